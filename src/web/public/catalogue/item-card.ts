import type { TFunction } from 'i18next'
import type {
  DestinationCard,
  HotelCard,
  IncentiveCard,
  ItineraryCard,
  TourCard,
} from '#contract/catalogue/cards.ts'
import type { Details } from '#contract/catalogue/details.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { inLanguage, type Language } from '#contract/languages.ts'
import { paths } from '#contract/addresses.ts'

/** An item as a card shows it, in one language: pages send these to the browser, not whole items. */
export interface ItemCard {
  id: string
  name: string
  to: string
  /** The language of the name, where it is not the page's. */
  lang?: Language
  /** A line above the name: where it is, how long it takes. */
  kicker: string
  image: Media | null
}

/** A circuit or package with its stops. */
export interface ItineraryItemCard extends ItemCard {
  stops: string[]
}

export interface HotelLine {
  id: string
  name: string
  lang?: Language
  to: string
  /** From 1 to 5, halves allowed. */
  stars: number
  /** The destination's name, where the page does not say it already. */
  place?: string
}

export function destinationToCard(item: DestinationCard, language: Language): ItemCard {
  const text = nameOf(item.details, language)
  return {
    id: item.id,
    ...text,
    to: paths.destination(language, item.id, text.name),
    kicker: `${item.region.name}, ${item.country.name}`,
    image: item.mainImage,
  }
}

/** `kicker` is the tour's category or its destination, whatever the page does not say already. */
export function tourToCard(item: TourCard, language: Language, kicker = ''): ItemCard {
  const text = nameOf(item.details, language)
  const to = paths.tour(language, item.id, text.name)
  return { id: item.id, ...text, to, kicker, image: item.mainImage }
}

/** `names` are those of the visible destinations, by id. */
export function itineraryToCard(
  kind: 'circuit' | 'package',
  item: ItineraryCard,
  { language, t }: { language: Language; t: TFunction },
  names: ReadonlyMap<string, string>,
): ItineraryItemCard {
  const text = nameOf(item.details, language)
  return {
    id: item.id,
    ...text,
    to: paths[kind](language, item.id, text.name),
    kicker: lengthOf(item, t),
    image: item.mainImage,
    stops: item.destinationIds.flatMap((id) => names.get(id) ?? []),
  }
}

export function incentiveToCard(item: IncentiveCard, language: Language, kicker = ''): ItemCard {
  const text = nameOf(item.details, language)
  const to = paths.incentive(language, item.id, text.name)
  return { id: item.id, ...text, to, kicker, image: item.mainImage }
}

export function hotelToLine(item: HotelCard, language: Language): HotelLine {
  const text = nameOf(item.details, language)
  return {
    id: item.id,
    ...text,
    to: paths.hotel(language, item.id, text.name),
    stars: item.category,
  }
}

/** "8 days, 7 nights" in the page's language. */
export function lengthOf({ days, nights }: { days: number; nights: number }, t: TFunction): string {
  return `${t('common.days', { count: days })}, ${t('common.nights', { count: nights })}`
}

/** A name in the wanted language; `lang` is given only where it had to be another. */
export function nameOf(details: Details, language: Language): { name: string; lang?: Language } {
  const entry = inLanguage(details, language)
  if (!entry) return { name: '' }
  return entry.lang === language ? { name: entry.name } : { name: entry.name, lang: entry.lang }
}

/** The visible destinations' names by id, for itineraries. */
export function namesById(
  items: readonly DestinationCard[],
  language: Language,
): Map<string, string> {
  return new Map(items.map(({ id, details }) => [id, nameOf(details, language).name]))
}
