import { describe, expect, test } from 'vitest'
import { everNewVersion } from '../cache/catalogue-version.ts'
import { keepPages } from './kept-pages.ts'
import { type Page, toPage } from './page.ts'

function counter(over: { status?: number; headers?: Record<string, string> } = {}) {
  let rendered = 0
  const render = async (): Promise<Page> => {
    rendered += 1
    return toPage(over.status ?? 200, over.headers ?? {}, Buffer.from(`page ${rendered}`))
  }
  return { render, rendered: () => rendered }
}

describe('kept pages', () => {
  test('are rendered once for all who ask, at once or later', async () => {
    const kept = keepPages(() => 1)
    const { render, rendered } = counter()
    await Promise.all([kept.get('es /', render), kept.get('es /', render)])
    await kept.get('es /', render)
    expect(rendered()).toBe(1)
    await kept.get('en /', render)
    expect(rendered()).toBe(2)
  })

  test('are forgotten when the catalogue changes, those being rendered too', async () => {
    let version = 1
    const kept = keepPages(() => version)
    const { render, rendered } = counter()
    const before = kept.get('es /', render)
    version = 2
    const after = kept.get('es /', render)
    expect((await before).body.toString()).toBe('page 1')
    expect((await after).body.toString()).toBe('page 2')
    await kept.get('es /', render)
    expect(rendered()).toBe(2)
  })

  test.each([{ status: 404 }, { status: 500 }, { headers: { 'cache-control': 'no-store' } }])(
    'are complete answers that anybody may have: not %j',
    async (over) => {
      const kept = keepPages(() => 1)
      const { render, rendered } = counter(over)
      await kept.get('es /', render)
      await kept.get('es /', render)
      expect(rendered()).toBe(2)
    },
  )

  test('are none while somebody develops', async () => {
    const kept = keepPages(everNewVersion())
    const { render, rendered } = counter()
    await kept.get('es /', render)
    await kept.get('es /', render)
    expect(rendered()).toBe(2)
  })

  test('do not keep a failure', async () => {
    const kept = keepPages(() => 1)
    const failing = async (): Promise<Page> => {
      throw new Error('away')
    }
    await expect(kept.get('es /', failing)).rejects.toThrow('away')
    expect((await kept.get('es /', counter().render)).status).toBe(200)
  })
})
