import { notFound } from '#contract/failures.ts'
import type { searchOperations } from '#contract/search.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { HandlersOf } from '#server/operations/context.ts'
import { type CardQuery, inOrderOf } from '../catalogue/cards/card-query.ts'
import { readDestinationCards } from '../catalogue/cards/destination-cards.ts'
import { readCircuitCards, readPackageCards } from '../catalogue/cards/route-cards.ts'
import { readTourCards } from '../catalogue/cards/tour-cards.ts'
import { findMatches, findSuggestion } from './matches.ts'

export const searchHandlers: HandlersOf<keyof typeof searchOperations> = {
  async getSearchResults({ tx }, query) {
    if (query.keyword === '') throw notFound()
    const ids = await findMatches(tx, query)
    const [suggestion, destinations, circuits, packages, tours] = await Promise.all([
      findSuggestion(tx, query, Object.values(ids).flat()),
      readInOrder(tx, readDestinationCards, ids.destination),
      readInOrder(tx, readCircuitCards, ids.circuit),
      readInOrder(tx, readPackageCards, ids.package),
      readInOrder(tx, readTourCards, ids.tour),
    ])
    return { suggestion, destinations, circuits, packages, tours }
  },
}

/** The cards of the matches, best first; one that was hidden meanwhile is left out. */
async function readInOrder<Card extends { id: string }>(
  tx: Tx,
  readCards: (tx: Tx, query: CardQuery) => Promise<Card[]>,
  ids: string[],
): Promise<Card[]> {
  if (ids.length === 0) return []
  return inOrderOf(ids, await readCards(tx, { scope: 'visible', ids }))
}
