import { describe, expect, test, vi } from 'vitest'
import { html, servedPages, unchangedCaches } from '#testing/served-pages.ts'
import { surrogateKeysOf } from './surrogate-keys.ts'

const id = '0a6ec5d1-7a33-4f0e-9c1b-64f2a1b0c3d4'
const shared = ['cdn-cache-control', 'surrogate-key', 'cache-tag']

describe('what a page tells shared caches', () => {
  test('is how long it may be kept and what it is called; browsers ask each time', async () => {
    const { app } = servedPages()
    const { headers } = await app.inject(`/es/tours/${id}/un-nombre`)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=30',
      'cdn-cache-control': 'public, max-age=30, stale-while-revalidate=30',
      'surrogate-key': `site catalogue page-tours lang-es tour-${id}`,
      'cache-tag': `site,catalogue,page-tours,lang-es,tour-${id}`,
      vary: 'accept-encoding',
    })
    expect(headers.etag).toBeDefined()
  })

  test('is a day where they are told of changes, and no longer than the agency’s day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { app } = servedPages({ isPurged: true })
    const agesAt = async (moment: string) => {
      vi.setSystemTime(new Date(moment))
      const { headers } = await app.inject('/en')
      return [headers['cache-control'], headers['cdn-cache-control']]
    }
    // Midnight in Buenos Aires is three in the morning.
    expect(await agesAt('2026-07-01T03:00:00Z')).toEqual([
      'public, max-age=0, s-maxage=86400',
      'public, max-age=86400, stale-while-revalidate=60',
    ])
    expect(await agesAt('2026-07-02T02:59:30Z')).toEqual([
      'public, max-age=0, s-maxage=30',
      'public, max-age=30, stale-while-revalidate=60',
    ])
    vi.useRealTimers()
  })

  test('is the same from the cache, and with the page that the client has', async () => {
    const { app } = servedPages({ caches: unchangedCaches() })
    const first = await app.inject('/en/tours')
    const again = await app.inject({
      url: '/en/tours/?x',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    for (const name of [...shared, 'cache-control', 'content-security-policy', 'vary']) {
      expect(again.headers[name]).toEqual(first.headers[name])
    }
  })

  test('is 10 seconds of what is missing', async () => {
    const { app } = servedPages({}, () => new Response(html, { status: 404 }))
    const { headers } = await app.inject('/en/nothing')
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10')
    expect(headers['surrogate-key']).toBe('site catalogue page-unknown lang-en')
  })

  test('is nothing where the visitor’s language decides', async () => {
    const { app } = servedPages()
    const { headers } = await app.inject('/tours')
    expect(headers.vary).toBe('accept-encoding, accept-language, cookie')
    expect(headers['cache-control']).toBe('no-cache')
    for (const name of shared) expect(headers).not.toHaveProperty(name)
  })

  test.each([
    '/en/requests/t',
    '/en/proposals/t',
    '/en/preview/t',
    '/en/reset-password/t',
    '/en/verify-email/a@b.example/t',
    '/en/my-requests',
    '/en/my-requests/x',
    '/en/client-views',
    '/en/account',
    '/admin-panel',
    '/admin-panel/users?page=2',
  ])('is nothing of what is somebody’s own: %s', async (url) => {
    const { app } = servedPages({ isPurged: true, caches: unchangedCaches() })
    const { headers } = await app.inject(url)
    expect(headers['cache-control']).not.toContain('public')
    for (const name of shared) expect(headers).not.toHaveProperty(name)
  })

  test('is nothing of a page that says that nobody keeps it, or that failed', async () => {
    const secret = servedPages(
      {},
      () => new Response(html, { headers: { 'cache-control': 'no-store' } }),
    )
    const failed = servedPages({}, () => new Response(html, { status: 500 }))
    for (const { app } of [secret, failed]) {
      const { headers } = await app.inject('/en/tours')
      expect(headers['cache-control']).toBe('no-store')
      for (const name of shared) expect(headers).not.toHaveProperty(name)
    }
  })
})

describe('the names by which a page is let go', () => {
  test('hold no sign that parts them', () => {
    for (const name of ['home', 'search', 'unknown', 'countries', 'hotels']) {
      for (const key of surrogateKeysOf({ name, language: 'pt', id })) {
        expect(key).toMatch(/^[a-z\d-]+$/)
      }
    }
    expect(surrogateKeysOf({ name: 'countries', language: 'pt', id })).toContain(`country-${id}`)
  })
})
