import { setImmediate as letOthersGo } from 'node:timers/promises'
import { localDay } from '#contract/base/dates/local-day.ts'
import { notFound } from '#contract/base/failures.ts'
import { type Kind, kindFacts, kinds, type PluralKind } from '#contract/base/kinds.ts'
import { isKindShown } from '#contract/site/identity/site-fields.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { Because, searchOperations } from '#contract/catalogue/search.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { HandlersOf, OperationContext } from '#server/api/context.ts'
import type { CardQuery } from '../cards/card-query.ts'
import { readCardsOf } from '../cards/card-readers.ts'
import { type SearchTexts, searchTextsIn } from './indexing/search-texts.ts'
import { type ReadKeyword, readKeyword } from './keyword/read-keyword.ts'
import { splitWords } from './keyword/split-words.ts'
import { findMatches, type Hit } from './matching/find-matches.ts'
import { findSuggestion } from './suggestion.ts'

export const searchHandlers: HandlersOf<keyof typeof searchOperations> = {
  async getSearchResults(context, { keyword, lang, threshold, limit, brief }) {
    const { tx, services } = context
    if (keyword === '') throw notFound()
    const [split, texts] = await Promise.all([
      splitWords(tx, keyword),
      searchTextsIn(services, tx, lang),
    ])
    // What folds to nothing, as a lone accent does, is in every text and near none.
    if (split.folded === '') return nothingFound
    const read = readKeyword(split, texts.facetsByName)
    const monthStates = await statesOfMonths(context, texts, read)
    const found = findMatches(texts, { read, threshold, limit, monthStates })
    const { sections } = await services.currentSite()
    const isShown = (kind: Kind) => isKindShown(kind, sections)
    const lists = []
    for (const kind of kinds) {
      const readCards: ReadCards = readCardsOf[kind]
      const hits = isShown(kind) ? found.hits[kind] : []
      lists.push([kindFacts[kind].plural, await readHits(tx, readCards, hits, brief)])
      // Others are answered between the kinds: hundreds of cards at once would make them wait.
      await letOthersGo()
    }
    return {
      suggestion: findSuggestion(texts.terms, split.folded),
      ...(Object.fromEntries(lists) as FoundLists),
      totals: byPlural((kind) => (isShown(kind) ? found.totals[kind] : 0)),
      asked: read.facets.map(({ facet, words, rest }) => ({ ...facet, words, rest })),
      facets: read.facets.flatMap(({ facet }, at) => {
        const without = found.without[at]
        return without === undefined ? [] : { ...facet, without }
      }),
    }
  },
}

type Results = AnswerOf<'getSearchResults'>

type FoundLists = Pick<Results, PluralKind>

function byPlural<Value>(valueOf: (kind: (typeof kinds)[number]) => Value) {
  return Object.fromEntries(kinds.map((kind) => [kindFacts[kind].plural, valueOf(kind)])) as Record<
    PluralKind,
    Value
  >
}

const nothingFound: Results = {
  suggestion: null,
  ...(byPlural(() => []) as unknown as FoundLists),
  totals: byPlural(() => 0),
  asked: [],
  facets: [],
}

/** The states of the items in each month, where the keyword names one. */
async function statesOfMonths(
  { tx, services, now }: Pick<OperationContext, 'tx' | 'services' | 'now'>,
  texts: SearchTexts,
  { months }: ReadKeyword,
) {
  if (months.length === 0) return undefined
  const { office } = await services.currentSite()
  return texts.monthStatesOn(tx, localDay(office.timeZone, now))
}

type ReadCards = (tx: Tx, query: CardQuery) => Promise<{ id: string }[]>

/** The cards of the hits, best first; one that was hidden meanwhile is left out. */
async function readHits(
  tx: Tx,
  readCards: ReadCards,
  hits: Hit[],
  brief: boolean | undefined,
): Promise<{ id: string; because: Because; missing: string[] }[]> {
  if (hits.length === 0) return []
  const ids = hits.map(({ id }) => id)
  const cards = await readCards(tx, { visibility: 'visible', ids, brief })
  const byId = new Map(cards.map((card) => [card.id, card]))
  return hits.flatMap(({ id, because, missing }) => {
    const card = byId.get(id)
    return card ? [{ ...card, because, missing }] : []
  })
}
