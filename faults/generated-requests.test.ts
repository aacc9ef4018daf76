import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '#contract/index.ts'
import { backdateFiles } from './backdate-files.ts'
import { callerOf, logIn } from './calls.ts'
import { sendGenerated } from './generated/run.ts'
import { checkState } from './generated/state.ts'
import { postgresPrograms } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'
import { endServers, startServer } from './server-process.ts'
import { useCluster } from './use-cluster.ts'

/** On each database; a million in all in the long form. The same seed sends the same. */
const count = Number(process.env['GENERATED_REQUESTS'] ?? rounds(1_500, 500_000))
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
const hours = 60 * 60 * 1000
/** From half of the requests to all: of few, code is still compiled and caches fill up to their bounds meanwhile. */
const growthMax = count < 100_000 ? 1.6 : 1.1

let dataDir = ''

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nandu-generated-'))
})
afterEach(async () => {
  endServers()
  await rm(dataDir, { recursive: true, force: true })
})

/** Error lines of a log, and what is worse. */
const errorsIn = (log: string) => log.split('\n').filter((line) => /"level":[56]0/.test(line))

async function sendToAll(variables: NodeJS.ProcessEnv): Promise<void> {
  const heapFile = join(dataDir, 'heap.json')
  const server = await startServer(dataDir, { ...variables, HEAP_FILE: heapFile })
  const { faults, done, memory, ...counts } = await sendGenerated(server, count, seed, heapFile)
  const all = Object.keys(operations).length
  const figures = { seed, ...counts, done: `${done.size} of ${all}`, memory }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  expect(faults.join('\n\n')).toBe('')
  expect(errorsIn(server.output())).toEqual([])
  const [half, end] = memory
  expect(Number(end?.heapUsed) / Number(half?.heapUsed)).toBeLessThan(growthMax)
  // Most have been called with something that they take.
  expect(done.size / all).toBeGreaterThan(count < 10_000 ? 0.25 : 0.6)

  // Whatever was done, the next start takes it, and all of it can be read.
  expect(await server.end('SIGTERM')).toBe(0)
  await backdateFiles(dataDir)
  const again = await startServer(dataDir, variables)
  await checkState(again.url, callerOf(await logIn(again.url)))
  expect(await again.end('SIGTERM')).toBe(0)
  expect(errorsIn(again.output())).toEqual([])
}

describe('whatever is sent by whomever, a server answers as declared, tells nobody too much and stays as it was', () => {
  it('on the embedded database', () => sendToAll({}), 4 * hours)

  describe.skipIf(!postgresPrograms)('where PostgreSQL is installed', () => {
    const cluster = useCluster()

    it(
      'on PostgreSQL',
      async () => sendToAll({ DATABASE_URL: await cluster().createDatabase() }),
      4 * hours,
    )
  })
})
