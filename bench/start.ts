import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#server/platform/db/connect.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { measureLoad } from './load.ts'
import { firstPage, measureStart, startProduct, stop } from './product.ts'
import { address, residentMegabytes } from './servers.ts'
import { withCatalogue } from './with-catalogue.ts'

/** P7 and P8: from starting on an existing database to the first page; memory idle and under load. */
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

const dataDir = await mkdtemp(join(tmpdir(), 'nandu-bench-start-'))
await fillEmbedded(dataDir)
console.log(
  `start to first page, embedded: ${(await measureStart({ DATA_DIR: dataDir }, rounds)).toFixed(2)} s`,
)
await rm(dataDir, { recursive: true, force: true })
await withCatalogue(200, async ({ variables }) => {
  console.log(
    `start to first page, PostgreSQL: ${(await measureStart(variables, rounds)).toFixed(2)} s`,
  )
  await measureMemory(variables)
})
