import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '#testing/mail-server.ts'
import { ask, logIn, type Target } from './calls.ts'
import { checkHistory } from './checks.ts'
import { type Cluster, postgresPrograms, startCluster } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'
import {
  endServers,
  type ServerProcess,
  startServer,
  productionVariables,
} from './server-process.ts'
import { prepareGround, startWriters } from './workload.ts'

const metricsToken = 'a-token-of-the-monitoring-system'

describe.skipIf(!postgresPrograms)('workers (where PostgreSQL is installed)', () => {
  let cluster: Cluster
  let mailServer: MailServer
  let databaseUrl = ''
  let folder = ''

  beforeAll(async () => {
    cluster = await startCluster()
    mailServer = await startMailServer()
  })
  afterAll(async () => {
    await mailServer.close()
    await cluster.remove()
  })
  beforeEach(async () => {
    databaseUrl = await cluster.createDatabase()
    folder = await mkdtemp(join(tmpdir(), 'nandu-workers-'))
  })
  afterEach(async () => {
    endServers()
    await rm(folder, { recursive: true, force: true })
  })

  /** As in production, but that visitors make no captcha. */
  async function start(workers: number, more: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    const server = await startServer(folder, {
      ...productionVariables(databaseUrl, mailServer.url),
      METRICS_TOKEN: metricsToken,
      WORKERS: String(workers),
      LOG_LEVEL: 'info',
      ...more,
    })
    await expect.poll(() => workersOf(server), { timeout: 60_000 }).toHaveLength(workers)
    await expect.poll(() => answering(server), { timeout: 60_000 }).toHaveLength(workers)
    return server
  }

  it('count a limit together, and each sees at once what another has changed', async () => {
    const server = await start(3)
    const target = await logIn(server.url)
    const { destinationId: id } = await prepareGround(target)

    const guess = { email: 'guess@example.com', password: 'Wrong-123' }
    const statuses = await Promise.all(
      Array.from({ length: 14 }, () => onNewConnection(server.url, 'login', guess)),
    )
    expect(statuses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(4)

    const names = async () => {
      const pages = await Promise.all(
        Array.from({ length: 6 }, () => send(`${server.url}/en/destinations`)),
      )
      return new Set(pages.map(({ body }) => /Salta \d+/.exec(body)?.[0]))
    }
    for (let serial = 1; serial <= rounds(5, 100); serial += 1) {
      await names()
      const details = [{ name: `Salta ${serial}`, description: 'High.', lang: 'en' }]
      await ask(target, 'editDestination', { id, details })
      expect(await names()).toEqual(new Set([`Salta ${serial}`]))
    }
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"incoming request"'))
    expect(new Set(lines.map((line) => (JSON.parse(line) as { worker: number }).worker))).toEqual(
      new Set([1, 2, 3]),
    )
  })

  it('are replaced one after the other on SIGHUP without a failed request', async () => {
    const server = await start(2)
    const target = await logIn(server.url)
    const { destinationId: entityId } = await prepareGround(target)
    const failures: string[] = []
    let answered = 0
    let asked = 0
    let visiting = true
    const agent = new Agent({ keepAlive: true })
    const visit = async (visitor: number) => {
      for (let serial = 1; visiting; serial += 1) {
        // Some connections are kept, others are new ones.
        const options = visitor % 2 === 0 ? { agent } : {}
        asked += 1
        const address = `198.51.${Math.floor(asked / 250) % 250}.${asked % 250}`
        const message = `Quote ${visitor}-${serial}`
        const quote = {
          email: 'a@example.com',
          name: 'A',
          entityType: 'destination',
          entityId,
          message,
        }
        const reply =
          serial % 10 === 0
            ? await send(`${server.url}/api/createQuote`, { ...options, payload: quote, address })
            : await send(`${server.url}/en/destinations`, { ...options, address })
        answered += 1
        if (reply.status !== 200) failures.push(`${reply.status} ${reply.body}`)
      }
    }
    const visits = Promise.all(Array.from({ length: 8 }, (_, visitor) => visit(visitor)))
    for (let round = 0; round < rounds(1, 10); round += 1) {
      const before = await workersOf(server)
      server.child.kill('SIGHUP')
      await expect
        .poll(async () => (await workersOf(server)).filter((pid) => before.includes(pid)), {
          timeout: 90_000,
        })
        .toEqual([])
      await expect.poll(() => workersOf(server), { timeout: 30_000 }).toHaveLength(2)
      const wanted = answered + 50
      await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(wanted)
    }
    visiting = false
    await visits
    agent.destroy()
    expect(failures).toEqual([])
  })

  it('that are killed are replaced, and lose nothing acknowledged', async () => {
    const server = await start(2, {
      APP_MODE: 'demo',
      RATE_LIMIT: 'off',
      CAPTCHA_PROVIDER: 'fake',
      SITE_URL: '',
    })
    const target = await logIn(server.url)
    const ground = await prepareGround(target)
    const writers = startWriters(target, ground)
    for (let round = 0; round < rounds(1, 30); round += 1) {
      await writers.more(15)
      const pids = await workersOf(server)
      process.kill(pids[round % pids.length] ?? 0, 'SIGKILL')
      await expect.poll(() => answering(server), { timeout: 60_000 }).toHaveLength(2)
    }
    await writers.more(2, 'addDestinationMedia')
    await writers.stop()
    // What a killed worker left is swept after an hour: the others may be at it.
    await checkHistory(target, ground, writers.history, null)
    expect(server.child.exitCode).toBeNull()
  })

  it('end with the primary process, which finishes what has begun', async () => {
    const server = await start(2)
    const target = await logIn(server.url)
    const slow = sendSlowly(target)
    await slow.begun
    const pids = await workersOf(server)
    const ended = server.end('SIGTERM')
    await expect
      .poll(async () => (await send(`${server.url}/readyz`).catch(() => null))?.status)
      .not.toBe(200)
    slow.finish()
    expect((await slow.answered).status).toBe(200)
    expect(await ended).toBe(0)
    expect(pids.filter(isAlive)).toEqual([])
  })

  it('do not outlive a primary process that is killed', async () => {
    const server = await start(2)
    const pids = await workersOf(server)
    await server.end('SIGKILL')
    await expect.poll(() => pids.filter(isAlive), { timeout: 30_000 }).toEqual([])
  })

  it('that end again and again are given up with an error', async () => {
    const mark = join(folder, 'crash')
    const server = await start(2, { CRASH_WHILE_THERE_IS: mark })
    await writeFile(mark, '')
    for (const pid of await workersOf(server)) process.kill(pid, 'SIGKILL')
    await expect.poll(() => server.child.exitCode, { timeout: 120_000 }).toBe(1)
    expect(server.output()).toContain('The workers end again and again')
  })

  it('tell their metrics together, whichever is asked', async () => {
    const server = await start(2)
    await Promise.all(
      Array.from({ length: 6 }, () => onNewConnection(server.url, 'listCountries', {})),
    )
    const headers = { authorization: `Bearer ${metricsToken}` }
    const { body } = await send(`${server.url}/metrics`, { headers })
    const of = (name: string) => body.split('\n').filter((line) => line.startsWith(name))
    const listings = of('http_request_duration_seconds_count').filter((line) =>
      line.includes('listCountries'),
    )
    expect(listings).toHaveLength(2)
    expect(listings.map((line) => Number(line.split(' ').at(-1))).reduce((a, b) => a + b)).toBe(6)
    expect(of('process_resident_memory_bytes{')).toHaveLength(2)
    expect(of('process_start_time_seconds{')).toHaveLength(2)
  })
})

interface Sent {
  payload?: unknown
  address?: string
  agent?: Agent
  headers?: Record<string, string>
}

/** One request, on a connection of its own unless an agent keeps them. */
function send(url: string, { payload, address, agent, headers }: Sent = {}) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(
      url,
      {
        method: payload === undefined ? 'GET' : 'POST',
        agent: agent ?? false,
        headers: {
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...(address === undefined ? {} : { 'x-forwarded-for': address }),
          ...headers,
        },
      },
      (reply) => {
        let body = ''
        reply.on('data', (chunk: Buffer) => (body += chunk.toString()))
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body }))
        reply.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(payload === undefined ? undefined : JSON.stringify(payload))
  })
}

const onNewConnection = (url: string, operation: string, payload: unknown) =>
  send(`${url}/api/${operation}`, { payload, address: '203.0.113.7' })

/** A call whose body is on its way until `finish`. */
function sendSlowly({ url, token }: Target) {
  const begun = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<{ status: number }>()
  const sent = request(`${url}/api/listUsers`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': 2, authorization: token },
  })
  sent.on('error', answered.reject)
  sent.on('response', (reply) => {
    reply.resume()
    answered.resolve({ status: reply.statusCode ?? 0 })
  })
  sent.write('{', () => setTimeout(begun.resolve, 500))
  return { begun: begun.promise, answered: answered.promise, finish: () => void sent.end('}') }
}

/** Process ids of the workers. */
async function workersOf({ child }: ServerProcess): Promise<number[]> {
  const list = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
  return list.trim().split(/\s+/).filter(Boolean).map(Number)
}

/** Which workers answer, by their own word: each tells its metrics. */
async function answering({ url }: ServerProcess): Promise<string[]> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { body } = await send(`${url}/metrics`, { headers })
  return body.match(/^process_start_time_seconds\{.*$/gm) ?? []
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
