import { type Kept, keepWhileUnchanged, type OnUse } from '../cache/keep-while-unchanged.ts'
import type { Page } from './page.ts'

const maxEntries = 3_000
const maxBytes = 48 * 1024 * 1024
/** A page with its compressed forms takes about this many times its body. */
const sizeFactor = 1.5

/** Keeps complete pages that anybody may have. */
export function keepPages(version: () => number, onUse?: OnUse): Kept<Page> {
  return keepWhileUnchanged<Page>({
    version,
    onUse,
    maxEntries,
    size: { max: maxBytes, of: ({ body }) => Math.ceil(body.length * sizeFactor) },
    mayBeKept: ({ status, headers }) => status === 200 && headers['cache-control'] !== 'no-store',
  })
}
