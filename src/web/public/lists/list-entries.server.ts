import type { Translate } from '../../i18n/translate.ts'
import type {
  DestinationCard,
  HotelCard,
  IncentiveCard,
  ItineraryCard,
  TourCard,
} from '#contract/catalogue/cards.ts'
import { type Months, monthsOfYear, recommendedStates } from '#contract/catalogue/seasons.ts'
import { effectiveTags } from '#contract/catalogue/tags.ts'
import type { Language } from '#contract/languages.ts'
import {
  destinationToCard,
  hotelToLine,
  incentiveToCard,
  nameOf,
  namesById,
} from '../catalogue/item-card.ts'
import {
  type CardContext,
  itineraryToCard,
  tourToFactCard,
} from '../catalogue/fact-cards.server.ts'
import { levelWord } from '../../i18n/fact-words.ts'
import { placeName, tagName, type TagNames } from '../catalogue/place-name.ts'
import type { Named } from '../../ui/names.tsx'
import { monthName } from '../../i18n/formats.ts'
import type { FacetValue, ListEntry } from './facets.ts'

/** What entries are made with: the page's language, and the visible destinations that items refer to. */
export interface EntryParts extends CardContext {
  destinations: readonly DestinationCard[]
  tagNames: TagNames
}

export function destinationEntry(item: DestinationCard, parts: EntryParts) {
  const card = destinationToCard(item, parts.language)
  const { country, region } = placesOf([item], parts.language)
  return entry(card, item.starred, {
    country,
    region,
    month: monthValues(item.months, parts.language),
    tag: tagsOf(item, parts),
  })
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
    country: placesOf(stops, parts.language).country,
    destination: stops.map((stop) => asValue(stop, parts.language)),
    month: monthValues(item.months, parts.language),
    days: [daysValue(item.days, parts.t)],
    length: [lengthValue(item.days, parts.t)],
    level: levelValues(item.level, parts.t),
    tag: tagsOf(item, parts),
  }
  return { ...entry(card, item.starred, facets), days: item.days }
}

export function tourEntry(
  item: TourCard,
  categories: ReadonlyMap<string, Named>,
  parts: EntryParts,
) {
  const place = parts.destinations.find(({ id }) => id === item.destinationId)
  const name = place && nameOf(place.details, parts.language)
  const category = categories.get(item.categoryId)
  return entry(tourToFactCard(item, parts, name), item.starred, {
    ...atDestination(place, parts.language),
    category: category ? [asFacet(item.categoryId, category)] : [],
    month: monthValues(item.months, parts.language),
    level: levelValues(item.level, parts.t),
    tag: tagsOf(item, parts),
  })
}

export function incentiveEntry(item: IncentiveCard, parts: Omit<EntryParts, 'tagNames'>) {
  const place = parts.destinations.find(({ id }) => id === item.destinationId)
  const name = place && nameOf(place.details, parts.language)
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
    place: place && nameOf(place.details, parts.language),
  }
  const stars = {
    value: String(item.category),
    label: parts.t('catalogue.stars', { count: item.category }),
  }
  const facets = {
    ...atDestination(place, parts.language),
    stars: [stars],
    tag: tagsOf(item, parts),
  }
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

/** The months that an item is worth going in. */
function monthValues(months: Months | null, language: Language): FacetValue[] {
  return monthsOfYear
    .filter((month) => recommendedStates.some((state) => state === months?.[month - 1]))
    .map((month) => ({ value: String(month), label: monthName(month, language) }))
}

function levelValues(level: number | null, t: Translate): FacetValue[] {
  const word = levelWord(level)
  return word ? [{ value: String(level), label: t(`facts.levels.${word}`) }] : []
}

/** The ranges of days that lists are narrowed by, as addresses write them (requirements §5.2). */
const dayRanges = [
  { start: 1, end: 4 },
  { start: 5, end: 8 },
  { start: 9, end: undefined },
] as const

function daysValue(days: number, t: Translate): FacetValue {
  const range = dayRanges.findLast(({ start }) => days >= start) ?? dayRanges[0]
  return { value: `${range.start}-${range.end ?? ''}`, label: lengthLabel(range, t) }
}

function lengthLabel({ start, end }: { start: number; end?: number | undefined }, t: Translate) {
  return end
    ? t('lists.lengthBetween', { start: String(start), end: String(end) })
    : t('lists.lengthFrom', { start: String(start) })
}

/** The lengths that itineraries were sorted into before, by their first day. */
const lengths = [
  { start: 1, end: 5 },
  { start: 6, end: 8 },
  { start: 9, end: 12 },
  { start: 13, end: undefined },
] as const

function lengthValue(days: number, t: Translate): FacetValue {
  const length = lengths.findLast(({ start }) => days >= start) ?? lengths[0]
  return { value: String(length.start), label: lengthLabel(length, t) }
}
