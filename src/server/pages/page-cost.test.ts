import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { countedAddress } from '#server/platform/http/client-address.ts'
import { makeAdmission } from '#server/platform/limits/admission.ts'
import { openRateLimits } from '#server/platform/limits/rate-limits.ts'
import { html, servedPages, unchangedCaches } from '#testing/served-pages.ts'

const id = '0a6ec5d1-7a33-4f0e-9c1b-64f2a1b0c3d4'

describe('what is kept', () => {
  test('is one page whatever is written behind its id, or in a query that it does not heed', async () => {
    const { app, requests } = servedPages({ caches: unchangedCaches() })
    for (let at = 0; at < 50; at += 1) {
      await app.inject(`/en/tours/${id}/slug-${at}`)
      await app.inject(`/en/tours/${id.toUpperCase()}/?x${at}=${at}`)
    }
    expect(requests.map(({ url }) => url)).toEqual([`https://travel.example/en/tours/${id}`])
  })

  test('is not pushed out by pages that a query narrows, nor by pages that are missing', async () => {
    const page = '<p>'.padEnd(100_000, 'x')
    const { app, requests } = servedPages(
      { caches: unchangedCaches() },
      (url) => new Response(page, { status: url.includes('themes') ? 404 : 200 }),
    )
    await app.inject('/en/tours')
    for (let at = 0; at < 600; at += 1) {
      await app.inject(`/en/tours?tag=${at}`)
      await app.inject(`/en/themes/${at}`)
    }
    const before = requests.length
    expect(before).toBe(1_201)
    await app.inject('/en/tours')
    expect(requests).toHaveLength(before)
    // They have a share: the latest are there, the first no longer.
    await app.inject('/en/tours?tag=599')
    expect(requests).toHaveLength(before)
    await app.inject('/en/tours?tag=0')
    expect(requests).toHaveLength(before + 1)
  })

  test('of what is missing, is kept for 10 seconds, and one page for all addresses without one', async () => {
    const now = vi.spyOn(performance, 'now')
    onTestFinished(() => now.mockRestore())
    const { app, requests } = servedPages(
      { caches: unchangedCaches() },
      () => new Response(html, { status: 404 }),
    )
    for (const url of ['/en/a', '/en/b/c', '/en/tours/x/y/z', '/xx/tours']) {
      expect((await app.inject(url)).statusCode).toBe(404)
    }
    expect(requests).toHaveLength(1)
    now.mockReturnValue(performance.now() + 10_001)
    await pause(5)
    await app.inject('/en/a')
    expect(requests).toHaveLength(2)
  })
})

describe('who asks for pages that have to be made', () => {
  async function limited() {
    const rateLimits = await openRateLimits(
      { rateLimit: true, redisUrl: null },
      { clock: () => new Date(0), log: { warn: () => {}, info: () => {} } },
    )
    onTestFinished(() => rateLimits.close())
    return servedPages({
      caches: unchangedCaches(),
      count: (request) => rateLimits.take('pages', countedAddress(request.ip)),
    })
  }
  const from = (address: string, url: string) => ({
    url,
    headers: { 'x-forwarded-for': address },
  })

  test('is refused beyond the limit, and goes on getting what is there', async () => {
    const { app, requests } = await limited()
    for (let at = 1; at <= 120; at += 1) {
      const { statusCode } = await app.inject(from('203.0.113.7', `/en/search?q=${at}`))
      expect(statusCode).toBe(200)
    }
    const refused = await app.inject(from('203.0.113.7', '/en/search?q=121'))
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    expect(requests).toHaveLength(120)
    expect((await app.inject(from('203.0.113.7', '/en/search?q=5'))).statusCode).toBe(200)
    expect((await app.inject(from('203.0.113.8', '/en/search?q=121'))).statusCode).toBe(200)
  })

  test('is not counted for what somebody else has asked for', async () => {
    const { app, requests } = await limited()
    await app.inject(from('203.0.113.8', '/en/search?q=1'))
    for (let at = 0; at < 200; at += 1) {
      await app.inject(from('203.0.113.7', `/en/search?q=1&at=${at}`))
    }
    expect(requests).toHaveLength(1)
    expect((await app.inject(from('203.0.113.7', '/en/search?q=2'))).statusCode).toBe(200)
  })
})

describe('while the server is late', () => {
  test('what is there is answered, and what would have to wait is refused at once', async () => {
    let late = false
    const { promise, resolve } = Promise.withResolvers<void>()
    const admission = makeAdmission(() => late)
    const { app, requests } = servedPages({
      caches: unchangedCaches(),
      admit: (request, work) => admission.pages(request.ip, work),
    })
    await app.inject('/en/tours')
    const others = ['one', 'two'].map((client) => admission.pages(client, () => promise))
    late = true
    expect((await app.inject('/en/tours/')).statusCode).toBe(200)
    const refused = await app.inject('/en/hotels')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
    expect(requests).toHaveLength(1)
    late = false
    expect((await app.inject('/en/hotels')).statusCode).toBe(200)
    resolve()
    await Promise.all(others)
    late = true
    // Others may be what makes it late: somebody who asks alone is answered.
    expect((await app.inject('/en/circuits')).statusCode).toBe(200)
  })
})
