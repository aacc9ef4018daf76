import type { DestinationCard } from '#contract/catalogue/cards.ts'
import type { Details } from '#contract/catalogue/details.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { inLanguage, type Language } from '#contract/languages.ts'
import { paths } from '../../paths.ts'

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

export function destinationToCard(item: DestinationCard, language: Language): ItemCard {
  const { name, lang } = nameOf(item.details, language)
  return {
    id: item.id,
    name,
    lang,
    to: paths.destination(language, item.id, name),
    kicker: `${item.region.name}, ${item.country.name}`,
    image: item.mainImage,
  }
}

/** A name in the wanted language; `lang` is given only where it had to be another. */
export function nameOf(details: Details, language: Language): { name: string; lang?: Language } {
  const entry = inLanguage(details, language)
  if (!entry) return { name: '' }
  return entry.lang === language ? { name: entry.name } : { name: entry.name, lang: entry.lang }
}
