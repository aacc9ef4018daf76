import { paths } from '#contract/base/addresses/addresses.ts'
import type { AnswerOf } from '#contract/index.ts'
import {
  type ItemCard,
  type ItineraryItemCard,
  lengthOf,
  partToCard,
  wordsOf,
} from '../cards/item-card.ts'
import { type CardContext, destinationToFactCard } from '../cards/fact-cards.server.ts'
import { monthLine, type SeasonalStop } from '../facts/month-line.server.ts'
import type { ResultGroups } from './result-groups.ts'

type Results = AnswerOf<'getSearchResults'>

/** Converts the results to cards, with the state of the chosen month; `places` are the visible destinations, by id. */
export function toResultCards(
  results: Results,
  context: CardContext,
  places: ReadonlyMap<string, SeasonalStop>,
): ResultGroups<ItemCard> {
  const { language } = context
  return {
    destinations: results.destinations.map((item) => destinationToFactCard(item, context)),
    circuits: results.circuits.map((item) => journeyResult('circuit', item, context, places)),
    packages: results.packages.map((item) => journeyResult('package', item, context, places)),
    tours: results.tours.map((item) => {
      const place = places.get(item.destinationId)
      const card = partToCard('tour', item, language, place)
      return inMonth(card, context.month && monthLine(item, context))
    }),
  }
}

function inMonth<Card extends ItemCard>(card: Card, facts: string | 0 | undefined): Card {
  return facts ? { ...card, facts } : card
}

function journeyResult(
  kind: 'circuit' | 'package',
  item: Results['circuits'][number],
  context: CardContext,
  places: ReadonlyMap<string, SeasonalStop>,
): ItineraryItemCard {
  const { language, t, month } = context
  const text = wordsOf(item.details, language)
  const to = paths[kind](language, item.id, text.name)
  const kicker = [{ name: lengthOf(item, t) }]
  const stops = item.destinationIds.flatMap((id) => places.get(id) ?? [])
  return inMonth(
    { id: item.id, ...text, to, kicker, image: item.mainImage, stops: [] },
    month && monthLine(item, context, stops),
  )
}
