import type { Translate } from '../../i18n/translate.ts'
import type {
  DestinationCard,
  HotelCard,
  IncentiveCard,
  TourCard,
} from '#contract/catalogue/cards.ts'
import type { Details } from '#contract/catalogue/details.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { inLanguage, type Language } from '#contract/languages.ts'
import { paths } from '#contract/addresses.ts'
import { derive } from '../derive.ts'
import { placeName } from './place-name.ts'

/** An item as a card shows it, in one language. */
export interface ItemCard {
  id: string
  name: string
  to: string
  /** The language of the name, where it is not the page's. */
  lang?: Language
  /** A line above the name: where it is, how long it takes. */
  kicker: string
  /** What one chooses by, below the name: best months, level, price. */
  facts?: string
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
  image: Media | null
}

export function destinationToCard(item: DestinationCard, language: Language): ItemCard {
  return derive(item, `card ${language}`, () => {
    const text = nameOf(item.details, language)
    return {
      id: item.id,
      ...text,
      to: paths.destination(language, item.id, text.name),
      kicker: [item.region, item.country].map((each) => placeName(each, language).name).join(', '),
      image: item.mainImage,
    }
  })
}

/** `kicker` is the tour's category or its destination, whatever the page does not say already. */
export function tourToCard(item: TourCard, language: Language, kicker = ''): ItemCard {
  return derive(item, `card ${language} ${kicker}`, () => {
    const text = nameOf(item.details, language)
    const to = paths.tour(language, item.id, text.name)
    return { id: item.id, ...text, to, kicker, image: item.mainImage }
  })
}

export function incentiveToCard(item: IncentiveCard, language: Language, kicker = ''): ItemCard {
  return derive(item, `card ${language} ${kicker}`, () => {
    const text = nameOf(item.details, language)
    const to = paths.incentive(language, item.id, text.name)
    return { id: item.id, ...text, to, kicker, image: item.mainImage }
  })
}

export function hotelToLine(item: HotelCard, language: Language, place?: string): HotelLine {
  const text = nameOf(item.details, language)
  return {
    id: item.id,
    ...text,
    to: paths.hotel(language, item.id, text.name),
    stars: item.category,
    place,
    image: item.mainImage,
  }
}

/** "8 days, 7 nights" in the page's language. */
export function lengthOf({ days, nights }: { days: number; nights: number }, t: Translate): string {
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
