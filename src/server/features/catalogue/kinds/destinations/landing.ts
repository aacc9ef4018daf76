import { notFound } from '#contract/base/failures.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { belongsTo } from '../../cards/relations/belongs-to.ts'
import { readCategories } from '../../cards/categories.ts'
import { readDestinationCards } from '../../cards/destination-cards.ts'
import { readHotelCards } from '../../cards/hotel-cards.ts'
import { readIncentiveCards } from '../../cards/incentive-cards.ts'
import { readRelatedByTags } from '../../cards/relations/related-cards.ts'
import { relatedShown } from '../../cards/relations/related-ids.ts'
import { readCircuitCards, readPackageCards } from '../../cards/itinerary-cards.ts'
import { readTourCards } from '../../cards/tour-cards.ts'
import { readMedia } from '../../kit/read-media.ts'

/**
 * A destination as its public page needs it: everything visible that belongs to it.
 * @throws NOT_FOUND_ERROR for a hidden or unknown one
 */
export async function readDestinationLanding(
  tx: Tx,
  id: string,
): Promise<AnswerOf<'landingDetailDestination'>> {
  const visibility = 'visible'
  const [card] = await readDestinationCards(tx, { visibility, ids: [id] })
  if (!card) throw notFound()
  const { tags } = card
  const [media, tours, circuits, packages, hotels, incentives, related] = await Promise.all([
    readMedia(tx, id),
    readTourCards(tx, { visibility, where: belongsTo.tours(id) }),
    readCircuitCards(tx, { visibility, where: belongsTo.itineraries(id) }),
    readPackageCards(tx, { visibility, where: belongsTo.itineraries(id) }),
    readHotelCards(tx, { visibility, where: belongsTo.hotels(id) }),
    readIncentiveCards(tx, { visibility, where: belongsTo.incentives(id) }),
    readRelatedByTags(tx, 'destination', readDestinationCards, {
      tags,
      limit: relatedShown,
      except: id,
    }),
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
    related,
  }
}
