import { unknownSite } from '#contract/site-defaults.ts'
import Fastify from 'fastify'
import { RouterContextProvider } from 'react-router'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { unavailable } from '#contract/failures.ts'
import { makeCaches, withoutCaching } from '#server/cache/caches.ts'
import type { Pages } from './serve-pages.ts'
import { servePages } from './serve-pages.ts'

const html = '<script>let page</script>'

const site = { ...unknownSite, name: 'Ñandú', url: 'https://travel.example' }
const caches = () => makeCaches({ version: () => 1 })

function serve(over: Partial<Pages> = {}, answer = (_url: string) => new Response(html)) {
  const asked: Request[] = []
  const app = Fastify()
  servePages(app, {
    siteUrl: site.url,
    site: async () => site,
    policy: { development: false, captchaHosts: [] },
    makeCaller: () => async () => {
      throw new Error('no operation is called here')
    },
    admit: (work) => work(),
    cache: withoutCaching(caches()).pages,
    load: async () => ({
      pickLanguage: ({ cookie }) => (cookie === 'language=es' ? 'es' : 'en'),
      createPageContext: async () => new RouterContextProvider(),
      handle: async (request) => {
        asked.push(request)
        const response = answer(request.url)
        response.headers.set('content-type', 'text/html; charset=utf-8')
        return response
      },
    }),
    ...over,
  })
  return { app, asked }
}

describe('a page', () => {
  test('carries every header of a page', async () => {
    const { headers } = await serve().app.inject('/en')
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cache-control': 'no-cache',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  test('is asked for by its address alone, whatever the visitor’s headers say', async () => {
    const { app, asked } = serve()
    await app.inject({
      url: '/en',
      headers: { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    })
    expect(asked[0]?.url).toBe('https://travel.example/en')
    expect([...(asked[0]?.headers ?? [])]).toEqual([])
  })

  test('that the client has already is not sent again', async () => {
    const { app } = serve()
    const first = await app.inject('/en')
    const again = await app.inject({
      url: '/en',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('is compressed for those who take it so', async () => {
    const { app } = serve()
    const brotli = await app.inject({ url: '/en', headers: { 'accept-encoding': 'gzip, br' } })
    expect(brotli.headers['content-encoding']).toBe('br')
    const refused = await app.inject({
      url: '/en',
      headers: { 'accept-encoding': 'br;q=0, gzip;q=0' },
    })
    expect(refused.headers['content-encoding']).toBeUndefined()
    expect(refused.body).toBe(html)
  })

  test('is cached by its path and language, never with a query', async () => {
    const { app, asked } = serve({ cache: caches().pages })
    for (const url of ['/', '/', '/?utm=1', '/?utm=1']) await app.inject(url)
    expect(asked).toHaveLength(3)
    await app.inject({ url: '/', headers: { cookie: 'language=es' } })
    expect(asked).toHaveLength(4)
  })

  test('is made again when the agency’s day has ended: departures pass and prices lapse', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T02:59:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const days: string[] = []
    const { app } = serve({
      cache: caches().pages,
      load: async () => ({
        pickLanguage: () => 'en',
        createPageContext: async ({ today }) => {
          days.push(today)
          return new RouterContextProvider()
        },
        handle: async () => new Response(html),
      }),
    })
    await app.inject('/en')
    await app.inject('/en')
    vi.setSystemTime(new Date('2026-07-01T03:00:00Z'))
    await app.inject('/en')
    expect(days).toEqual(['2026-06-30', '2026-07-01'])
  })
})

describe('a page that cannot be made now', () => {
  test('is refused before any work when too many are being rendered', async () => {
    const { app, asked } = serve({ admit: () => Promise.reject(unavailable()) })
    const answer = await app.inject('/es')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(asked).toHaveLength(0)
  })

  test('is the site’s error page with 503 when what it reads is away', async () => {
    const { app } = serve({
      load: async () => ({
        pickLanguage: () => 'en',
        createPageContext: async ({ report }) => {
          report(unavailable())
          return new RouterContextProvider()
        },
        handle: async () => new Response(html, { status: 500 }),
      }),
    })
    const answer = await app.inject('/es')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.body).toBe(html)
  })
})

describe('what is no page', () => {
  test.each(['/a.css', '/es/destinations/x.php', '/admin-panel/users/x.css'])(
    'a file that nobody serves is 404, never a page: %s',
    async (url) => {
      const { app, asked } = serve()
      expect((await app.inject(url)).statusCode).toBe(404)
      expect(asked).toHaveLength(0)
    },
  )

  test('data requests, the sitemap and an e-mail address in the middle are no files', async () => {
    const { app } = serve()
    for (const url of [
      '/es.data',
      '/sitemap.xml',
      '/robots.txt',
      '/site.webmanifest',
      '/initial.svg',
      '/verify-email/a@b.com/x',
    ]) {
      expect((await app.inject(url)).statusCode).toBe(200)
    }
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is refused', async (method) => {
    const { app } = serve()
    const answer = await app.inject({
      method,
      url: '/es',
      payload: '{',
      headers: { 'content-type': 'text/x' },
    })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })

  test('an address over 2 kB is refused', async () => {
    expect((await serve().app.inject(`/${'a'.repeat(2_048)}`)).statusCode).toBe(414)
  })

  test('an address that looks like another host stays here', async () => {
    const { app, asked } = serve()
    await app.inject('//evil.example/x')
    expect(asked[0]?.url).toBe('https://travel.example//evil.example/x')
  })
})
