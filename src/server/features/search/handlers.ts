import { sql } from 'drizzle-orm'
import { notFound } from '#contract/failures.ts'
import type { searchOperations } from '#contract/search.ts'
import { queryRows, type Tx } from '#server/db/transaction.ts'
import type { HandlersOf } from '#server/operations/context.ts'
import { type CardQuery, inOrderOf } from '#server/features/catalogue/cards/card-query.ts'
import { readDestinationCards } from '#server/features/catalogue/cards/destination-cards.ts'
import {
  readCircuitCards,
  readPackageCards,
} from '#server/features/catalogue/cards/itinerary-cards.ts'
import { readTourCards } from '#server/features/catalogue/cards/tour-cards.ts'
import { findMatches } from './matches.ts'
import { readSearchTexts } from './search-texts.ts'
import { findSuggestion } from './suggestion.ts'

export const searchHandlers: HandlersOf<keyof typeof searchOperations> = {
  async getSearchResults({ tx, services }, { keyword, lang, threshold, limit, brief }) {
    if (keyword === '') throw notFound()
    const [wanted, texts] = await Promise.all([
      fold(tx, keyword),
      services.searchTexts.get(lang, () => readSearchTexts(tx, lang)),
    ])
    // What folds to nothing, as a lone accent does, is in every text and near none.
    if (wanted === '') return nothingFound
    const ids = findMatches(texts, { wanted, threshold, limit })
    const [destinations, circuits, packages, tours] = await Promise.all([
      readInOrder(tx, readDestinationCards, { ids: ids.destination, brief }),
      readInOrder(tx, readCircuitCards, { ids: ids.circuit, brief }),
      readInOrder(tx, readPackageCards, { ids: ids.package, brief }),
      readInOrder(tx, readTourCards, { ids: ids.tour, brief }),
    ])
    const suggestion = findSuggestion(texts.terms, wanted)
    return { suggestion, destinations, circuits, packages, tours }
  },
}

const nothingFound = { suggestion: null, destinations: [], circuits: [], packages: [], tours: [] }

/** A keyword as the database folds names and tags. */
async function fold(tx: Tx, keyword: string): Promise<string> {
  const [row] = await queryRows<{ folded: string }>(
    tx,
    sql`select search_fold(${keyword}) as folded`,
  )
  return row?.folded ?? ''
}

/** The cards of the matches, best first; one that was hidden meanwhile is left out. */
async function readInOrder<Card extends { id: string }>(
  tx: Tx,
  readCards: (tx: Tx, query: CardQuery) => Promise<Card[]>,
  query: { ids: string[]; brief: boolean | undefined },
): Promise<Card[]> {
  if (query.ids.length === 0) return []
  return inOrderOf(query.ids, await readCards(tx, { visibility: 'visible', ...query }))
}
