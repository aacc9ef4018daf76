import { or, type SQL, sql } from 'drizzle-orm'
import { asList } from '#contract/base/fields.ts'
import { catalogueItems, hotels, incentives, tours } from '#server/platform/db/schema/index.ts'
import { isLinkedTo } from '../../kit/links.ts'

type PartTable = typeof tours | typeof hotels | typeof incentives

/** Conditions on `catalogue_items` rows: what belongs to a destination, kind by kind. */
export const belongsTo = {
  tours: (destinationId: string) => isPartOf(tours, destinationId),
  hotels: (destinationId: string) => isPartOf(hotels, destinationId),
  incentives: (destinationId: string) => isPartOf(incentives, destinationId),
  /** Circuits and packages whose itinerary passes there. */
  itineraries: (destinationId: string) =>
    isLinkedTo('destinations', catalogueItems.id, destinationId),
}

/** The same of one destination or any of several, where a list is asked so. */
export function belongsToAny(
  kind: keyof typeof belongsTo,
  ids: string | readonly string[] | undefined,
): SQL | undefined {
  return ids === undefined ? undefined : or(...asList(ids).map(belongsTo[kind]))
}

function isPartOf(table: PartTable, destinationId: string): SQL {
  return sql`exists (
    select 1 from ${table} as part where part.id = ${catalogueItems.id} and part.destination_id = ${destinationId}
  )`
}
