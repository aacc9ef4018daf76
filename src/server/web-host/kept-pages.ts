import { LRUCache } from 'lru-cache'
import type { Page } from './page.ts'

const pagesMax = 3_000
const bytesMax = 64 * 1024 * 1024
/** A page with its compressed forms takes about this many times its body. */
const sizeFactor = 1.5

export interface KeptPages {
  /** The page kept under `key`, else the one that `render` makes; those who wait for one page render it once. */
  get(key: string, render: () => Promise<Page>): Promise<Page>
}

/** Keeps complete pages while the catalogue's version stays what it was; bounded in number and in bytes. */
export function keepPages(version: () => string): KeptPages {
  const pages = new LRUCache<string, Page>({
    max: pagesMax,
    maxSize: bytesMax,
    sizeCalculation: ({ body }) => Math.ceil(body.length * sizeFactor) + 1,
  })
  const rendering = new Map<string, Promise<Page>>()
  let seen = version()

  function forgetStale(): void {
    const current = version()
    if (current === seen) return
    seen = current
    pages.clear()
    rendering.clear()
  }

  return {
    async get(key, render) {
      forgetStale()
      const kept = pages.get(key) ?? rendering.get(key)
      if (kept) return kept
      const begun = seen
      const started = render()
      rendering.set(key, started)
      try {
        const page = await started
        if (begun === version() && mayBeKept(page)) pages.set(key, page)
        return page
      } finally {
        if (rendering.get(key) === started) rendering.delete(key)
      }
    },
  }
}

function mayBeKept({ status, headers }: Page): boolean {
  return status === 200 && headers['cache-control'] !== 'no-store'
}
