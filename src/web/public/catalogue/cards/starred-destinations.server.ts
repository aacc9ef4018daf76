import type { DestinationCard } from '#contract/catalogue/kinds/cards.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { destinationToCard, type ItemCard } from './item-card.ts'

/** The first `max` starred destinations, for where a visitor needs a place to go on from. */
export function starredDestinations(
  destinations: readonly DestinationCard[],
  language: Language,
  max: number,
): ItemCard[] {
  return destinations
    .filter(({ starred }) => starred)
    .slice(0, max)
    .map((item) => destinationToCard(item, language))
}
