import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import { logIn } from './calls.ts'
import { checkHistory } from './checks.ts'
import { backdateFiles } from './backdate-files.ts'
import { postgresPrograms } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'
import { endServers, startServer } from './server-process.ts'
import { prepareGround, startWriters } from './workload.ts'
import { useCluster } from './use-cluster.ts'

const killed = rounds(2, 100)
/** A kill comes after one more upload, and then at a random moment, counted in writes. */
const writesMore = 60
let dataDir = ''

afterEach(async () => {
  endServers()
  await rm(dataDir, { recursive: true, force: true })
})

/** Writes, uploads and deletes without end while the server is killed again and again. */
async function killAgainAndAgain(variables: NodeJS.ProcessEnv): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'nandu-kills-'))
  const port = String(await freePort())
  const start = () => startServer(dataDir, { ...variables, PORT: port })
  let server = await start()
  const target = await logIn(server.url)
  const ground = await prepareGround(target)
  const writers = startWriters(target, ground)
  for (let round = 0; round < killed; round += 1) {
    await writers.more(1, 'addDestinationMedia')
    await writers.more(Math.random() * writesMore)
    await server.end('SIGKILL')
    server = await start()
  }
  await writers.stop()
  await server.end('SIGKILL')
  await backdateFiles(dataDir)
  server = await start()
  await checkHistory(target, ground, writers.history, join(dataDir, 'media'))
  await expect.poll(() => readdir(join(dataDir, 'tmp'))).toEqual([])
  expect(await server.end('SIGTERM')).toBe(0)
}

describe('a server that is killed under writes and uploads', () => {
  it('keeps what it acknowledged, whole, on the embedded database', () => killAgainAndAgain({}))

  describe.skipIf(!postgresPrograms)('on PostgreSQL (where it is installed)', () => {
    const cluster = useCluster()

    it('keeps what it acknowledged, whole', async () => {
      await killAgainAndAgain({ DATABASE_URL: await cluster().createDatabase() })
    })
  })
})
