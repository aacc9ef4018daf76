import type { Language } from '#contract/base/languages/languages.ts'
import type { KeyScope } from '#contract/trade/keys.ts'
import type { StoredKey } from '#server/platform/auth/api-keys.ts'
import type { Transactional, Tx } from '#server/platform/db/transaction.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'

/** The reader of a feed, and the day: an agency's view differs from others', and from one day to the next. */
export interface FeedReader {
  key: StoredKey
  /** By the agency's clocks. */
  today: string
}

/** Parameters for reading one page of a feed. */
export interface FeedRead extends FeedReader {
  lang: Language | undefined
  /** Only what came, changed or went at or after it. */
  changedSince: Date | undefined
  /** The last id of the page before. */
  after: string | undefined
  limit: number
  siteUrl: string
}

/** The ids of a page, in their order, and when each came, changed or went; null where nobody has written it down. */
export type FeedPage = { id: string; at: Date | null; gone: boolean }[]

/** Something that was there, and when it went. */
export interface Gone {
  id: string
  withdrawn: true
  at: Date | null
}

/** A feed's entry about one thing. */
export type FeedEntry = Gone | { id: string; [field: string]: unknown }

/**
 * Something that partners read page by page, ordered by id. Each function is a short read, or yields what some
 * short reads have found: nothing is open in the database while bytes are sent.
 */
export interface Feed {
  scope: KeyScope
  /** Where only a key of an agency may read. */
  ofAgency?: true
  /** Before which moment this key was told something that nothing can be compared with any more; null for none. */
  unknownBefore?(database: Transactional, reader: FeedReader, now: Date): Promise<Date | null>
  /** A text that is another one as soon as the feed may say something else. */
  lastChange(tx: Tx, reader: FeedReader): Promise<string>
  page(tx: Tx, read: FeedRead): Promise<FeedPage>
  entries(tx: Tx, read: FeedRead, page: FeedPage): AsyncIterable<FeedEntry>
  /** The same as CSV, where there is such a thing. */
  table?: FeedTable
}

export interface FeedTable {
  columns(lang: Language | undefined): string[]
  row(entry: FeedEntry, lang: Language | undefined): Record<string, Cell>
}
