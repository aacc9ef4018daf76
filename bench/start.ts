import { type ChildProcess, execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase } from '#server/platform/db/connect.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { measureLoad, median } from './load.ts'
import { firstPage, measureStart, startProduct, stop } from './product.ts'
import { address, residentMegabytes } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/**
 * P7 and P8: from starting on an existing database to the first page, beside the embedded database alone; memory idle and
 * under load. Fails where the first page takes longer than 1.2 s.
 */
const run = promisify(execFile)
const rounds = Number(process.argv[2] ?? 5)

async function measureMemory(variables: Record<string, string>): Promise<void> {
  const server = startProduct(variables)
  try {
    await firstPage(server)
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

/** Seconds that a process takes to open the embedded database and to close it, the median. */
async function measureOpening(folder: string): Promise<number> {
  const program = join(import.meta.dirname, 'open-embedded.ts')
  const preload = join(import.meta.dirname, '../src/server/platform/db/quick-resolution.js')
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    await run(process.execPath, ['--import', preload, program, folder])
    times.push((performance.now() - begun) / 1000)
  }
  return median(times)
}

const dataDir = await mkdtemp(join(tmpdir(), 'nandu-bench-start-'))
await fillEmbedded(dataDir)
const embedded = await measureStart({ DATA_DIR: dataDir }, rounds)
const alone = await measureOpening(dataDir)
console.log(
  `start to first page, embedded: ${embedded.toFixed(2)} s; the database alone: ${alone.toFixed(2)} s`,
)
if (embedded > 1.2) process.exitCode = 1
await rm(dataDir, { recursive: true, force: true })
await withCatalogue(200, async ({ variables }) => {
  console.log(
    `start to first page, PostgreSQL: ${(await measureStart(variables, rounds)).toFixed(2)} s`,
  )
  await measureMemory(variables)
})
