import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backdateFiles } from './backdate-files.ts'
import { type Call, logIn } from './calls.ts'
import { checkHistory } from './checks.ts'
import { type LossyProxy, startLossyProxy } from './lossy-proxy.ts'
import { postgresPrograms } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'
import { endServers, startServer } from './server-process.ts'
import { prepareGround, startWriters } from './workload.ts'
import { useCluster } from './use-cluster.ts'

/** Ten writes each. */
const turns = rounds(1, 300)

/** How long the calls took of which only so many in a hundred took longer. */
function waitOf(history: Call[], percent: number): number {
  const waits = history
    .map(({ startedAt, endedAt }) => endedAt - startedAt)
    .toSorted((a, b) => a - b)
  return Math.round(waits[Math.floor((waits.length * percent) / 100)] ?? 0)
}

describe.skipIf(!postgresPrograms)('a bad network to the database (PostgreSQL)', () => {
  const cluster = useCluster()
  let databaseUrl = ''
  let proxy: LossyProxy
  let dataDir = ''
  beforeEach(async () => {
    databaseUrl = await cluster().createDatabase()
    proxy = await startLossyProxy(databaseUrl)
    dataDir = await mkdtemp(join(tmpdir(), 'nandu-network-'))
  })
  afterEach(async () => {
    endServers()
    proxy.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it.each([
    ['answers that take 100 ms longer', { latencyMs: 100, resets: 0 }],
    ['100 ms, and 5 of 100 statements that end their connection', { latencyMs: 100, resets: 0.05 }],
  ])('%s: nothing acknowledged is lost, nothing is done twice', async (_what, faults) => {
    const server = await startServer(dataDir, { DATABASE_URL: proxy.url })
    const ground = await prepareGround(await logIn(server.url))
    const writers = startWriters(await logIn(server.url), ground)
    await writers.more(2, 'addDestinationMedia')
    await writers.more(6, 'createQuote')
    const before = writers.history.length
    proxy.worsen(faults)
    for (let turn = 0; turn < turns; turn += 1) await writers.more(10)
    await writers.stop()
    const during = writers.history.slice(before)
    proxy.worsen({ latencyMs: 0, resets: 0 })
    // Who writes to one row waits for the others: a request for a quote waits for nobody.
    for (const [operation, some] of Object.entries(
      Object.groupBy(during, (one) => one.operation),
    )) {
      const waits = [50, 99].map((percent) => waitOf(some ?? [], percent))
      process.stdout.write(
        `${operation}, ${some?.length} calls: half and 99 of 100 within ${waits.join(', ')} ms\n`,
      )
    }
    expect(server.child.exitCode).toBeNull()
    await server.end('SIGTERM')
    await backdateFiles(dataDir)
    const again = await startServer(dataDir, { DATABASE_URL: databaseUrl })
    const target = await logIn(again.url)
    await checkHistory(target, ground, writers.history, join(dataDir, 'media'))
  })
})
