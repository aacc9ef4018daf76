import { inArray } from 'drizzle-orm'
import type { HotelCard, TourCard } from '#contract/catalogue/kinds/cards.ts'
import { hotels, tours } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { readHotelCards } from '../hotel-cards.ts'
import { requireVisibleItems } from './require-visible-items.ts'
import { readTourCards } from '../tour-cards.ts'

/**
 * All hotels and tours of the given destinations, for the panel's forms.
 * @throws NOT_FOUND_ERROR for an unknown destination
 */
export async function readStaysAndTours(
  tx: Tx,
  destinationIds: string[],
): Promise<{ hotels: HotelCard[]; tours: TourCard[] }> {
  await requireVisibleItems(tx, 'destination', destinationIds, 'all')
  const visibility = 'all'
  return {
    hotels: await readHotelCards(tx, {
      visibility,
      where: inArray(hotels.destinationId, destinationIds),
    }),
    tours: await readTourCards(tx, {
      visibility,
      where: inArray(tours.destinationId, destinationIds),
    }),
  }
}
