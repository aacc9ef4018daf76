import type { Translate } from '#texts/translate.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { Named } from '#web/shared/ui/names.tsx'
import {
  destinationToCard,
  type ItemCard,
  type ItineraryItemCard,
  lengthOf,
  partToCard,
  wordsOf,
} from '../cards/item-card.ts'
import type { ResultGroups } from './result-groups.ts'

type Results = AnswerOf<'getSearchResults'>

/** Converts the results to cards in one language; `names` are those of the visible destinations, by id. */
export function toResultCards(
  results: Results,
  language: Language,
  t: Translate,
  names: ReadonlyMap<string, Named>,
): ResultGroups<ItemCard> {
  return {
    destinations: results.destinations.map((item) => destinationToCard(item, language)),
    circuits: results.circuits.map((item) => journeyResult('circuit', item, language, t)),
    packages: results.packages.map((item) => journeyResult('package', item, language, t)),
    tours: results.tours.map((item) =>
      partToCard('tour', item, language, names.get(item.destinationId)),
    ),
  }
}

function journeyResult(
  kind: 'circuit' | 'package',
  item: Results['circuits'][number],
  language: Language,
  t: Translate,
): ItineraryItemCard {
  const text = wordsOf(item.details, language)
  const to = paths[kind](language, item.id, text.name)
  const kicker = [{ name: lengthOf(item, t) }]
  return { id: item.id, ...text, to, kicker, image: item.mainImage, stops: [] }
}
