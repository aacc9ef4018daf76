import { effectiveTags } from '#contract/catalogue/places/tags.ts'
import { notFound } from '#contract/base/failures.ts'
import type { AnswerOf } from '#contract/index.ts'
import { catalogueItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { readCategory } from '../../cards/categories.ts'
import { readReference } from '../../cards/relations/read-reference.ts'
import { readRelatedByTags } from '../../cards/relations/related-cards.ts'
import { relatedShown } from '../../cards/relations/related-ids.ts'
import { readCircuitCards, readPackageCards } from '../../cards/itinerary-cards.ts'
import { readTourCards } from '../../cards/tour-cards.ts'
import type { Visibility } from '../../kit/fragments.ts'
import { isLinkedTo } from '../../kit/links.ts'
import { readMedia } from '../../kit/read-media.ts'

/**
 * A tour with its media, category and destination (requirements §2.5).
 * @throws NOT_FOUND_ERROR for an unknown one, or a hidden one
 */
export async function readTourDetail(
  tx: Tx,
  visibility: Visibility,
  id: string,
): Promise<AnswerOf<'detailTour'>> {
  const [card] = await readTourCards(tx, { visibility, ids: [id] })
  if (!card) throw notFound()
  const [media, category, destination] = await Promise.all([
    readMedia(tx, id, visibility),
    readCategory(tx, card.categoryId),
    readReference(tx, card.destinationId),
  ])
  return { ...card, media, category, destination }
}

/**
 * A tour as its public page needs it: what includes it, and its relatives.
 * @throws NOT_FOUND_ERROR for a hidden or unknown one
 */
export async function readTourLanding(tx: Tx, id: string): Promise<AnswerOf<'landingDetailTour'>> {
  const visibility = 'visible'
  const detail = await readTourDetail(tx, visibility, id)
  const includesIt = isLinkedTo('tours', catalogueItems.id, id)
  const [circuits, packages, related] = await Promise.all([
    readCircuitCards(tx, { visibility, where: includesIt }),
    readPackageCards(tx, { visibility, where: includesIt }),
    readRelatedByTags(tx, 'tour', readTourCards, {
      tags: effectiveTags(detail),
      limit: relatedShown,
      except: id,
    }),
  ])
  return { ...detail, circuits, packages, related }
}
