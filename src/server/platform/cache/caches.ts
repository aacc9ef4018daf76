import { languages } from '#contract/base/languages/languages.ts'
import type { CachedValues } from './cached-values.ts'
import { type Cache, createVersionedCache } from './versioned-cache.ts'

/** The caches of one server: all that is remembered of the catalogue, each until it changes. */
export type Caches = { [Name in keyof CachedValues]: Cache<CachedValues[Name]> }

interface CacheDependencies {
  /** The catalogue's version. */
  version: () => number
  /** Told of every lookup of a visitor's. */
  onLookup?: (cache: 'answers' | 'pages', outcome: 'hit' | 'miss') => void
}

const megabyte = 1024 * 1024
/** A page with its compressed forms takes about this many times its body. */
const pageSizeFactor = 1.5

type Page = CachedValues['pages']

const pageSize = ({ body }: Page) => Math.ceil(body.length * pageSizeFactor)
const forAnybody = ({ headers }: Page) => headers['cache-control'] !== 'no-store'

/** Makes every cache, and says how much each may hold. */
export function makeCaches({ version, onLookup }: CacheDependencies): Caches {
  return {
    answers: createVersionedCache({
      version,
      maxEntries: 5_000,
      size: { max: 32 * megabyte, of: (answer) => answer.length },
      onLookup: (outcome) => onLookup?.('answers', outcome),
    }),
    // Few are large (whole lists), and a page is cached itself.
    answersForPages: createVersionedCache({ version, maxEntries: 200 }),
    // Apart, so that asking for one thing after another pushes no list out.
    singleAnswersForPages: createVersionedCache({ version, maxEntries: 200 }),
    // Complete pages that anybody may have.
    pages: createVersionedCache({
      version,
      maxEntries: 5_000,
      size: { max: 48 * megabyte, of: pageSize },
      isCacheable: (page) => page.status === 200 && forAnybody(page),
      onLookup: (outcome) => onLookup?.('pages', outcome),
    }),
    // Their number has no end: they have a share of their own, and push no other page out.
    narrowedPages: createVersionedCache({
      version,
      maxEntries: 500,
      size: { max: 8 * megabyte, of: pageSize },
      isCacheable: (page) => page.status === 200 && forAnybody(page),
      onLookup: (outcome) => onLookup?.('pages', outcome),
    }),
    // What was not there may be at any moment.
    missingPages: createVersionedCache({
      version,
      maxEntries: 500,
      maxAgeMs: 10_000,
      size: { max: 4 * megabyte, of: pageSize },
      isCacheable: (page) => (page.status === 404 || page.status === 410) && forAnybody(page),
    }),
    // What is behind links that are secrets: each costs as much as many pages.
    clientViews: createVersionedCache({ version, maxEntries: 200 }),
    previews: createVersionedCache({ version, maxEntries: 50 }),
    site: createVersionedCache({ version, maxEntries: 1 }),
    redirects: createVersionedCache({ version, maxEntries: 1 }),
    searchItems: createVersionedCache({ version, maxEntries: 1 }),
    searchTexts: createVersionedCache({ version, maxEntries: languages.length }),
  }
}

const never = {
  get: <Value>(_key: string, make: () => Promise<Value>) => make(),
  has: () => false,
}

/** In development every change shows at once: only what search looks at, slow to read, is cached. */
export function withoutCaching({ searchItems, searchTexts }: Caches): Caches {
  return {
    answers: never,
    answersForPages: never,
    singleAnswersForPages: never,
    pages: never,
    narrowedPages: never,
    missingPages: never,
    clientViews: never,
    previews: never,
    site: never,
    redirects: never,
    searchItems,
    searchTexts,
  }
}
