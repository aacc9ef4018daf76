import type { ParsedPage } from '#contract/base/addresses/page-address.ts'
import type { Caches } from '#server/platform/cache/caches.ts'
import type { Cache } from '#server/platform/cache/versioned-cache.ts'
import type { Page } from './page.ts'

export type PageCaches = Pick<Caches, 'pages' | 'narrowedPages' | 'missingPages'>

/** Where pages of each audience are kept; what is private nowhere. */
export type PageShares = Record<ParsedPage['audience'], Cache<Page> | undefined>

/** The shares of the cache, each with the pages that turned out to be missing beside it. */
export function makePageShares({ pages, narrowedPages, missingPages }: PageCaches): PageShares {
  const besideMissing = (share: Cache<Page>): Cache<Page> => ({
    has: (key) => share.has(key) || missingPages.has(key),
    get: (key, make) =>
      share.has(key) ? share.get(key, make) : missingPages.get(key, () => share.get(key, make)),
  })
  return {
    plain: besideMissing(pages),
    narrowed: besideMissing(narrowedPages),
    private: undefined,
  }
}
