import { type Cache, createVersionedCache, type OnLookup } from '#server/cache/versioned-cache.ts'
import type { Page } from './page.ts'

const maxEntries = 3_000
const maxBytes = 48 * 1024 * 1024
/** A page with its compressed forms takes about this many times its body. */
const sizeFactor = 1.5

/** Caches complete pages that anybody may have. */
export function createPageCache(version: () => number, onLookup?: OnLookup): Cache<Page> {
  return createVersionedCache<Page>({
    version,
    onLookup,
    maxEntries,
    size: { max: maxBytes, of: ({ body }) => Math.ceil(body.length * sizeFactor) },
    isCacheable: ({ status, headers }) => status === 200 && headers['cache-control'] !== 'no-store',
  })
}
