import { describe, expect, test } from 'vitest'
import { type Page, toPage } from '#server/pages/page.ts'
import { makeCaches, withoutCaching } from './caches.ts'

function counter(over: { status?: number; headers?: Record<string, string> } = {}) {
  let rendered = 0
  const render = async (): Promise<Page> => {
    rendered += 1
    return toPage(over.status ?? 200, over.headers ?? {}, Buffer.from(`page ${rendered}`))
  }
  return { render, rendered: () => rendered }
}

describe('cached pages', () => {
  test('are rendered once for all who ask, at once or later', async () => {
    const cache = makeCaches({ version: () => 1 }).pages
    const { render, rendered } = counter()
    await Promise.all([cache.get('es /', render), cache.get('es /', render)])
    await cache.get('es /', render)
    expect(rendered()).toBe(1)
    await cache.get('en /', render)
    expect(rendered()).toBe(2)
  })

  test('are dropped when the catalogue changes, those being rendered too', async () => {
    let version = 1
    const cache = makeCaches({ version: () => version }).pages
    const { render, rendered } = counter()
    const before = cache.get('es /', render)
    version = 2
    const after = cache.get('es /', render)
    expect((await before).body.toString()).toBe('page 1')
    expect((await after).body.toString()).toBe('page 2')
    await cache.get('es /', render)
    expect(rendered()).toBe(2)
  })

  test.each([{ status: 404 }, { status: 500 }, { headers: { 'cache-control': 'no-store' } }])(
    'are complete answers that anybody may have: not %j',
    async (over) => {
      const cache = makeCaches({ version: () => 1 }).pages
      const { render, rendered } = counter(over)
      await cache.get('es /', render)
      await cache.get('es /', render)
      expect(rendered()).toBe(2)
    },
  )

  test('are none in development, where only search remembers', async () => {
    const caches = makeCaches({ version: () => 1 })
    const { pages, searchTexts } = withoutCaching(caches)
    const { render, rendered } = counter()
    await pages.get('es /', render)
    await pages.get('es /', render)
    expect(rendered()).toBe(2)
    expect(searchTexts).toBe(caches.searchTexts)
  })

  test('are never a failure', async () => {
    const cache = makeCaches({ version: () => 1 }).pages
    const failing = async (): Promise<Page> => {
      throw new Error('away')
    }
    await expect(cache.get('es /', failing)).rejects.toThrow('away')
    expect((await cache.get('es /', counter().render)).status).toBe(200)
  })
})
