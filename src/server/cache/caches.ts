import { languages } from '#contract/languages.ts'
import type { CachedValues } from './cached-values.ts'
import { type Cache, createVersionedCache } from './versioned-cache.ts'

/** The caches of one server: all that is remembered of the catalogue, each until it changes. */
export type Caches = { [Name in keyof CachedValues]: Cache<CachedValues[Name]> }

interface CacheNeeds {
  /** The catalogue's version. */
  version: () => number
  /** Told of every lookup of a visitor's. */
  onLookup?: (cache: 'answers' | 'pages', outcome: 'hit' | 'miss') => void
}

const megabyte = 1024 * 1024
/** A page with its compressed forms takes about this many times its body. */
const pageSizeFactor = 1.5

/** Makes every cache, and says how much each may hold. */
export function makeCaches({ version, onLookup }: CacheNeeds): Caches {
  return {
    answers: createVersionedCache({
      version,
      maxEntries: 5_000,
      size: { max: 32 * megabyte, of: (answer) => answer.length },
      onLookup: (outcome) => onLookup?.('answers', outcome),
    }),
    // Few are large (whole lists), and a page is cached itself.
    answersForPages: createVersionedCache({ version, maxEntries: 200 }),
    // Complete pages that anybody may have.
    pages: createVersionedCache({
      version,
      maxEntries: 3_000,
      size: { max: 48 * megabyte, of: ({ body }) => Math.ceil(body.length * pageSizeFactor) },
      isCacheable: ({ status, headers }) =>
        status === 200 && headers['cache-control'] !== 'no-store',
      onLookup: (outcome) => onLookup?.('pages', outcome),
    }),
    site: createVersionedCache({ version, maxEntries: 1 }),
    searchTexts: createVersionedCache({ version, maxEntries: languages.length }),
  }
}

const never = { get: <Value>(_key: string, make: () => Promise<Value>) => make() }

/** In development every change shows at once: only what search looks at, slow to read, is cached. */
export function withoutCaching({ searchTexts }: Caches): Caches {
  return { answers: never, answersForPages: never, pages: never, site: never, searchTexts }
}
