import { inArray } from 'drizzle-orm'
import type { ItineraryCard } from '#contract/catalogue/kinds/cards.ts'
import type { itineraryDetail } from '#contract/catalogue/itineraries/itineraries.ts'
import { departureMonths } from '#contract/catalogue/facts/month-states.ts'
import { closedBecause, monthReasons } from '#contract/catalogue/facts/seasons.ts'
import { notFound } from '#contract/base/failures.ts'
import { catalogueItems } from '#server/platform/db/schema/index.ts'
import type { OperationContext } from '#server/api/context.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { z } from 'zod'
import { inOrderOf } from '../cards/card-query.ts'
import { readDestinationCards } from '../cards/destination-cards.ts'
import { readHotelCards } from '../cards/hotel-cards.ts'
import type { ReadCards } from '../cards/read-page.ts'
import { readTourCards } from '../cards/tour-cards.ts'
import { namesOf, type Visibility } from '../kit/fragments.ts'
import { readMedia } from '../kit/read-media.ts'
import { readToday } from '#server/platform/site/read-clock.ts'
import { readSeasonParts } from '../kit/seasons.ts'
import { presentDays, readDays } from './read-days.ts'

/**
 * A circuit or package with its media and its parts, each list in the given order; the public
 * gets the visible parts only (requirements §4.19).
 * @throws NOT_FOUND_ERROR for an unknown one, or a hidden one
 */
export async function readItineraryDetail(
  context: OperationContext,
  visibility: Visibility,
  read: ReadCards<ItineraryCard>,
  id: string,
): Promise<z.infer<typeof itineraryDetail>> {
  const { tx } = context
  const [card] = await read(tx, { visibility, ids: [id] })
  if (!card) throw notFound()
  const { destinationIds, tourIds, hotelIds } = card
  const [destinations, tours, hotels, own] = await Promise.all([
    readDestinationCards(tx, { visibility, ids: destinationIds }),
    readTourCards(tx, { visibility, ids: tourIds }),
    readHotelCards(tx, { visibility, ids: hotelIds }),
    readOwn(tx, visibility, id),
  ])
  return {
    ...card,
    departureMonths: departureMonths(card, await readToday(tx, context.now)),
    destinations: inOrderOf(destinationIds, destinations),
    tours: inOrderOf(tourIds, tours),
    hotels: inOrderOf(hotelIds, hotels),
    ...own,
  }
}

/** Reads the fields of a circuit or package beside its card. */
async function readOwn(tx: Tx, visibility: Visibility, id: string) {
  const [media, itinerary, seasons] = await Promise.all([
    readMedia(tx, id, visibility),
    readDays(tx, id, visibility),
    readSeasonParts(tx, id),
  ])
  return {
    media,
    itinerary: presentDays(itinerary),
    monthReasons: seasons.length === 0 ? null : monthReasons(seasons),
    closedBecause: closedBecause(seasons),
  }
}

/**
 * The same with its parts by name alone, hidden ones too: for who keeps it, with a fraction of the work.
 * @throws NOT_FOUND_ERROR
 */
export async function readItineraryWithNames(
  context: Pick<OperationContext, 'tx' | 'now'>,
  read: ReadCards<ItineraryCard>,
  id: string,
) {
  const { tx } = context
  const visibility = 'all'
  const [card] = await read(tx, { visibility, ids: [id] })
  if (!card) throw notFound()
  const { destinationIds, tourIds, hotelIds } = card
  const own = await readOwn(tx, visibility, id)
  const parts = await tx
    .select({ id: catalogueItems.id, details: namesOf(catalogueItems.id) })
    .from(catalogueItems)
    .where(inArray(catalogueItems.id, [...destinationIds, ...tourIds, ...hotelIds]))
  return {
    ...card,
    departureMonths: departureMonths(card, await readToday(tx, context.now)),
    destinations: inOrderOf(destinationIds, parts),
    tours: inOrderOf(tourIds, parts),
    hotels: inOrderOf(hotelIds, parts),
    ...own,
  }
}
