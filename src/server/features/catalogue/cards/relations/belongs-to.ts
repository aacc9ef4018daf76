import { or, type SQL, sql } from 'drizzle-orm'
import { asList } from '#contract/base/fields.ts'
import { type PartKind, partKinds } from '#contract/base/kinds.ts'
import { catalogueItems, tableOf } from '#server/platform/db/schema/index.ts'
import { isLinkedTo } from '../../kit/links.ts'

/** A kind of which items belong to a destination; circuits and packages belong where their itinerary passes. */
type Belonging = PartKind | 'itinerary'

/** A condition on `catalogue_items` rows: what belongs to a destination. */
export function belongsTo(kind: Belonging, destinationId: string): SQL {
  if (kind === 'itinerary') return isLinkedTo('destinations', catalogueItems.id, destinationId)
  return sql`exists (
    select 1 from ${tableOf[kind]} as part where part.id = ${catalogueItems.id} and part.destination_id = ${destinationId}
  )`
}

/** The same of one destination or any of several, where a list is asked so. */
export function belongsToAny(
  kind: Belonging,
  ids: string | readonly string[] | undefined,
): SQL | undefined {
  return ids === undefined ? undefined : or(...asList(ids).map((id) => belongsTo(kind, id)))
}

/** A query for the parts of destinations, and the destination of each. */
export const partsOfDestinations = sql.join(
  partKinds.map(
    (kind) => sql`select id, ${sql.raw(`'${kind}'`)} as kind, destination_id from ${tableOf[kind]}`,
  ),
  sql` union all `,
)
