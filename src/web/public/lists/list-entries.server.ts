import type { TFunction } from 'i18next'
import type {
  DestinationCard,
  HotelCard,
  IncentiveCard,
  ItineraryCard,
  TourCard,
} from '#contract/catalogue/cards.ts'
import { effectiveTags } from '#contract/catalogue/tags.ts'
import type { Language } from '#contract/languages.ts'
import {
  destinationToCard,
  hotelToLine,
  incentiveToCard,
  itineraryToCard,
  nameOf,
  namesById,
  tourToCard,
} from '../catalogue/item-card.ts'
import type { FacetValue, ListEntry } from './facets.ts'

/** What entries are made with: the page's language, and the visible destinations that items refer to. */
export interface EntryParts {
  language: Language
  t: TFunction
  destinations: readonly DestinationCard[]
}

export function destinationEntry(item: DestinationCard, { language }: EntryParts) {
  const card = destinationToCard(item, language)
  const { country, region } = placesOf([item])
  return entry(card, item.starred, { country, region, tag: tagsOf(item) })
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
  const facets = {
    country: placesOf(stops).country,
    destination: stops.map((stop) => asValue(stop, parts.language)),
    length: [lengthValue(item.days, parts.t)],
    tag: tagsOf(item),
  }
  return { ...entry(card, item.starred, facets), days: item.days }
}

export function tourEntry(
  item: TourCard,
  categories: ReadonlyMap<string, string>,
  parts: EntryParts,
) {
  const place = parts.destinations.find(({ id }) => id === item.destinationId)
  const name = place ? nameOf(place.details, parts.language).name : ''
  const label = categories.get(item.categoryId)
  return entry(tourToCard(item, parts.language, name), item.starred, {
    ...atDestination(place, parts.language),
    category: label ? [{ value: item.categoryId, label }] : [],
    tag: tagsOf(item),
  })
}

export function incentiveEntry(item: IncentiveCard, parts: EntryParts) {
  const place = parts.destinations.find(({ id }) => id === item.destinationId)
  const name = place ? nameOf(place.details, parts.language).name : ''
  return entry(
    incentiveToCard(item, parts.language, name),
    false,
    atDestination(place, parts.language),
  )
}

export function hotelEntry(item: HotelCard, parts: EntryParts) {
  const place = parts.destinations.find(({ id }) => id === item.destinationId)
  const card = {
    ...hotelToLine(item, parts.language),
    place: place ? nameOf(place.details, parts.language).name : '',
  }
  const stars = {
    value: String(item.category),
    label: parts.t('catalogue.stars', { count: item.category }),
  }
  const facets = { ...atDestination(place, parts.language), stars: [stars], tag: tagsOf(item) }
  return { ...entry(card, false, facets), stars: item.category }
}

function entry<Card extends { name: string }>(
  card: Card,
  starred: boolean,
  facets: ListEntry<Card>['facets'],
): ListEntry<Card> {
  return { card, name: card.name, starred, facets }
}

function atDestination(place: DestinationCard | undefined, language: Language) {
  if (!place) return {}
  return { country: placesOf([place]).country, destination: [asValue(place, language)] }
}

function asValue(item: DestinationCard, language: Language): FacetValue {
  return { value: item.id, label: nameOf(item.details, language).name }
}

function placesOf(items: readonly DestinationCard[]) {
  const values = (places: readonly { id: string; name: string }[]): FacetValue[] =>
    [...new Map(places.map((place) => [place.id, place])).values()].map(({ id, name }) => ({
      value: id,
      label: name,
    }))
  return {
    country: values(items.map(({ country }) => country)),
    region: values(items.map(({ region }) => region)),
  }
}

function tagsOf(item: {
  tags: string[]
  inheritedTags?: string[]
  bannedTags?: string[]
}): FacetValue[] {
  return effectiveTags(item)
    .toSorted()
    .map((tag) => ({ value: tag, label: tag }))
}

/** The lengths that itineraries are sorted into, in days; the last has no end. */
const lengths = [
  { start: 1, end: 5 },
  { start: 6, end: 8 },
  { start: 9, end: 12 },
  { start: 13 },
] as const

function lengthValue(days: number, t: TFunction): FacetValue {
  const { start, end } = {
    end: undefined,
    ...(lengths.findLast((length) => days >= length.start) ?? lengths[0]),
  }
  const label = end
    ? t('lists.lengthBetween', { start: String(start), end: String(end) })
    : t('lists.lengthFrom', { start: String(start) })
  return { value: String(start), label }
}
