import { effectiveTags } from '#contract/catalogue/tags.ts'
import type { ItineraryCard } from '#contract/catalogue/cards.ts'
import type { AnswerOf } from '#contract/operation.ts'
import type { PageContext } from '../../page-context.ts'
import { paths } from '#contract/addresses.ts'
import {
  destinationToCard,
  hotelToLine,
  itineraryToCard,
  lengthOf,
  namesById,
  tourToCard,
} from './item-card.ts'
import { toItemView } from './item-view.server.ts'

/** What the pages of a circuit and of a package show. */
export type ItineraryView = Awaited<ReturnType<typeof toItineraryView>>

type ItineraryAnswer = AnswerOf<'landingDetailCircuit'>

/** An itinerary's parts in its own order; packages answer the same shape (requirements §2.7). */
export async function toItineraryView(
  kind: 'circuit' | 'package',
  item: ItineraryAnswer,
  { caller, language, t }: PageContext,
) {
  const { list: destinations } = await caller('listDestinations', { brief: true })
  const names = namesById(destinations, language)
  const related = (card: ItineraryCard) => itineraryToCard(kind, card, { language, t }, names)
  return {
    item: toItemView(item, language, paths[kind]),
    image: item.mainImage,
    length: lengthOf(item, t),
    tags: effectiveTags(item).toSorted(),
    destinations: item.destinations.map((each) => destinationToCard(each, language)),
    tours: item.tours.map((tour) => tourToCard(tour, language, names.get(tour.destinationId))),
    hotels: item.hotels.map((hotel) => hotelToLine(hotel, language)),
    related: item.related.map(related),
  }
}
