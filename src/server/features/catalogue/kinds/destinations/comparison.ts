import { notFound } from '#contract/base/failures.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { belongsTo } from '../../cards/relations/belongs-to.ts'
import { countCards, inOrderOf } from '../../cards/card-query.ts'
import { readDestinationCards } from '../../cards/destination-cards.ts'

/**
 * Visible destinations side by side, in the given order, with counts of what each offers.
 * @throws NOT_FOUND_ERROR for a hidden or unknown one (requirements §2.20)
 */
export async function readComparison(
  tx: Tx,
  ids: string[],
): Promise<AnswerOf<'compareDestinations'>> {
  const cards = inOrderOf(ids, await readDestinationCards(tx, { visibility: 'visible', ids }))
  if (cards.length < ids.length) throw notFound()
  const list = await Promise.all(
    cards.map(async (card) => ({ ...card, counts: await countOffers(tx, card.id) })),
  )
  return { list }
}

async function countOffers(tx: Tx, id: string) {
  const visibility = 'visible'
  const [tours, hotels, circuits, packages] = await Promise.all([
    countCards(tx, 'tour', { visibility, where: belongsTo('tour', id) }),
    countCards(tx, 'hotel', { visibility, where: belongsTo('hotel', id) }),
    countCards(tx, 'circuit', { visibility, where: belongsTo('itinerary', id) }),
    countCards(tx, 'package', { visibility, where: belongsTo('itinerary', id) }),
  ])
  return { tours, hotels, circuits, packages }
}
