import { notFound } from '#contract/base/failures.ts'
import { kindFacts, type PartKind, partKinds, type PluralOf } from '#contract/base/kinds.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { belongsTo } from '../../cards/relations/belongs-to.ts'
import { readCategories } from '../../cards/categories.ts'
import { readDestinationCards } from '../../cards/destination-cards.ts'
import { readCardsOf } from '../../cards/card-readers.ts'
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
  const [media, tours, circuits, packages, otherParts, related] = await Promise.all([
    readMedia(tx, id),
    readTourCards(tx, { visibility, where: belongsTo('tour', id) }),
    readCircuitCards(tx, { visibility, where: belongsTo('itinerary', id) }),
    readPackageCards(tx, { visibility, where: belongsTo('itinerary', id) }),
    readOtherParts(tx, id),
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
    ...otherParts,
    related,
  }
}

type OtherParts = Pick<AnswerOf<'landingDetailDestination'>, PluralOf<Exclude<PartKind, 'tour'>>>

/** The visible items of a destination beside its tours, by kind. */
async function readOtherParts(tx: Tx, id: string): Promise<OtherParts> {
  const others = partKinds.filter((kind) => kind !== 'tour')
  const lists = await Promise.all(
    others.map(async (kind) => [
      kindFacts[kind].plural,
      await readCardsOf[kind](tx, { visibility: 'visible', where: belongsTo(kind, id) }),
    ]),
  )
  return Object.fromEntries(lists) as OtherParts
}
