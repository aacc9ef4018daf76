import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import {
  itemDestinations,
  itemExtensions,
  itemHotels,
  itemTours,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { isVisible, type Visibility } from './fragments.ts'

/** The links of circuits and packages to what they are made of, ordered by a position; without one it is none. */
export const links = {
  destinations: {
    table: itemDestinations,
    target: itemDestinations.destinationId,
    kind: 'destination',
    position: itemDestinations.position,
  },
  tours: {
    table: itemTours,
    target: itemTours.tourId,
    kind: 'tour',
    position: itemTours.position,
  },
  keyTours: {
    table: itemTours,
    target: itemTours.tourId,
    kind: 'tour',
    position: itemTours.keyPosition,
  },
  hotels: {
    table: itemHotels,
    target: itemHotels.hotelId,
    kind: 'hotel',
    position: itemHotels.position,
  },
  extensions: {
    table: itemExtensions,
    target: itemExtensions.packageId,
    kind: 'package',
    position: itemExtensions.position,
  },
} as const

export type LinkName = keyof typeof links

/** The linked ids in their order; the public gets the visible ones only (requirements §2.12). */
export function linkedIdsOf(
  link: LinkName,
  itemId: AnyColumn,
  visibility: Visibility,
): SQL<string[]> {
  const { table, target, kind, position } = links[link]
  const shown = visibility === 'visible' ? sql` and ${isVisible(target, kind)}` : sql``
  return sql<string[]>`(
    select coalesce(json_agg(${target} order by ${position}), '[]')
    from ${table} where ${table.itemId} = ${itemId} and ${position} is not null${shown}
  )`
}

/** Whether an item links to `id`. */
export function isLinkedTo(link: LinkName, itemId: AnyColumn, id: string): SQL {
  const { table, target } = links[link]
  return sql`exists (select 1 from ${table} where ${table.itemId} = ${itemId} and ${target} = ${id})`
}

interface LinkedIds {
  destinationIds?: string[] | undefined
  tourIds?: string[] | undefined
  /** Go with `tourIds`: replaced links are no key experiences unless named. */
  keyTourIds?: string[] | undefined
  hotelIds?: string[] | undefined
  extensionIds?: string[] | undefined
}

/**
 * Replaces the given lists of an item, in the given order; absent lists stay (requirements §4.15).
 * An id that names nothing breaks a foreign key, which answers NOT_FOUND_ERROR.
 */
export async function replaceLinks(tx: Tx, itemId: string, ids: LinkedIds): Promise<void> {
  const { destinationIds, tourIds, keyTourIds, hotelIds, extensionIds } = ids
  if (destinationIds) {
    await tx.delete(itemDestinations).where(eq(itemDestinations.itemId, itemId))
    await tx
      .insert(itemDestinations)
      .values(
        destinationIds.map((destinationId, position) => ({ itemId, destinationId, position })),
      )
  }
  if (tourIds) {
    await tx.delete(itemTours).where(eq(itemTours.itemId, itemId))
    const rows = tourIds.map((tourId, position) => ({ itemId, tourId, position }))
    if (rows.length > 0) await tx.insert(itemTours).values(rows)
  }
  if (keyTourIds) await markKeyTours(tx, itemId, keyTourIds)
  if (hotelIds) {
    await tx.delete(itemHotels).where(eq(itemHotels.itemId, itemId))
    const rows = hotelIds.map((hotelId, position) => ({ itemId, hotelId, position }))
    if (rows.length > 0) await tx.insert(itemHotels).values(rows)
  }
  if (extensionIds) {
    await tx.delete(itemExtensions).where(eq(itemExtensions.itemId, itemId))
    const rows = extensionIds.map((packageId, position) => ({ itemId, packageId, position }))
    if (rows.length > 0) await tx.insert(itemExtensions).values(rows)
  }
}

async function markKeyTours(tx: Tx, itemId: string, ids: string[]): Promise<void> {
  await tx
    .update(itemTours)
    // Postgres counts from 1; null for what is not in the list.
    .set({ keyPosition: sql`array_position(${sql.param(ids)}::uuid[], ${itemTours.tourId})` })
    .where(eq(itemTours.itemId, itemId))
}
