import { type SQL, sql } from 'drizzle-orm'
import { catalogueItems, hotels, incentives, tours } from '#server/db/schema/index.ts'
import { isLinkedTo } from '../kit/links.ts'

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

function isPartOf(table: PartTable, destinationId: string): SQL {
  return sql`exists (
    select 1 from ${table} as part where part.id = ${catalogueItems.id} and part.destination_id = ${destinationId}
  )`
}
