import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backdateFiles } from './backdate-files.ts'
import { call, logIn, type Target } from './calls.ts'
import { checkHistory } from './checks.ts'
import { postgresPrograms } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'
import { endServers, type ServerProcess, startServer } from './server-process.ts'
import { type Ground, prepareGround, startWriters } from './workload.ts'
import { useCluster } from './use-cluster.ts'

describe.skipIf(!postgresPrograms)('with PostgreSQL (where it is installed)', () => {
  const cluster = useCluster()
  let dataDir = ''
  let databaseUrl = ''
  let server: ServerProcess
  let target: Target
  let ground: Ground

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'nandu-faults-'))
    databaseUrl = await cluster().createDatabase()
    server = await startServer(dataDir, { DATABASE_URL: databaseUrl })
    target = await logIn(server.url)
    ground = await prepareGround(target)
  })
  afterEach(async () => {
    endServers()
    await rm(dataDir, { recursive: true, force: true })
  })

  const mediaFolder = () => join(dataDir, 'media')
  const answers = async () => (await call(target, 'listQuote')).status

  /** Files of uploads whose commit was not answered stay until a later start sweeps those that nobody owns. */
  async function restart(): Promise<void> {
    await server.end('SIGTERM')
    await backdateFiles(dataDir)
    server = await startServer(dataDir, { DATABASE_URL: databaseUrl })
    target = await logIn(server.url)
  }

  /** Writes without end while `fault` strikes again and again; afterwards everything is in order. */
  async function strike(times: number, fault: () => Promise<void>): Promise<void> {
    const writers = startWriters(target, ground)
    await writers.more(1, 'addDestinationMedia')
    for (let round = 0; round < times; round += 1) {
      await writers.more(Math.random() * 40)
      await fault()
    }
    await writers.more(10)
    await writers.more(1, 'addDestinationMedia')
    await writers.stop()
    expect(server.child.exitCode).toBeNull()
    await restart()
    await checkHistory(target, ground, writers.history, mediaFolder())
  }

  it('connections that are ended cost single calls at the most', () =>
    strike(rounds(3, 40), async () => {
      await cluster().ask(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'nandu%'",
      )
    }))

  it('a backend that is killed restarts PostgreSQL, and nothing is lost', () =>
    strike(rounds(1, 10), async () => {
      const [victim] = await cluster().backends()
      if (victim !== undefined) process.kill(victim, 'SIGKILL')
      await cluster().whenUp()
    }))

  it('a postmaster that is killed with all of its backends is waited for', () =>
    strike(rounds(1, 10), async () => {
      await cluster().kill()
      const away = await call(target, 'listQuote')
      expect(away.status).toBe(503)
      expect(away.endedAt - away.startedAt).toBeLessThan(5_000)
      await cluster().start()
    }))

  it('a database that is frozen is given up in time, and used again when it goes on', async () => {
    const writers = startWriters(target, ground)
    await writers.more(1, 'addDestinationMedia')
    await cluster().signalAll('SIGSTOP')
    const calls = await Promise.all(Array.from({ length: 300 }, () => call(target, 'listQuote')))
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 503))
    const waits = calls.map(({ startedAt, endedAt }) => endedAt - startedAt)
    // A statement is given up after 6 seconds, a wait for a connection after 2.
    expect(Math.max(...waits)).toBeLessThan(15_000)
    expect(await answers()).toBe(503)
    await cluster().signalAll('SIGCONT')
    await expect.poll(answers, { timeout: 10_000 }).toBe(200)
    await writers.more(20)
    await writers.stop()
    await checkHistory(target, ground, writers.history, mediaFolder())
  })
})
