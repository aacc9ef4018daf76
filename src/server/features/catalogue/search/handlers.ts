import { sql } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { Because, searchOperations } from '#contract/catalogue/search.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import type { HandlersOf } from '#server/api/context.ts'
import type { CardQuery } from '../cards/card-query.ts'
import { readDestinationCards } from '../cards/destination-cards.ts'
import { readHotelCards } from '../cards/hotel-cards.ts'
import { readIncentiveCards } from '../cards/incentive-cards.ts'
import { readCircuitCards, readPackageCards } from '../cards/itinerary-cards.ts'
import { readTourCards } from '../cards/tour-cards.ts'
import { findMatches, type Hit } from './matches.ts'
import { searchTextsIn } from './search-texts.ts'
import { findSuggestion } from './suggestion.ts'

export const searchHandlers: HandlersOf<keyof typeof searchOperations> = {
  async getSearchResults({ tx, services }, { keyword, lang, threshold, limit, brief }) {
    if (keyword === '') throw notFound()
    const [wanted, texts] = await Promise.all([
      fold(tx, keyword),
      searchTextsIn(services, tx, lang),
    ])
    // What folds to nothing, as a lone accent does, is in every text and near none.
    if (wanted === '') return nothingFound
    const found = findMatches(texts, { wanted, threshold, limit })
    const [destinations, circuits, packages, tours, hotels, incentives] = await Promise.all([
      readHits(tx, readDestinationCards, found.destination, brief),
      readHits(tx, readCircuitCards, found.circuit, brief),
      readHits(tx, readPackageCards, found.package, brief),
      readHits(tx, readTourCards, found.tour, brief),
      readHits(tx, readHotelCards, found.hotel, brief),
      readHits(tx, readIncentiveCards, found.incentive, brief),
    ])
    const suggestion = findSuggestion(texts.terms, wanted)
    return { suggestion, destinations, circuits, packages, tours, hotels, incentives }
  },
}

const nothingFound: AnswerOf<'getSearchResults'> = {
  suggestion: null,
  destinations: [],
  circuits: [],
  packages: [],
  tours: [],
  hotels: [],
  incentives: [],
}

/** A keyword as the database folds names and tags. */
async function fold(tx: Tx, keyword: string): Promise<string> {
  const [row] = await queryRows<{ folded: string }>(
    tx,
    sql`select search_fold(${keyword}) as folded`,
  )
  return row?.folded ?? ''
}

/** The cards of the hits, best first; one that was hidden meanwhile is left out. */
async function readHits<Card extends { id: string }>(
  tx: Tx,
  readCards: (tx: Tx, query: CardQuery) => Promise<Card[]>,
  hits: Hit[],
  brief: boolean | undefined,
): Promise<(Card & { because: Because })[]> {
  if (hits.length === 0) return []
  const ids = hits.map(({ id }) => id)
  const cards = await readCards(tx, { visibility: 'visible', ids, brief })
  const byId = new Map(cards.map((card) => [card.id, card]))
  return hits.flatMap(({ id, because }) => {
    const card = byId.get(id)
    return card ? [{ ...card, because }] : []
  })
}
