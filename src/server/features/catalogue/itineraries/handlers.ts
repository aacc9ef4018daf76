import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { itineraryWarnings } from '#contract/catalogue/itineraries/itinerary-checks.ts'
import type { checkItineraryOperations } from '#contract/catalogue/itineraries/check-itinerary.ts'
import { notFound } from '#contract/base/failures.ts'
import type { InputOf } from '#contract/index.ts'
import {
  catalogueItems,
  circuits,
  destinations,
  hotels,
  packages,
  tours,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { HandlersOf } from '#server/api/context.ts'
import {
  type ItineraryKind,
  laidOver,
  type Parts,
  readParts,
  requireFit,
  requireOwnKeys,
} from './parts.ts'

export const itineraryHandlers: HandlersOf<keyof typeof checkItineraryOperations> = {
  async checkItinerary({ tx, now }, input) {
    const { id, fields = {} } = input
    const stored = await readStored(tx, input)
    const parts = laidOver(stored?.parts ?? nothingYet, fields)
    requireOwnKeys(parts, 'fields.keyTourIds')
    await requireFit(tx, id, { ...parts, days: parts.days || Infinity }, 'fields.itinerary')
    const { departures, validFrom, validTo, bannedTags, nights } = fields
    const trip = {
      ...parts,
      days: parts.days || undefined,
      nights: nights ?? stored?.nights,
      departures: departures === undefined ? (stored?.departures ?? null) : departures,
      validFrom: validFrom === undefined ? (stored?.validFrom ?? null) : validFrom,
      validTo: validTo === undefined ? (stored?.validTo ?? null) : validTo,
      bannedTags: bannedTags ?? stored?.bannedTags ?? [],
    }
    const today = now.toISOString().slice(0, 10)
    return { warnings: itineraryWarnings(trip, await readThings(tx, parts), today) }
  },
}

/** A circuit or package of which nothing is known; 0 days are none. */
const nothingYet: Parts = {
  days: 0,
  destinationIds: [],
  tourIds: [],
  keyTourIds: [],
  hotelIds: [],
  itinerary: [],
}

/**
 * Reads the stored item under the requested id, if there was one.
 * @throws NOT_FOUND_ERROR, also when it is of another kind than requested
 */
async function readStored(tx: Tx, { id, kind }: InputOf<'checkItinerary'>) {
  if (id === undefined) return undefined
  const [item] = await tx.select().from(catalogueItems).where(eq(catalogueItems.id, id))
  if (!item || (kind !== undefined && item.kind !== kind)) throw notFound()
  const known: ItineraryKind | undefined =
    item.kind === 'circuit' || item.kind === 'package' ? item.kind : undefined
  if (known === undefined) throw notFound()
  const [row] =
    known === 'circuit'
      ? await tx.select().from(circuits).where(eq(circuits.id, id))
      : await tx.select().from(packages).where(eq(packages.id, id))
  if (!row) throw notFound()
  return { ...row, bannedTags: item.bannedTags, parts: await readParts(tx, known, id) }
}

/** The destinations, hotels and tours that the days name, by id. */
async function readThings(tx: Tx, parts: Parts) {
  const { destinationIds, hotelIds, itinerary } = parts
  const tourIds = itinerary.flatMap((day) => [...day.tourIds, ...day.optionalTourIds])
  const { id, tags } = catalogueItems
  const [places, stays, visits] = await Promise.all([
    tx
      .select({ id, tags, months: destinations.months, closures: destinations.closures })
      .from(destinations)
      .innerJoin(catalogueItems, eq(id, destinations.id))
      .where(inArray(destinations.id, destinationIds)),
    tx.select().from(hotels).where(inArray(hotels.id, hotelIds)),
    tx
      .select({
        ...getTableColumns(tours),
        isEnabled: sql<boolean>`${catalogueItems.status} and exists (
          select from ${catalogueItems} as place
          where place.id = ${tours.destinationId} and place.status
        )`,
      })
      .from(tours)
      .innerJoin(catalogueItems, eq(id, tours.id))
      .where(inArray(tours.id, tourIds)),
  ])
  return { destinations: byId(places), hotels: byId(stays), tours: byId(visits) }
}

function byId<Row extends { id: string }>(rows: Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
