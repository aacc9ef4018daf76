import { type AnyColumn, inArray, sql, type SQL } from 'drizzle-orm'
import { catalogueItems, itemDestinations } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Visibility } from './fragments.ts'

/** The tags of one destination, by name, which its tours inherit. */
export function tagsOfDestination(destinationId: AnyColumn, visibility: Visibility): SQL<string[]> {
  return byName(sql`
    from ${catalogueItems} as parent cross join lateral unnest(parent.tags) as tag
    where parent.id = ${destinationId}${shown(visibility)}
  `)
}

/** The tags of an item's destinations, by name, which circuits and packages inherit. */
export function tagsOfDestinations(itemId: AnyColumn, visibility: Visibility): SQL<string[]> {
  return byName(sql`
    from ${itemDestinations}
    join ${catalogueItems} as parent on parent.id = ${itemDestinations.destinationId}
    cross join lateral unnest(parent.tags) as tag
    where ${itemDestinations.itemId} = ${itemId}${shown(visibility)}
  `)
}

function shown(visibility: Visibility): SQL {
  return visibility === 'visible' ? sql` and parent.status` : sql``
}

/** Distinct tags, accents and case aside, whatever order the database's own locale has. */
function byName(fromTags: SQL): SQL<string[]> {
  return sql<string[]>`(
    select coalesce(json_agg(tag order by fold(tag), tag), '[]')
    from (select distinct tag ${fromTags}) as tags
  )`
}

/** All tags of the given items, by name. */
export async function readTagsOf(tx: Tx, ids: string[]): Promise<string[]> {
  const given = tx
    .select({ tag: sql<string>`unnest(${catalogueItems.tags})`.as('tag') })
    .from(catalogueItems)
    .where(inArray(catalogueItems.id, ids))
    .as('given')
  const rows = await tx
    .select({ tag: given.tag })
    .from(given)
    .groupBy(given.tag)
    .orderBy(sql`fold(${given.tag})`, given.tag)
  return rows.map((row) => row.tag)
}
