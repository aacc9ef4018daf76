import { brotliCompressSync } from 'node:zlib'
import { drawRoute } from '#maps/draw-route.ts'
import { demonstrationRoutes } from '#testing/demonstration-routes.ts'
import { median, quantile } from './load.ts'

/** How long the map of each of the demonstration's journeys takes to draw, and how much of it is sent. */
const rounds = Number(process.argv[2] ?? 5)
const routes = [...demonstrationRoutes('es').values()]

const bytes = routes.map((route) => brotliCompressSync(drawRoute(route) ?? '').length)
const times = Array.from({ length: rounds }, () => routes)
  .flat()
  .map((route) => {
    const start = process.cpuUsage()
    drawRoute(route)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })

console.log(`routes          ${routes.length}`)
console.log(
  `drawing, ms     median ${median(times).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}`,
)
console.log(`bytes, Brotli   median ${median(bytes)}, most ${Math.max(...bytes)}`)
