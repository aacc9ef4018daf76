import { kindFacts, type Kind } from '#contract/base/kinds.ts'
import type { StoredRow } from '#server/platform/db/schema/index.ts'
import type { Reference } from './references.ts'
import type { ItemRows } from './rows.ts'

/** Columns that say what an item belongs to. */
const owners = [
  ['region_id', 'regionId', 'region'],
  ['destination_id', 'destinationId', 'destination'],
  ['category_id', 'categoryId', 'category'],
] as const

/** Tables of what a circuit or package leads to. */
const lists = [
  ['item_destinations', 'destination_id', 'destinationIds', 'destination'],
  ['item_tours', 'tour_id', 'tourIds', 'tour'],
  ['item_hotels', 'hotel_id', 'hotelIds', 'hotel'],
] as const

const inOrder = (rows: StoredRow[] = []) =>
  rows.toSorted((a, b) => Number(a['position']) - Number(b['position']))

/**
 * Returns the references of rows in the trash to other things. Omits packages that extend the item: a link to one goes
 * with it, as it does for items that are not in the trash.
 */
export function referencesOf(kind: Kind, rows: ItemRows): Reference[] {
  const [own = {}] = rows[kindFacts[kind].plural] ?? []
  const belongsTo = owners.flatMap(([column, path, of]) =>
    typeof own[column] === 'string' ? [{ path, kind: of, id: own[column] }] : [],
  )
  const leadsTo = lists.flatMap(([table, column, path, of]) =>
    inOrder(rows[table]).map((row, index) => ({
      path: `${path}.${index}`,
      kind: of,
      id: String(row[column]),
    })),
  )
  const days = (rows['itinerary_days'] ?? []).map((row) => Number(row['day']))
  days.sort((a, b) => a - b)
  const offers = inOrder(rows['itinerary_day_optional_tours']).map((row) => ({
    path: `itinerary.${days.indexOf(Number(row['day']))}.optionalTourIds.${Number(row['position'])}`,
    kind: 'tour' as const,
    id: String(row['tour_id']),
  }))
  return [...belongsTo, ...leadsTo, ...offers]
}
