import type { Translate } from '#texts/translate.ts'
import type { PlainKind } from '#contract/base/kinds.ts'
import type { Cards, DestinationCard, HotelCard } from '#contract/catalogue/kinds/cards.ts'
import type { Details } from '#contract/catalogue/facts/details.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { Named } from '#web/shared/ui/names.tsx'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import type { SeasonalStop } from '../facts/month-line.server.ts'
import { placeName } from '../tags/place-name.ts'

/** An item as a card shows it, in one language. */
export interface ItemCard {
  id: string
  name: string
  to: string
  /** The language of the name, where it is not the page's. */
  lang?: Language
  /** A line above the name: where it is, how long it takes. */
  kicker: readonly Named[]
  summary?: Summary | undefined
  /** Facts to choose by, below the name: best months, level, price. */
  facts?: string
  image: Media | null
}

/** Description of an item in a sentence. */
export interface Summary {
  text: string
  /** Its language, where it is not the page's. */
  lang?: Language
}

/** A circuit or package with its stops. */
export interface ItineraryItemCard extends ItemCard {
  stops: Named[]
}

export interface HotelLine {
  id: string
  name: string
  lang?: Language
  to: string
  /** From 1 to 5, halves allowed. */
  stars: number
  /** The destination's name, where the page does not say it already. */
  place?: Named | undefined
  summary?: Summary | undefined
  image: Media | null
}

export function destinationToCard(item: DestinationCard, language: Language): ItemCard {
  return memoizeBySource(item, `card ${language}`, () => {
    const text = wordsOf(item.details, language)
    return {
      id: item.id,
      ...text,
      to: paths.destination(language, item.id, text.name),
      kicker: [item.region, item.country].map((each) => placeName(each, language)),
      image: item.mainImage,
    }
  })
}

/** The kinds whose card says no more than name, place and summary, or adds facts to these. */
type SimpleKind = 'tour' | PlainKind

/** `kicker` is the item's category or its destination, whatever the page does not say already. */
export function partToCard<K extends SimpleKind>(
  kind: K,
  item: Cards[K],
  language: Language,
  kicker?: Named,
): ItemCard {
  return memoizeBySource(item, `card ${language} ${kicker?.name} ${kicker?.lang}`, () => {
    const text = wordsOf(item.details, language)
    const to = paths[kind](language, item.id, text.name)
    return {
      id: item.id,
      ...text,
      to,
      kicker: kicker ? [named(kicker)] : [],
      image: item.mainImage,
    }
  })
}

export function hotelToLine(item: HotelCard, language: Language, place?: Named): HotelLine {
  const text = wordsOf(item.details, language)
  return {
    id: item.id,
    ...text,
    to: paths.hotel(language, item.id, text.name),
    stars: item.category,
    place: place && named(place),
    image: item.mainImage,
  }
}

/** A name alone, of what may say more. */
export function named({ name, lang }: Named): Named {
  return lang ? { name, lang } : { name }
}

/** "8 days, 7 nights" in the page's language. */
export function lengthOf({ days, nights }: { days: number; nights: number }, t: Translate): string {
  return `${t('common.days', { count: days })}, ${t('common.nights', { count: nights })}`
}

/** A name in the wanted language; `lang` is given only where it had to be another. */
export function nameOf(
  details: readonly { name: string; lang: Language }[],
  language: Language,
): Named {
  const entry = inLanguage(details, language)
  if (!entry) return { name: '' }
  return entry.lang === language ? { name: entry.name } : { name: entry.name, lang: entry.lang }
}

/** Returns a card's texts of an item: the name, and the summary where there is one; each falls back on its own. */
export function wordsOf(details: readonly CardText[], language: Language) {
  const summaries = details.map(({ lang, summary }) => [lang, summary])
  return {
    ...nameOf(details, language),
    summary: pickText(Object.fromEntries(summaries), language),
  }
}

type CardText = Details[number] & { summary?: string | null }

/** The visible destinations' names and months by id, for itineraries. */
export function namesById(
  items: readonly DestinationCard[],
  language: Language,
): Map<string, SeasonalStop> {
  return new Map(
    items.map(({ id, details, months }) => [id, { ...nameOf(details, language), months }]),
  )
}
