import type { Translate } from '../../i18n/translate.ts'
import type { AnswerOf } from '#contract/operation.ts'
import type { Language } from '#contract/languages.ts'
import {
  destinationToCard,
  type ItemCard,
  type ItineraryItemCard,
  lengthOf,
  nameOf,
  tourToCard,
} from '../catalogue/item-card.ts'
import { paths } from '#contract/addresses.ts'

export const resultKinds = ['destinations', 'circuits', 'packages', 'tours'] as const

export type ResultGroups = Record<(typeof resultKinds)[number], ItemCard[]>

type Results = AnswerOf<'getSearchResults'>

/** What was found, as cards in one language; `names` are those of the visible destinations, by id, where they are at hand. */
export function toResultGroups(
  results: Results,
  language: Language,
  t: Translate,
  names: ReadonlyMap<string, string> = new Map(),
): ResultGroups {
  return {
    destinations: results.destinations.map((item) => destinationToCard(item, language)),
    circuits: results.circuits.map((item) => itineraryResult('circuit', item, language, t)),
    packages: results.packages.map((item) => itineraryResult('package', item, language, t)),
    tours: results.tours.map((item) => tourToCard(item, language, names.get(item.destinationId))),
  }
}

function itineraryResult(
  kind: 'circuit' | 'package',
  item: Results['circuits'][number],
  language: Language,
  t: Translate,
): ItineraryItemCard {
  const text = nameOf(item.details, language)
  const to = paths[kind](language, item.id, text.name)
  return { id: item.id, ...text, to, kicker: lengthOf(item, t), image: item.mainImage, stops: [] }
}

export function countResults(groups: ResultGroups): number {
  return resultKinds.reduce((total, kind) => total + groups[kind].length, 0)
}
