import type { PlainKind } from '#contract/base/kinds.ts'
import type {
  Cards,
  DestinationCard,
  HotelCard,
  ItineraryCard,
  TourCard,
} from '#contract/catalogue/kinds/cards.ts'
import { listedStates, type Seasonal } from '#contract/catalogue/facts/month-states.ts'
import type { MonthState } from '#contract/catalogue/facts/seasons.ts'
import { effectiveTags } from '#contract/catalogue/places/tags.ts'
import { holdsPrice, type Priced, priceOfMonth } from '#contract/catalogue/prices/prices.ts'
import type { Money } from '#contract/base/money/money-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { hotelToLine, nameOf, namesById, partToCard } from '../cards/item-card.ts'
import {
  type CardContext,
  destinationToFactCard,
  itineraryToCard,
  tourToFactCard,
} from '../cards/fact-cards.server.ts'
import { placeName, tagName, type TagNames } from '../tags/place-name.ts'
import type { Named } from '#web/shared/ui/names.tsx'
import type { FacetValue, ListEntry } from './facets.ts'
import {
  daysValue,
  lengthValue,
  levelValue,
  monthValue,
  serviceValues,
  starsValue,
} from './fixed-values.ts'

/** Context for making entries: the page's language, and the visible destinations that items refer to. */
export interface EntryParts extends CardContext {
  destinations: readonly DestinationCard[]
  tagNames: TagNames
}

export function destinationEntry(item: DestinationCard, parts: EntryParts) {
  const card = destinationToFactCard(item, parts)
  const { country, region } = placesOf([item], parts.language)
  const { month, possible } = monthValues(item, parts)
  const facets = { country, region, month, tag: tagsOf(item, parts) }
  return { ...entry(card, item.starred, facets), possible }
}

export function itineraryEntry(
  kind: 'circuit' | 'package',
  item: ItineraryCard,
  parts: EntryParts,
) {
  const card = itineraryToCard(kind, item, parts, namesById(parts.destinations, parts.language))
  const stops = item.destinationIds.flatMap(
    (id) => parts.destinations.find((each) => each.id === id) ?? [],
  )
  const { month, possible } = monthValues(item, parts)
  const facets = {
    country: placesOf(stops, parts.language).country,
    destination: stops.map((stop) => asValue(stop, parts.language)),
    month,
    days: [daysValue(item.days, parts.t)],
    length: [lengthValue(item.days, parts.t)],
    level: item.level === null ? [] : [levelValue(item.level, parts.t)],
    service: serviceValues(item.service, parts.t),
    tag: tagsOf(item, parts),
  }
  const price = priceThen(item, parts)
  return { ...entry(card, item.starred, facets), days: item.days, price, possible }
}

export function tourEntry(
  item: TourCard,
  categories: ReadonlyMap<string, Named>,
  parts: EntryParts,
) {
  const place = parts.destinations.find(({ id }) => id === item.destinationId)
  const name = place && nameOf(place.details, parts.language)
  const category = categories.get(item.categoryId)
  const { month, possible } = monthValues(item, parts)
  const facets = {
    ...atDestination(place, parts.language),
    category: category ? [asFacet(item.categoryId, category)] : [],
    month,
    level: item.level === null ? [] : [levelValue(item.level, parts.t)],
    service: serviceValues(item.service, parts.t),
    tag: tagsOf(item, parts),
  }
  const card = tourToFactCard(item, parts, name)
  return { ...entry(card, item.starred, facets), price: priceThen(item, parts), possible }
}

export function plainEntry<K extends PlainKind>(
  kind: K,
  item: Cards[K],
  parts: Omit<EntryParts, 'tagNames'>,
) {
  const place = parts.destinations.find(({ id }) => id === item.destinationId)
  const name = place && nameOf(place.details, parts.language)
  return entry(
    partToCard(kind, item, parts.language, name),
    false,
    atDestination(place, parts.language),
  )
}

export function hotelEntry(item: HotelCard, parts: EntryParts) {
  const place = parts.destinations.find(({ id }) => id === item.destinationId)
  const card = {
    ...hotelToLine(item, parts.language),
    place: place && nameOf(place.details, parts.language),
  }
  const facets = {
    ...atDestination(place, parts.language),
    stars: [starsValue(item.category, parts.t)],
    tag: tagsOf(item, parts),
  }
  return { ...entry(card, false, facets), stars: item.category }
}

/** The price that limits and order look at: the chosen month's lowest, else the price from which it starts. */
function priceThen(item: Priced, { month, today }: CardContext): Money | null {
  if (month !== undefined) return priceOfMonth(item, month, today)?.from ?? null
  return holdsPrice(item, today) ? item.priceFrom : null
}

function entry<Card extends { name: string; lang?: Language }>(
  card: Card,
  starred: boolean,
  facets: ListEntry<Card>['facets'],
): ListEntry<Card> {
  return { card, name: card.name, starred, isTranslated: card.lang === undefined, facets }
}

function atDestination(place: DestinationCard | undefined, language: Language) {
  if (!place) return {}
  return { country: placesOf([place], language).country, destination: [asValue(place, language)] }
}

function asValue(item: DestinationCard, language: Language): FacetValue {
  return asFacet(item.id, nameOf(item.details, language))
}

function asFacet(value: string, { name, lang }: Named): FacetValue {
  return { value, label: name, lang }
}

type Place = DestinationCard['country']

function placesOf(items: readonly DestinationCard[], language: Language) {
  const values = (places: readonly Place[]): FacetValue[] =>
    [...new Map(places.map((place) => [place.id, place])).values()].map((place) =>
      asFacet(place.id, placeName(place, language)),
    )
  return {
    country: values(items.map(({ country }) => country)),
    region: values(items.map(({ region }) => region)),
  }
}

function tagsOf(
  item: { tags: string[]; inheritedTags?: string[]; bannedTags?: string[] },
  { tagNames }: EntryParts,
): FacetValue[] {
  return effectiveTags(item)
    .toSorted()
    .map((tag) => asFacet(tag, tagName(tagNames, tag)))
}

/** The months in which lists have an item, and those of them in which it is no better than possible. */
function monthValues(item: Seasonal, { language, today }: EntryParts) {
  const states = listedStates(item, today)
  const valuesIn = (...wanted: readonly MonthState[]): FacetValue[] =>
    states.flatMap((state, index) =>
      state !== null && wanted.includes(state) ? [monthValue(index + 1, language)] : [],
    )
  return {
    month: valuesIn('peak', 'good', 'fair'),
    possible: valuesIn('fair').map(({ value }) => value),
  }
}
