import { setImmediate as letOthersGo } from 'node:timers/promises'
import type { FeedEntry, FeedPage } from './feed.ts'

/** Entries that are read at once: each may be large. */
const atOnce = 50

/**
 * Yields the entries of a page in its order. `readPart` reads those that are there, in short reads; what has gone
 * meanwhile is left to the next walk.
 */
export async function* entriesInParts(
  page: FeedPage,
  readPart: (ids: string[]) => Promise<Exclude<FeedEntry, { withdrawn: true }>[]>,
): AsyncGenerator<FeedEntry> {
  for (let from = 0; from < page.length; from += atOnce) {
    const part = page.slice(from, from + atOnce)
    const ids = part.flatMap(({ id, gone }) => (gone ? [] : [id]))
    const found = new Map((await readPart(ids)).map((entry) => [entry.id, entry]))
    for (const { id, at, gone } of part) {
      const entry = found.get(id)
      if (gone) yield { id, withdrawn: true, at }
      else if (entry) yield { ...entry, at }
    }
    // The embedded database works in this thread: without a pause nobody else would be heard.
    await letOthersGo()
  }
}
