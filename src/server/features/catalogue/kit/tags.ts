import { type AnyColumn, asc, inArray, sql, type SQL } from 'drizzle-orm'
import { catalogueItems, itemDestinations } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Scope } from './fragments.ts'

/** The tags of one destination, which its tours inherit. */
export function tagsOfDestination(destinationId: AnyColumn, scope: Scope): SQL<string[]> {
  const shown = scope === 'visible' ? sql` and parent.status` : sql``
  return sql<string[]>`coalesce((
    select to_json(parent.tags) from ${catalogueItems} as parent where parent.id = ${destinationId}${shown}
  ), '[]')`
}

/** The tags of an item's destinations, by name, which circuits and packages inherit. */
export function tagsOfDestinations(itemId: AnyColumn, scope: Scope): SQL<string[]> {
  const shown = scope === 'visible' ? sql` and parent.status` : sql``
  return sql<string[]>`(
    select coalesce(json_agg(distinct tag order by tag), '[]')
    from ${itemDestinations}
    join ${catalogueItems} as parent on parent.id = ${itemDestinations.destinationId}${shown}
    cross join lateral unnest(parent.tags) as tag
    where ${itemDestinations.itemId} = ${itemId}
  )`
}

/** All tags of the given items, by name. */
export async function readTagsOf(tx: Tx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const tag = sql<string>`unnest(${catalogueItems.tags})`.as('tag')
  const rows = await tx
    .selectDistinct({ tag })
    .from(catalogueItems)
    .where(inArray(catalogueItems.id, ids))
    .orderBy(asc(tag))
  return rows.map((row) => row.tag)
}
