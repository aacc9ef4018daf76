import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { openDatabase } from '#server/db/connect.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { measureLoad, median } from './load.ts'
import { address, port, residentMegabytes } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/** P7 and P8: from starting on an existing database to the first page; memory idle and under load. */
const rounds = Number(process.argv[2] ?? 5)
const root = new URL('..', import.meta.url)

/** What `npm run serve` gives Node; npm itself is not measured. */
const { scripts } = z
  .object({ scripts: z.object({ serve: z.string() }) })
  .parse(JSON.parse(await readFile(new URL('package.json', root), 'utf8')))
const serving = scripts.serve.split(' ').slice(1)

function startProduct(variables: Record<string, string>): ChildProcess {
  return spawn(process.execPath, serving, {
    cwd: root,
    env: {
      ...process.env,
      APP_MODE: 'demo',
      DEMO: '0',
      PORT: port,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...variables,
    },
    stdio: 'ignore',
  })
}

async function firstPage(): Promise<void> {
  while (true) {
    const answer = await fetch(`${address}/es`).catch(() => null)
    if (answer?.ok) return
    await pause(10)
  }
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** Seconds to the first page, the median of all starts but the first, which may migrate. */
async function measureStart(variables: Record<string, string>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const begun = performance.now()
    const server = startProduct(variables)
    await firstPage()
    if (round > 0) times.push((performance.now() - begun) / 1000)
    await stop(server)
  }
  return median(times)
}

async function measureMemory(variables: Record<string, string>): Promise<void> {
  const server = startProduct(variables)
  try {
    await firstPage()
    await pause(5_000)
    const idle = await residentMegabytes(server)
    const most = await mostUnderLoad(server)
    console.log(
      `memory on PostgreSQL: idle ${Math.round(idle)} MB, under load at most ${Math.round(most)} MB`,
    )
  } finally {
    await stop(server)
  }
}

async function mostUnderLoad(server: ChildProcess): Promise<number> {
  const payload = { limit: 100 }
  const loads = [
    { url: `${address}/api/listDestinations`, payload },
    { url: `${address}/api/listTours`, payload },
    { url: `${address}/en`, headers: { 'accept-encoding': 'br' } },
    { url: `${address}/en/destinations`, headers: { 'accept-encoding': 'br' } },
    { url: `${address}/api/getSearchResults`, payload: { keyword: 'montaña', lang: 'es' } },
  ]
  let most = 0
  for (const load of loads) {
    const done = measureLoad(load, 8).then(() => true)
    while (!(await Promise.race([done, pause(500, false)]))) {
      most = Math.max(most, await residentMegabytes(server))
    }
  }
  return most
}

async function fillEmbedded(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null, databasePoolMax: 1 })
  await migrateDatabase(database)
  await fillCatalogue(database, 200)
  await database.close()
}

const dataDir = await mkdtemp(join(tmpdir(), 'nandu-bench-start-'))
await fillEmbedded(dataDir)
console.log(
  `start to first page, embedded: ${(await measureStart({ DATA_DIR: dataDir })).toFixed(2)} s`,
)
await rm(dataDir, { recursive: true, force: true })
await withCatalogue(200, async ({ variables }) => {
  console.log(`start to first page, PostgreSQL: ${(await measureStart(variables)).toFixed(2)} s`)
  await measureMemory(variables)
})
