import { beforeEach, describe, expect, it } from 'vitest'
import { browserReportsPath } from '#contract/base/addresses/addresses.ts'
import { limits } from '#contract/base/limits.ts'
import { browserReports } from '../db/schema/index.ts'
import { purgeExpired } from '#server/start/purge-expired.ts'
import { startTestApp } from '#testing/app.ts'

const app = await startTestApp()
const { admin } = app
const { database, clock } = app.services
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

function send(body: unknown, type = 'text/plain;charset=UTF-8', { server } = app) {
  return server.inject({
    method: 'POST',
    url: browserReportsPath,
    headers: { 'content-type': type, 'user-agent': firefox },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const failed = (over: object = {}) => ({
  message: 'TypeError: x is undefined',
  source: 'https://site.example/assets/page.js?v=1',
  line: 3,
  column: 14,
  page: '/es/tours',
  ...over,
})

async function listed() {
  await app.services.browserReports.write()
  return (await admin('listBrowserReports')).list
}

beforeEach(async () => {
  await app.services.browserReports.write()
  await database.db.delete(browserReports)
})

describe('what a browser reports', () => {
  it('is listed for admins: what, where, in which browser, how often', async () => {
    expect((await send(failed())).statusCode).toBe(204)
    await send(failed({ page: '/pt/requests/a-secret-token' }))
    expect(await listed()).toMatchObject([
      {
        kind: 'error',
        message: 'TypeError: x is undefined',
        source: '/assets/page.js:3:14',
        page: '/pt/requests/[token]',
        browser: 'Firefox, Windows',
        count: 2,
      },
    ])
    await send(failed())
    const [report] = await listed()
    expect(report).toMatchObject({ count: 3, page: '/es/tours' })
    expect(report?.lastAt).toBeInstanceOf(Date)
  })

  it('may be what a policy forbade', async () => {
    const sent = {
      'csp-report': {
        'document-uri': 'https://site.example/en/preview/a-secret-token?x=1',
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/a.js?secret=1',
        'original-policy': 'a long one',
      },
    }
    expect((await send(sent, 'application/csp-report')).statusCode).toBe(204)
    expect(await listed()).toMatchObject([
      { kind: 'policy', message: 'script-src-elem /a.js', source: '', page: '/en/preview/[token]' },
    ])
  })

  it('is one line of 300 characters at most', async () => {
    await send(failed({ message: `a\n\u0000b${'c'.repeat(5_000)}` }))
    const [report] = await listed()
    expect(report?.message).toMatch(/^a bc{297}$/)
  })

  it.each([
    ['no JSON', '{'],
    ['another form', { message: 1 }],
    ['nothing said', failed({ message: ' ' })],
    ['an add-on’s', failed({ source: 'moz-extension://id/a.js' })],
    ['a prototype', '{"__proto__":{"message":"x"}}'],
  ])('is refused, with nothing kept, when it is %s', async (_name, body) => {
    const answer = await send(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ name: 'INVALID_DATA_ERROR' })
    expect(await listed()).toEqual([])
  })

  it('is no longer than 8 kB', async () => {
    expect((await send(failed({ message: 'a'.repeat(9_000) }))).statusCode).toBe(413)
    expect(await listed()).toEqual([])
  })

  it('is taken 30 times an hour from one address', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on' })
    const codes: number[] = []
    for (let times = 0; times < 31; times += 1) {
      codes.push((await send(failed(), 'text/plain', limited)).statusCode)
    }
    expect(codes.filter((code) => code === 204)).toHaveLength(30)
    expect(codes.at(-1)).toBe(429)
  })

  it('pushes nothing out: a full list counts only what it has', async () => {
    const now = clock()
    const known = Array.from({ length: limits.browserReports }, (_, at) => ({
      kind: 'error' as const,
      message: `known ${at}`,
      source: '',
      page: '/es',
      browser: '',
      count: 1,
      firstAt: now,
      lastAt: now,
    }))
    await database.db.insert(browserReports).values(known)
    const { count } = app.services.browserReports
    count({ kind: 'error', message: 'new', source: '', page: '/es', browser: '' })
    count({ kind: 'error', message: 'known 7', source: '', page: '/pt', browser: '' })
    const list = await listed()
    expect(list).toHaveLength(limits.browserReports)
    expect(list.find(({ message }) => message === 'new')).toBeUndefined()
    expect(list.find(({ message }) => message === 'known 7')).toMatchObject({ count: 2 })
  })
})

describe('a report', () => {
  it('is dismissed until it comes again, also what was not written yet', async () => {
    await send(failed())
    const [report] = await listed()
    await send(failed())
    await admin('dismissBrowserReport', { id: report?.id ?? '' })
    expect(await listed()).toEqual([])
    await expect(admin('dismissBrowserReport', { id: report?.id ?? '' })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
    await send(failed())
    expect(await listed()).toMatchObject([{ count: 1 }])
  })

  it('goes 30 days after it came last', async () => {
    await send(failed())
    await send(failed({ message: 'old' }))
    await listed()
    const before = new Date(clock().getTime() - 31 * 24 * 60 * 60 * 1000)
    await database.db.execute(
      `update browser_reports set last_at = '${before.toISOString()}' where message = 'old'`,
    )
    await purgeExpired(app.services)
    expect((await listed()).map(({ message }) => message)).toEqual([failed().message])
  })
})
