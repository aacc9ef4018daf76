import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ask, call, logIn } from './calls.ts'
import { checkHistory } from './checks.ts'
import { type Cluster, postgresPrograms, type Standby, startCluster } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'
import { endServers, type ServerProcess, spawnServer, startServer } from './server-process.ts'
import { startSwitchingProxy } from './switching-proxy.ts'
import { prepareGround, startWriters } from './workload.ts'

const metricsToken = 'a-token-of-the-monitoring-system'
const isAwayLine = 'the replica is unavailable'

describe.skipIf(!postgresPrograms)('a replica (where PostgreSQL is installed)', () => {
  let cluster: Cluster
  let standby: Standby
  let databaseUrl = ''
  let replicaUrl = ''
  let folder = ''

  beforeEach(async () => {
    cluster = await startCluster()
    databaseUrl = await cluster.createDatabase()
    standby = await cluster.startStandby()
    replicaUrl = standby.urlOf(new URL(databaseUrl).pathname.slice(1))
    folder = await mkdtemp(join(tmpdir(), 'nandu-replica-'))
  })
  afterEach(async () => {
    endServers()
    await cluster.remove()
    await rm(folder, { recursive: true, force: true })
  })

  const start = (more: NodeJS.ProcessEnv = {}) =>
    startServer(folder, {
      DATABASE_URL: databaseUrl,
      DATABASE_READ_URL: replicaUrl,
      METRICS_TOKEN: metricsToken,
      ...more,
    })

  it('never shows anybody less than what was answered before, however far behind it is', async () => {
    const server = await start({ WORKERS: '2' })
    const target = await logIn(server.url)
    const { destinationId: id } = await prepareGround(target)
    let answered = 0
    let serial = 0
    let reading = true
    const stale: string[] = []
    let reads = 0
    const read = async () => {
      while (reading) {
        const least = answered
        const shown = await shownSerial(server)
        reads += 1
        if (shown < least) stale.push(`${shown} after ${least}`)
      }
    }
    const edit = async () => {
      serial += 1
      await ask(target, 'editDestination', { id, details: named(serial) })
      answered = serial
    }
    await edit()
    const readers = Promise.all(Array.from({ length: 4 }, read))
    for (let round = 0; round < rounds(3, 50); round += 1) {
      await standby.ask('select pg_wal_replay_pause()')
      for (let times = 0; times < 3; times += 1) await edit()
      await pause(100)
      await standby.ask('select pg_wal_replay_resume()')
      // It catches up while there are further changes.
      for (let times = 0; times < 3; times += 1) await edit()
      await pause(100)
    }
    reading = false
    await readers
    expect(stale).toEqual([])
    expect(reads).toBeGreaterThan(20)
    expect(await readsAt(server, 'behind')).toBeGreaterThan(0)
    expect(await shownSerial(server)).toBe(serial)
    const before = await readsAt(server, 'replica')
    await edit()
    await pause(500)
    await shownSerial(server)
    expect(await readsAt(server, 'replica')).toBeGreaterThan(before)
  })

  it('that ends or hangs is missed by nobody, and said once', async () => {
    const server = await start()
    const target = await logIn(server.url)
    const { destinationId: id } = await prepareGround(target)
    let serial = 0
    const seesEdits = async (count: number) => {
      for (let times = 0; times < count; times += 1) {
        serial += 1
        await ask(target, 'editDestination', { id, details: named(serial) })
        expect(await shownSerial(server)).toBe(serial)
      }
    }
    for (let round = 1; round <= rounds(2, 10); round += 1) {
      await seesEdits(3)
      await (round % 2 === 0 ? standby.signalAll('SIGSTOP') : standby.kill())
      await seesEdits(5)
      expect(server.output().split(isAwayLine)).toHaveLength(round + 1)
      await (round % 2 === 0 ? standby.signalAll('SIGCONT') : standby.start())
      const before = await readsAt(server, 'replica')
      await expect
        .poll(
          async () => {
            await seesEdits(1)
            return readsAt(server, 'replica')
          },
          { timeout: 60_000, interval: 500 },
        )
        .toBeGreaterThan(before)
    }
  })

  it('lets the site be read while the database is away', async () => {
    const server = await start({ LOG_LEVEL: 'fatal' })
    const target = await logIn(server.url)
    const { destinationId: id } = await prepareGround(target)
    await ask(target, 'editDestination', { id, details: named(7) })
    await expect.poll(() => shownSerial(server)).toBe(7)
    await cluster.kill()
    for (let page = 1; page <= 20; page += 1) {
      // Each is made anew, and asks what nobody has asked before.
      const made = await fetch(`${server.url}/en/destinations?tag=${page}`)
      expect(made.status).toBe(200)
      const search = await call({ url: server.url, token: '' }, 'getSearchResults', {
        keyword: `Salta ${page}`,
        lang: 'en',
      })
      expect(search.status).toBe(200)
    }
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect((await call(target, 'editDestination', { id, details: named(8) })).status).toBe(503)
    await cluster.start()
    await expect
      .poll(async () => (await call(target, 'editDestination', { id, details: named(9) })).status, {
        timeout: 60_000,
      })
      .toBe(200)
    expect(await shownSerial(server)).toBe(9)
  })

  it('that is synchronous and takes over has every acknowledged write', async () => {
    await cluster.ask("alter system set synchronous_standby_names = '*'")
    await cluster.ask('select pg_reload_conf()')
    const proxy = await startSwitchingProxy(databaseUrl)
    const server = await start({ DATABASE_URL: proxy.url, LOG_LEVEL: 'fatal' })
    const target = await logIn(server.url)
    const ground = await prepareGround(target)
    const writers = startWriters(target, ground)
    await writers.more(60)
    await writers.more(2, 'addDestinationMedia')
    await cluster.kill()
    await standby.ask("alter system set synchronous_standby_names = ''")
    await standby.promote()
    proxy.switchTo(replicaUrl)
    await writers.more(60)
    expect((await fetch(`${server.url}/en/destinations`)).status).toBe(200)
    await writers.stop()
    await checkHistory(target, ground, writers.history, null)
    proxy.close()
  })

  it('of another database ends the start with one line', async () => {
    const other = await cluster.createDatabase()
    const server = spawnServer(folder, 0, {
      DATABASE_URL: databaseUrl,
      DATABASE_READ_URL: other,
    })
    await expect.poll(() => server.child.exitCode, { timeout: 60_000 }).toBe(1)
    expect(server.output().trim()).toMatch(/^DATABASE_READ_URL: [^\n]+$/)
  })
})

const named = (serial: number) => [{ name: `Salta ${serial}`, description: 'High.', lang: 'en' }]

/** The number in the name that a page shows. */
async function shownSerial({ url }: ServerProcess): Promise<number> {
  const response = await fetch(`${url}/en/destinations`)
  if (!response.ok) throw new Error(`The page answers ${response.status}`)
  return Number(/Salta (\d+)/.exec(await response.text())?.[1] ?? 0)
}

/** How many reads of the catalogue went there. */
async function readsAt({ url }: ServerProcess, place: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${url}/metrics`, { headers })).text()
  const lines = text.split('\n').filter((line) => line.startsWith('nandu_catalogue_reads_total{'))
  const counts = lines.filter((line) => line.includes(`place="${place}"`))
  return counts.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
