import { type SQL, sql } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { partsOfDestinations } from '../cards/relations/belongs-to.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'

/** An item that shows something of another one, or is shown only as long as that is. */
export interface DependentItem {
  id: string
  kind: Kind
  /** The other one. */
  to: string
  toKind: Kind
}

const arrayOf = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`

/** Circuits and packages that name items of a kind, with what they name. */
function linksTo(kind: Kind, table: string, column: string, ids: SQL): SQL {
  const target = sql.identifier(column)
  return sql`select l.item_id as id, i.kind, l.${target} as "to", ${kind}::text as "toKind"
    from ${sql.identifier(table)} l join catalogue_items i on i.id = l.item_id
    where l.${target} = any(${ids})`
}

/** Selects the items that belong to destinations. */
function partsOf(ids: SQL): SQL {
  return sql`select id, kind, destination_id as "to", 'destination' as "toKind"
    from (${partsOfDestinations}) as part where destination_id = any(${ids})`
}

/**
 * Reads the items that refer to the given ones; days name the items that their item links to, optional experiences
 * aside.
 */
export async function readDependentItems(tx: Tx, ids: readonly string[]): Promise<DependentItem[]> {
  if (ids.length === 0) return []
  const those = arrayOf(ids)
  const queries = [
    partsOf(those),
    linksTo('destination', 'item_destinations', 'destination_id', those),
    linksTo('tour', 'item_tours', 'tour_id', those),
    linksTo('tour', 'itinerary_day_optional_tours', 'tour_id', those),
    linksTo('hotel', 'item_hotels', 'hotel_id', those),
    linksTo('package', 'item_extensions', 'package_id', those),
  ]
  return queryRows<DependentItem & Record<string, unknown>>(tx, sql.join(queries, sql` union `))
}

/** The destinations of regions and countries: they say what these are called. */
export async function readDestinationsOf(tx: Tx, places: readonly string[]): Promise<string[]> {
  if (places.length === 0) return []
  const rows = await queryRows<{ id: string }>(
    tx,
    sql`select d.id from destinations d join regions r on r.id = d.region_id
      where r.id = any(${arrayOf(places)}) or r.country_id = any(${arrayOf(places)})`,
  )
  return rows.map(({ id }) => id)
}

/** Circuits and packages that a package extends: once it is deleted, nothing says so any more. */
export function readExtendedItems(
  tx: Tx,
  packageId: string,
): Promise<Pick<DependentItem, 'id' | 'kind'>[]> {
  return queryRows<Pick<DependentItem, 'id' | 'kind'> & Record<string, unknown>>(
    tx,
    sql`select i.id, i.kind from item_extensions e join catalogue_items i on i.id = e.item_id
      where e.package_id = ${packageId}::uuid`,
  )
}
