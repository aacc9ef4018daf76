import { dropUnused } from '#contract/base/languages/drop-unused.ts'
import { setImmediate as letOthersGo } from 'node:timers/promises'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { catalogueItems, categories } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { readCardsOf } from '#server/features/catalogue/cards/card-readers.ts'
import { presentDays, readDays } from '#server/features/catalogue/itineraries/read-days.ts'
import { readSiteRow } from '#server/platform/site/read-site.ts'
import { fieldsOf, placeColumns } from './columns/fields.ts'

/** An item as adding it takes it, with what its category or region is called. */
export interface StoredItem {
  id: string
  updatedAt: Date
  fields: Record<string, unknown>
}

type Card = { id: string; updatedAt: Date } & Record<string, unknown>

/** Items of a kind by their ids, disabled ones too; in the order of the ids. */
export async function readItems(tx: Tx, kind: Kind, ids: string[]): Promise<StoredItem[]> {
  if (ids.length === 0) return []
  const cards: Card[] = await readCardsOf[kind](tx, { visibility: 'all', ids })
  const { languages } = await readSiteRow(tx)
  const byId = new Map(cards.map((card) => [card.id, card]))
  const names = await readPlaceNames(tx, kind, cards)
  const items: StoredItem[] = []
  for (const id of ids) {
    const card = byId.get(id)
    if (!card) continue
    const own = fieldsOf(kind).map(([name]): [string, unknown] => [name, card[name]])
    const fields = Object.fromEntries([['details', card['details']], ...own])
    if ('itinerary' in fields) fields['itinerary'] = presentDays(await readDays(tx, id, 'all'))
    const { content } = dropUnused(fields, languages)
    items.push({ id, updatedAt: card.updatedAt, fields: { ...content, ...names.get(id) } })
  }
  return items
}

/** Reads the names of the category of tours, and of the region and country of destinations. */
async function readPlaceNames(
  tx: Tx,
  kind: Kind,
  cards: Card[],
): Promise<Map<string, Record<string, string>>> {
  if (!placeColumns[kind]) return new Map()
  if (kind === 'destination') {
    const nameOf = (named: unknown) => (named as { name: string }).name
    return new Map(
      cards.map(({ id, region, country }) => [
        id,
        { region: nameOf(region), country: nameOf(country) },
      ]),
    )
  }
  const ids = [...new Set(cards.map((card) => String(card['categoryId'])))]
  const rows = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, ids))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return new Map(
    cards.map((card) => [card.id, { category: names.get(String(card['categoryId'])) ?? '' }]),
  )
}

/** How many items are read at once: each may be large. */
const pageSize = 100

/** Every item of a kind, or the given ones, oldest first, in short reads. */
export async function* everyItem(tx: Tx, kind: Kind, ids?: string[]): AsyncGenerator<StoredItem> {
  let last = -1
  for (;;) {
    const page = await tx
      .select({ id: catalogueItems.id, sequence: catalogueItems.sequence })
      .from(catalogueItems)
      .where(
        and(
          eq(catalogueItems.kind, kind),
          gt(catalogueItems.sequence, last),
          ids && inArray(catalogueItems.id, ids),
        ),
      )
      .orderBy(asc(catalogueItems.sequence))
      .limit(pageSize)
    yield* await readItems(
      tx,
      kind,
      page.map((row) => row.id),
    )
    const next = page.at(-1)
    if (!next || page.length < pageSize) return
    last = next.sequence
    // The embedded database works in this thread: without a pause nobody else would be heard.
    await letOthersGo()
  }
}

export function countItems(tx: Tx, kind: Kind, ids?: string[]): Promise<number> {
  const isOfKind = eq(catalogueItems.kind, kind)
  return tx.$count(catalogueItems, and(isOfKind, ids && inArray(catalogueItems.id, ids)))
}
