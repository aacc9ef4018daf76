import { sql } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { kindFacts, kinds } from '#contract/base/kinds.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { Because, searchOperations } from '#contract/catalogue/search.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import type { HandlersOf } from '#server/api/context.ts'
import type { CardQuery } from '../cards/card-query.ts'
import { readCardsOf } from '../cards/card-readers.ts'
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
    const lists = await Promise.all(
      kinds.map(async (kind) => {
        const read: ReadCards = readCardsOf[kind]
        return [kindFacts[kind].plural, await readHits(tx, read, found[kind], brief)]
      }),
    )
    const suggestion = findSuggestion(texts.terms, wanted)
    return { suggestion, ...(Object.fromEntries(lists) as FoundLists) }
  },
}

type FoundLists = Omit<AnswerOf<'getSearchResults'>, 'suggestion'>

const nothingFound: AnswerOf<'getSearchResults'> = {
  suggestion: null,
  ...(Object.fromEntries(
    kinds.map((kind) => [kindFacts[kind].plural, []]),
  ) as unknown as FoundLists),
}

/** A keyword as the database folds names and tags. */
async function fold(tx: Tx, keyword: string): Promise<string> {
  const [row] = await queryRows<{ folded: string }>(
    tx,
    sql`select search_fold(${keyword}) as folded`,
  )
  return row?.folded ?? ''
}

type ReadCards = (tx: Tx, query: CardQuery) => Promise<{ id: string }[]>

/** The cards of the hits, best first; one that was hidden meanwhile is left out. */
async function readHits(
  tx: Tx,
  readCards: ReadCards,
  hits: Hit[],
  brief: boolean | undefined,
): Promise<{ id: string; because: Because }[]> {
  if (hits.length === 0) return []
  const ids = hits.map(({ id }) => id)
  const cards = await readCards(tx, { visibility: 'visible', ids, brief })
  const byId = new Map(cards.map((card) => [card.id, card]))
  return hits.flatMap(({ id, because }) => {
    const card = byId.get(id)
    return card ? [{ ...card, because }] : []
  })
}
