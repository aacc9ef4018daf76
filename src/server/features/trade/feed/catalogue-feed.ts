import { and, asc, eq, gt, gte, sql } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { knownColumnsOf } from '#server/features/editing/transfer/columns/columns.ts'
import { isVisible } from '#server/features/catalogue/kit/fragments.ts'
import { catalogueItems, itemPublications } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'
import { entriesInParts } from './entries-in-parts.ts'
import type { Feed, FeedEntry, FeedPage, FeedRead, Gone } from './feed.ts'
import { type FeedItem, readPublicItems } from './read-public-items.ts'

/** The feed of a kind of item: what the public sees of it, and what it saw and sees no more. */
export function catalogueFeed(kind: Kind): Feed {
  return {
    scope: 'catalogue:read',
    lastChange: (tx) => lastChangeOf(tx, kind),
    page: (tx, read) =>
      read.changedSince ? changedPage(tx, kind, read) : wholePage(tx, kind, read),
    entries: (tx, { lang, siteUrl }, page) =>
      entriesInParts(page, (ids) => readPublicItems(tx, { kind, lang, siteUrl }, ids)),
    table: {
      columns: (lang) => [
        'id',
        'withdrawn',
        'at',
        'url',
        'images',
        ...columnsFor(kind, lang).map(({ name }) => name),
      ],
      row: (entry, lang) => rowOf(kind, entry, lang),
    },
  }
}

/** When something of the kind last came, changed or went, and how much of it there is. */
async function lastChangeOf(tx: Tx, kind: Kind): Promise<string> {
  const [last] = await tx
    .select({ at: itemPublications.changedAt })
    .from(itemPublications)
    .where(eq(itemPublications.kind, kind))
    .orderBy(sql`${itemPublications.changedAt} desc`)
    .limit(1)
  return last?.at.toISOString() ?? ''
}

async function wholePage(tx: Tx, kind: Kind, { after, limit }: FeedRead): Promise<FeedPage> {
  const rows = await tx
    .select({ id: catalogueItems.id, at: itemPublications.changedAt })
    .from(catalogueItems)
    .leftJoin(itemPublications, eq(itemPublications.itemId, catalogueItems.id))
    .where(
      and(
        eq(catalogueItems.kind, kind),
        after === undefined ? undefined : gt(catalogueItems.id, after),
        isVisible(catalogueItems.id, kind),
      ),
    )
    .orderBy(asc(catalogueItems.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, gone: false }))
}

async function changedPage(
  tx: Tx,
  kind: Kind,
  { after, limit, changedSince }: FeedRead,
): Promise<FeedPage> {
  const rows = await tx
    .select({
      id: itemPublications.itemId,
      shown: itemPublications.shown,
      at: itemPublications.changedAt,
    })
    .from(itemPublications)
    .where(
      and(
        eq(itemPublications.kind, kind),
        changedSince && gte(itemPublications.changedAt, changedSince),
        after === undefined ? undefined : gt(itemPublications.itemId, after),
      ),
    )
    .orderBy(asc(itemPublications.itemId))
    .limit(limit)
  return rows.map(({ shown, ...row }) => ({ ...row, gone: !shown }))
}

/** As sheets have them, but for what the public's items do not say. */
function columnsFor(kind: Kind, lang: FeedRead['lang']) {
  return (
    knownColumnsOf(kind)
      .filter(
        (column) =>
          (!lang || !column.lang || column.lang === lang) &&
          column.field !== 'status' &&
          // Of tours the id alone is told; of hotels it is their stars.
          !(kind === 'tour' && column.field === 'category'),
      )
      // Amounts stay in minor units, and their columns are called so.
      .map((column) =>
        column.isMoney ? { ...column, name: `${column.field}.${column.part}` } : column,
      )
  )
}

function rowOf(kind: Kind, entry: FeedEntry, lang: FeedRead['lang']): Record<string, Cell> {
  const { id } = entry
  if (isGone(entry)) return { id, withdrawn: true, at: entry.at }
  const item = entry as FeedItem & { at: Date | null }
  const details = item['details'] as Record<string, unknown>[]
  const cells = columnsFor(kind, lang).map((column): [string, Cell] => {
    const { name, field, part } = column
    // Asked for in one language, the text may be another's: it is what there is.
    if (column.lang) {
      const text = lang ? details[0] : details.find((each) => each['lang'] === column.lang)
      return [name, column.write(text?.[field])]
    }
    const value = placeName(item[field])
    return [name, column.write(part === undefined ? value : (value as Parts)?.[part])]
  })
  const images = item.media.filter(({ type }) => type === 'image').map(({ url }) => url)
  const { at, url } = item
  const known = { id, withdrawn: false, at, url, images: images.join(' | ') || null }
  return { ...known, ...Object.fromEntries(cells) }
}

const isGone = (entry: FeedEntry): entry is Gone => 'withdrawn' in entry

type Parts = Record<string, unknown> | null | undefined

/** Regions and countries come with what they are called. */
function placeName(value: unknown): unknown {
  const isPlace = typeof value === 'object' && value !== null && 'names' in value && 'name' in value
  return isPlace ? value.name : value
}
