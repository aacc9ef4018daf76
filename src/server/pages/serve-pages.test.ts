import { RouterContextProvider } from 'react-router'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { initialLanguages } from '#contract/base/languages/languages-in-use.ts'
import { unavailable } from '#contract/base/failures.ts'
import { html, scriptHash, servedPages, site, unchangedCaches } from '#testing/served-pages.ts'

describe('a page', () => {
  test('carries every header of a page', async () => {
    const { headers } = await servedPages().app.inject('/en')
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cache-control': 'public, max-age=0, s-maxage=30',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  test('has the same policy as any other of its language, whatever scripts are in it', async () => {
    const policies = ['<script>let page</script>', '<p>another</p>'].map(async (body) => {
      const { app } = servedPages({}, () => new Response(body))
      return (await app.inject('/en')).headers['content-security-policy']
    })
    const [one, other] = await Promise.all(policies)
    expect(one).toBe(other)
    expect(one).not.toContain('nonce-')
  })

  test('names the rules by which browsers fetch pages ahead', async () => {
    const { headers } = await servedPages().app.inject('/en')
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"')
  })

  test.each([
    ['/en/login', true],
    ['/tours/1/walk', true],
    ['/es/%72equest', true],
    ['/en/tours', false],
    ['/en', false],
    ['/admin-panel/users', false],
  ])('of %s lets the captcha’s provider in: %s', async (url, isLetIn) => {
    const captchaSources = ['https://captcha.example/folder/']
    const { app } = servedPages({ policy: { development: false, captchaSources } })
    const policy = (await app.inject(url)).headers['content-security-policy']
    expect(String(policy).includes('https://captcha.example/folder/')).toBe(isLetIn)
  })

  test.each([
    ['/es/circuits/x/the-south', true],
    ['/en/packages/x', true],
    ['/Destinations/x', true],
    ['/pt/countries/x', true],
    ['/en/regions/x', true],
    ['/en/when/3', true],
    ['/en/shortlist?items=hotel:x', true],
    ['/en/circuits', false],
    ['/en/tours/x', false],
    ['/en', false],
    ['/es/proposals/x', false],
    ['/es/requests/x', false],
    ['/es/preview/x', false],
    ['/admin-panel/circuits/x', false],
  ])('of %s lets in the host of a map that may be opened: %s', async (url, isLetIn) => {
    const mapStyleUrl = 'https://tiles.example/style.json'
    const { app } = servedPages({ site: async () => ({ ...site, mapStyleUrl }) })
    const policy = (await app.inject(url)).headers['content-security-policy']
    expect(String(policy).includes('https://tiles.example')).toBe(isLetIn)
  })

  test('is asked for by its address alone, whatever the visitor’s headers say', async () => {
    const { app, requests } = servedPages()
    await app.inject({
      url: '/en',
      headers: { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    })
    expect(requests[0]?.url).toBe('https://travel.example/en')
    expect([...(requests[0]?.headers ?? [])]).toEqual([])
  })

  test('that the client has already is not sent again', async () => {
    const { app } = servedPages()
    const first = await app.inject('/en')
    const again = await app.inject({
      url: '/en',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('is compressed for those who take it so', async () => {
    const { app } = servedPages()
    const brotli = await app.inject({ url: '/en', headers: { 'accept-encoding': 'gzip, br' } })
    expect(brotli.headers['content-encoding']).toBe('br')
    const refused = await app.inject({
      url: '/en',
      headers: { 'accept-encoding': 'br;q=0, gzip;q=0' },
    })
    expect(refused.headers['content-encoding']).toBeUndefined()
    expect(refused.body).toBe(html)
  })

  test('is cached by what it shows and its language, whatever the spelling', async () => {
    const { app, requests } = servedPages({ caches: unchangedCaches() })
    for (const url of ['/', '/en', '/en/', '/%65n', '/?utm=1', '/en?utm=2&page=3']) {
      await app.inject(url)
    }
    expect(requests.map(({ url }) => url)).toEqual(['https://travel.example/en'])
    await app.inject({ url: '/', headers: { cookie: 'language=es' } })
    expect(requests).toHaveLength(2)
  })

  test('is made for everybody: nothing that says who asks reaches it', async () => {
    const { app, requests } = servedPages({ caches: unchangedCaches() })
    for (const authorization of ['one', 'other']) {
      const headers = { authorization, cookie: `session=${authorization}` }
      await app.inject({ url: '/en/rates', headers })
    }
    expect(requests).toHaveLength(1)
    expect([...(requests[0]?.headers ?? [])]).toEqual([])
  })

  test('behind a secret link is made anew for each who asks, as it was asked for', async () => {
    const { app, requests } = servedPages({ caches: unchangedCaches() })
    const url = '/en/requests/Token?from=mail'
    await app.inject(url)
    await app.inject(url)
    expect(requests.map(({ url }) => url)).toEqual(Array(2).fill(`https://travel.example${url}`))
  })

  test('is made again when the agency’s day has ended: departures pass and prices lapse', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T02:59:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const days: string[] = []
    const { app } = servedPages({
      caches: unchangedCaches(),
      load: async () => ({
        scriptHash,
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

describe('a page of the panel', () => {
  test.each(['/admin-panel', '/admin-panel/users', '/category/1/tours'])(
    'at %s has a nonce that serves once, and is kept by nobody',
    async (url) => {
      const { app, requests } = servedPages({ caches: unchangedCaches() })
      const answers = [await app.inject(url), await app.inject(url)]
      expect(requests).toHaveLength(2)
      const nonces = answers.map(
        ({ headers }) =>
          /'nonce-([^']{22,})'/.exec(String(headers['content-security-policy']))?.[1],
      )
      expect(new Set(nonces).size).toBe(2)
      expect(nonces).not.toContain(undefined)
      for (const { headers } of answers) {
        expect(headers['cache-control']).toBe('no-store')
        expect(headers.etag).toBeUndefined()
        expect(headers['speculation-rules']).toBeUndefined()
        expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
      }
    },
  )
})

describe('a page that cannot be made now', () => {
  test('is refused before any work when too many are being rendered', async () => {
    const { app, requests } = servedPages({ admit: () => Promise.reject(unavailable()) })
    const answer = await app.inject('/es')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(requests).toHaveLength(0)
  })

  test('is the site’s error page with 503 when what it reads is away', async () => {
    const { app } = servedPages({
      load: async () => ({
        scriptHash,
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
    'a file that nobody serves asks for the site’s own missing page: %s',
    async (url) => {
      const { app, requests } = servedPages({}, () => new Response(html, { status: 404 }))
      const answer = await app.inject(url)
      expect([answer.statusCode, answer.body]).toEqual([404, html])
      expect(requests.map((request) => new URL(request.url).pathname)).toEqual([
        url.startsWith('/es') ? '/es/404' : '/en/404',
      ])
    },
  )

  test('data requests, the sitemap and an e-mail address in the middle are no files', async () => {
    const { app } = servedPages()
    for (const url of [
      '/es.data',
      '/sitemap.xml',
      '/robots.txt',
      '/site.webmanifest',
      '/speculation-rules.json',
      '/initial.svg',
      '/verify-email/a@b.com/x',
    ]) {
      expect((await app.inject(url)).statusCode).toBe(200)
    }
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is refused', async (method) => {
    const { app } = servedPages()
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
    expect((await servedPages().app.inject(`/${'a'.repeat(2_048)}`)).statusCode).toBe(414)
  })

  test('an address that looks like another host stays here', async () => {
    const { app, requests } = servedPages()
    await app.inject('//evil.example/x')
    expect(requests[0]?.url).toBe('https://travel.example/en/404')
  })
})

describe('a language that visitors do not see', () => {
  const list = initialLanguages.list.map((each) =>
    each.code === 'pt' ? { ...each, state: 'preparing' as const } : each,
  )
  const preparing = { ...site, languages: { ...initialLanguages, list } }
  const pathOf = async (url: string, headers = {}) => {
    const { app, requests } = servedPages({ site: async () => preparing })
    await app.inject({ url, headers })
    return requests.map((request) => new URL(request.url).pathname)
  }

  test.each(['/pt', '/pt/tours', '/pt/requests/token', '/pt/about-us'])(
    'has no page at %s',
    async (url) => {
      expect(await pathOf(url)).toEqual(['/en/404'])
    },
  )

  test('shows previews to editors', async () => {
    expect(await pathOf('/pt/preview/token')).toEqual(['/pt/preview/token'])
  })

  test('leaves the others as they are', async () => {
    expect(await pathOf('/es/tours')).toEqual(['/es/tours'])
  })
})
