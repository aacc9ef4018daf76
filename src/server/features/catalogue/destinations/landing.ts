import { notFound } from '#contract/failures.ts'
import type { AnswerOf } from '#contract/operation.ts'
import type { Tx } from '#server/db/transaction.ts'
import { belongsTo } from '../cards/belongs-to.ts'
import { inOrderOf } from '../cards/card-query.ts'
import { readDestinationCards } from '../cards/destination-cards.ts'
import { readHotelCards } from '../cards/hotel-cards.ts'
import { readIncentiveCards } from '../cards/incentive-cards.ts'
import { readRelatedIds } from '../cards/related-ids.ts'
import { readCircuitCards, readPackageCards } from '../cards/route-cards.ts'
import { readTourCards } from '../cards/tour-cards.ts'
import { readMedia } from '../kit/read-media.ts'
import { readCategories } from './store.ts'

const relatedShown = 6

/**
 * A destination as its public page needs it: everything visible that belongs to it.
 * @throws NOT_FOUND_ERROR for a hidden or unknown one
 */
export async function readDestinationLanding(
  tx: Tx,
  id: string,
): Promise<AnswerOf<'landingDetailDestination'>> {
  const scope = 'visible'
  const [card] = await readDestinationCards(tx, { scope, ids: [id] })
  if (!card) throw notFound()
  const relatedIds = await readRelatedIds(tx, 'destination', card.tags, {
    limit: relatedShown,
    except: id,
  })
  const [media, tours, circuits, packages, hotels, incentives, related] = await Promise.all([
    readMedia(tx, id),
    readTourCards(tx, { scope, where: belongsTo.tours(id) }),
    readCircuitCards(tx, { scope, where: belongsTo.routes(id) }),
    readPackageCards(tx, { scope, where: belongsTo.routes(id) }),
    readHotelCards(tx, { scope, where: belongsTo.hotels(id) }),
    readIncentiveCards(tx, { scope, where: belongsTo.incentives(id) }),
    readDestinationCards(tx, { scope, ids: relatedIds }),
  ])
  return {
    ...card,
    media,
    tours,
    categories: await readCategories(
      tx,
      tours.map((tour) => tour.categoryId),
    ),
    circuits,
    packages,
    hotels,
    incentives,
    related: inOrderOf(relatedIds, related),
  }
}
