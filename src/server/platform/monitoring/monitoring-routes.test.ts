import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mailsTo } from '#testing/accounts.ts'
import { cacheNoticesArrived } from '#testing/cache-notices.ts'
import { startTestApp, type TestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { unavailable } from '#contract/base/failures.ts'
import { makeReadiness } from './readiness.ts'

const metricsToken = 'a-token-of-the-monitoring-system'
const app = await startTestApp({ METRICS_TOKEN: metricsToken })

const scrape = (authorization = `Bearer ${metricsToken}`, { server }: TestApp = app) =>
  server.inject({ url: '/metrics', headers: { authorization } })

async function readMetric(from: TestApp, name: string): Promise<string[]> {
  const { payload } = await scrape(undefined, from)
  return payload.split('\n').filter((line) => line.startsWith(name))
}

describe('health', () => {
  it('is told without details, and kept by nobody', async () => {
    for (const [url, body] of [
      [
        '/healthz',
        {
          status: 'alive',
          version: expect.stringMatching(/^\d+\.\d+\.\d+/),
          commit: expect.stringMatching(/^[\da-f]{12}$/),
        },
      ],
      ['/readyz', { status: 'ready' }],
    ] as const) {
      const response = await app.server.inject(url)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual(body)
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  it('stays alive and is not ready while the database is away', async () => {
    const away = await startTestApp()
    await away.services.database.close()
    expect((await away.server.inject('/healthz')).statusCode).toBe(200)
    const response = await away.server.inject('/readyz')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ status: 'unavailable' })
  })

  it('fails at once when the server is asked to stop, while a request still runs', async () => {
    const leaving = await startTestApp()
    const origin = await leaving.server.listen({ port: 0, host: '127.0.0.1' })
    const running = request(`${origin}/api/listCountries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 2 },
    })
    const answered = once(running, 'response')
    await new Promise<void>((resolve) => {
      leaving.server.server.once('request', () => resolve())
      running.write('{')
    })
    const closed = leaving.server.close()
    const ready = await fetch(`${origin}/readyz`).then(
      ({ status }) => status,
      () => 'refused',
    )
    expect([503, 'refused']).toContain(ready)
    running.end('}')
    const [response]: IncomingMessage[] = await answered
    response?.resume()
    expect(response?.statusCode).toBe(200)
    await closed
  })
})

describe('a stop', () => {
  it('refuses without crying overload', async () => {
    const app = await startTestApp()
    const overloads = () => app.logs().filter(({ msg }) => msg === 'overloaded')
    app.server.shutdown = 'draining'
    expect((await app.server.inject('/readyz')).statusCode).toBe(503)
    app.server.shutdown = 'closing'
    const refused = await sendCall(app.server, 'listCountries')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    expect(refused.json()).toEqual({ name: 'UNEXPECTED_ERROR', context: {} })
    expect(overloads()).toEqual([])
    app.server.shutdown = 'running'
    app.services.admission.reads = () => Promise.reject(unavailable())
    expect((await sendCall(app.server, 'getPublicConfig')).statusCode).toBe(503)
    expect(overloads()).toHaveLength(1)
  })
})

describe('readiness', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is asked once a second, however often it is looked at', async () => {
    vi.useFakeTimers()
    let asked = 0
    let fails = false
    const isReady = makeReadiness(async () => {
      asked += 1
      if (fails) throw new Error('away')
    })
    const answers = await Promise.all(Array.from({ length: 50 }, isReady))
    expect(answers.every(Boolean)).toBe(true)
    expect(asked).toBe(1)
    fails = true
    vi.advanceTimersByTime(999)
    expect(await isReady()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(await isReady()).toBe(false)
    expect(asked).toBe(2)
  })
})

describe('metrics', () => {
  it('are for the holder of the token alone', async () => {
    for (const authorization of ['', metricsToken, `Bearer ${metricsToken}x`]) {
      const response = await scrape(authorization)
      expect(response.statusCode).toBe(401)
      expect(response.payload).toBe('')
    }
    expect((await scrape()).headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  })

  it('are not there without a token', async () => {
    const silent = await startTestApp()
    const response = await silent.server.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer ' },
    })
    expect(response.statusCode).toBe(404)
  })

  it('count requests by operation and class of status, and nothing a visitor makes up', async () => {
    await sendCall(app.server, 'listCountries')
    await sendCall(app.server, 'listCountries')
    await sendCall(app.server, 'listUsers')
    await sendCall(app.server, 'madeUp')
    const counts = await readMetric(app, 'http_request_duration_seconds_count')
    const of = (operation: string, status: string) =>
      `http_request_duration_seconds_count{operation="${operation}",status="${status}"}`
    expect(counts).toContain(`${of('listCountries', '2xx')} 2`)
    expect(counts).toContain(`${of('listUsers', '4xx')} 1`)
    expect(counts).toContain(`${of('unknown', '4xx')} 1`)
    expect(counts.join()).not.toContain('madeUp')
  })

  it('count what is found in the caches', async () => {
    const app = await startTestApp({ METRICS_TOKEN: metricsToken })
    const category = await app.admin('addCategory', { name: 'Trekking' })
    await cacheNoticesArrived(app.services)
    for (let times = 0; times < 3; times += 1) await app.call('getCategory', category)
    expect(await readMetric(app, 'nandu_cache_requests_total{cache="answers"')).toEqual([
      'nandu_cache_requests_total{cache="answers",outcome="miss"} 1',
      'nandu_cache_requests_total{cache="answers",outcome="hit"} 2',
    ])
  })

  it('count mails, and jobs that wait', async () => {
    // An app of its own: what was counted within the last minute is not counted again.
    const app = await startTestApp({ METRICS_TOKEN: metricsToken })
    const metric = (name: string) => readMetric(app, name)
    await app.makeUser({ email: 'counted@example.com' })
    await app.call('resetPasswordRequest', { email: 'counted@example.com', lang: 'en' })
    expect(await metric('nandu_jobs{queue="account-link",state="waiting"')).toEqual([
      expect.stringMatching(/ 1$/),
    ])
    expect(await mailsTo(app, 'counted@example.com')).toHaveLength(1)
    expect(await metric('nandu_mails_total{outcome="sent"')).toEqual([
      'nandu_mails_total{outcome="sent"} 1',
    ])
    expect((await metric('nandu_jobs')).join()).toContain('queue="dead-letters"')
  })

  it('tell which version runs', async () => {
    const { version, commit } = (await app.server.inject('/healthz')).json()
    expect(await readMetric(app, 'nandu_build_info{')).toEqual([
      `nandu_build_info{version="${version}",commit="${commit}",node="${process.version}"} 1`,
    ])
  })

  it('tell memory, event loop, decoders and, with PostgreSQL, connections', async () => {
    const { payload } = await scrape()
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'nandu_picture_decodes{state="waiting"}',
    ]) {
      expect(payload).toContain(name)
    }
    expect(payload.includes('nandu_database_connections')).toBe(
      app.services.database.kind === 'postgres',
    )
  })
})
