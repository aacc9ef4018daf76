import type { RouteCard } from '#contract/catalogue/cards.ts'
import type { routeDetail } from '#contract/catalogue/routes.ts'
import { notFound } from '#contract/failures.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { z } from 'zod'
import { type Dated, inOrderOf } from '../cards/card-query.ts'
import { readDestinationCards } from '../cards/destination-cards.ts'
import { readHotelCards } from '../cards/hotel-cards.ts'
import type { ReadCards } from '../cards/read-page.ts'
import { readTourCards } from '../cards/tour-cards.ts'
import type { Scope } from '../kit/fragments.ts'
import { readMedia } from '../kit/read-media.ts'

/**
 * A circuit or package with its media and its parts, each list in the given order; the public
 * gets the visible parts only (requirements §4.19).
 * @throws NOT_FOUND_ERROR for an unknown one, or one outside the scope
 */
export async function readRouteDetail(
  tx: Tx,
  scope: Scope,
  read: ReadCards<Dated<RouteCard>>,
  id: string,
): Promise<z.infer<typeof routeDetail>> {
  const [card] = await read(tx, { scope, ids: [id] })
  if (!card) throw notFound()
  const { destinationIds, tourIds, hotelIds } = card
  const [destinations, tours, hotels, media] = await Promise.all([
    readDestinationCards(tx, { scope, ids: destinationIds }),
    readTourCards(tx, { scope, ids: tourIds }),
    readHotelCards(tx, { scope, ids: hotelIds }),
    readMedia(tx, id),
  ])
  return {
    ...card,
    destinations: inOrderOf(destinationIds, destinations),
    tours: inOrderOf(tourIds, tours),
    hotels: inOrderOf(hotelIds, hotels),
    media,
  }
}
