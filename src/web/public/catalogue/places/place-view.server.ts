import { type ListKind, listKinds, paths } from '#contract/base/addresses/addresses.ts'
import type { DestinationCard } from '#contract/catalogue/kinds/cards.ts'
import { listedState, type Seasonal } from '#contract/catalogue/facts/month-states.ts'
import { monthsOfYear, recommendedStates } from '#contract/catalogue/facts/seasons.ts'
import { monthOf } from '#contract/base/dates/days.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { listText, monthName } from '#web/shared/i18n/formats.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { Translate } from '#texts/translate.ts'
import type { PageContext } from '#web/page-context.ts'
import { richText, startOfText } from '#web/public/ui/rich-text.server.ts'
import {
  type CardContext,
  destinationToFactCard,
  itineraryToCard,
  tourToFactCard,
} from '../cards/fact-cards.server.ts'
import {
  hotelToLine,
  type ItemCard,
  type ItineraryItemCard,
  namesById,
} from '../cards/item-card.ts'
import { type PlainGroup, toPlainGroups } from '../lists/plain-groups.server.ts'
import type { HotelLine } from '../cards/item-card.ts'
import { seasonOf } from '../facts/season-view.server.ts'
import type { Catalogue } from './read-catalogue.server.ts'

/** A way on, by its name. */
export interface NextLink {
  name: string
  to: string
  lang?: Language
}

/** Where more of a kind is: the list that is narrowed to it. */
interface More {
  to: string
  label: string
}

/** Items there, by kind, in one language; of many it shows some, and leads to the rest. */
export interface PlaceItems {
  destinations: ItemCard[]
  circuits: ItineraryItemCard[]
  packages: ItineraryItemCard[]
  tours: ItemCard[]
  plain: PlainGroup[]
  hotels: HotelLine[]
  more: Partial<Record<ListKind, More>>
}

/** As many of a kind as a page shows where a list shows the rest. */
const shownMax = 8

/** The first `max` of a kind, and a link to the list of all with that query where there are more. */
export function beginningOf<Item>(
  items: readonly Item[],
  { max, kind, query }: { max: number; kind: ListKind; query: string },
  { language, t }: Pick<PageContext, 'language' | 't'>,
): { items: Item[]; more?: More } {
  if (items.length <= max) return { items: [...items] }
  const label = t('places.seeAll', { count: items.length })
  return { items: items.slice(0, max), more: { to: paths.list(language, kind, query), label } }
}

interface Described {
  details: readonly { lang: Language }[]
}

/** Items with texts in the language of the page, then the others. */
function translatedFirst<Item extends Described>(
  items: readonly Item[],
  language: Language,
): Item[] {
  const isTranslated = ({ details }: Item) => details.some(({ lang }) => lang === language)
  return items.toSorted((one, other) => Number(isTranslated(other)) - Number(isTranslated(one)))
}

/** Items that are no better than possible in the month that the page is about, after the others. */
function possibleLast<Item extends object>(
  items: readonly Item[],
  { month, today }: Pick<CardContext, 'month' | 'today'>,
): readonly Item[] {
  if (month === undefined) return items
  const isPossible = (item: Item) =>
    'months' in item && listedState(item as unknown as Seasonal, month, today) === 'fair'
  return items.toSorted((one, other) => Number(isPossible(one)) - Number(isPossible(other)))
}

/**
 * Converts the items there to cards. `queryOf` gives the query of the list that shows the same of a kind; where there
 * is no such list, all of them are shown.
 */
export function toPlaceItems(
  found: Catalogue,
  all: Catalogue,
  page: PageContext & Pick<CardContext, 'month'>,
  queryOf: (kind: ListKind) => string | undefined,
): PlaceItems {
  const { language } = page
  const names = namesById(all.destinations, language)
  const more: PlaceItems['more'] = {}
  const cut = <Item extends Described>(kind: ListKind, items: readonly Item[]): readonly Item[] => {
    const query = queryOf(kind)
    const ordered = possibleLast(translatedFirst(items, language), page)
    if (query === undefined) return ordered
    const beginning = beginningOf(ordered, { max: shownMax, kind, query }, page)
    if (beginning.more) more[kind] = beginning.more
    return beginning.items
  }
  const starredFirst = <Item extends { starred: boolean }>(items: readonly Item[]) =>
    items.toSorted((one, other) => Number(other.starred) - Number(one.starred))
  return {
    destinations: cut('destinations', starredFirst(found.destinations)).map((each) =>
      destinationToFactCard(each, page),
    ),
    circuits: cut('circuits', starredFirst(found.circuits)).map((each) =>
      itineraryToCard('circuit', each, page, names),
    ),
    packages: cut('packages', starredFirst(found.packages)).map((each) =>
      itineraryToCard('package', each, page, names),
    ),
    tours: cut('tours', starredFirst(found.tours)).map((each) =>
      tourToFactCard(each, page, names.get(each.destinationId)),
    ),
    plain: toPlainGroups((kind) => cut(kind, found[kind]), language, names),
    hotels: cut('hotels', found.hotels).map((each) =>
      hotelToLine(each, language, names.get(each.destinationId)),
    ),
    more,
  }
}

/** How much is there of each kind, for the page; and for those who only see its description, of what. */
export function counted(
  name: string,
  found: Catalogue,
  { language, t }: { language: Language; t: Translate },
): { counts: string; headTitle: string; description: string } {
  const kinds = listKinds
    .filter((kind) => found[kind].length > 0)
    .map((kind) => t(`places.countOf.${kind}`, { count: found[kind].length }))
  const counts = listText(kinds, language)
  return {
    counts,
    headTitle: t('places.titled', { name }),
    description: t('places.counted', { name, counts }),
  }
}

/** An introduction as a page shows it, and its beginning for those who only look. */
export function toIntro(intro: LanguageTexts, language: Language) {
  const said = pickText(intro, language)
  if (!said) return null
  return { blocks: richText(said.text), lang: said.lang, start: startOfText(said.text) }
}

/** A month and how many destinations are ideal or good then. */
export interface MonthCount extends NextLink {
  count: number
  /** The southern season, where months apply to the whole site. */
  season?: string
  /** The month that it is. */
  isNow?: boolean
}

/** The twelve months; none where no destination says anything of them. */
export function countMonths(
  destinations: readonly Pick<DestinationCard, 'months'>[],
  language: Language,
): MonthCount[] {
  const saying = destinations.flatMap(({ months }) => (months ? [months] : []))
  if (saying.length === 0) return []
  return monthsOfYear.map((month) => ({
    name: monthName(month, language),
    to: paths.when(language, month),
    count: saying.filter((months) => recommendedStates.some((state) => state === months[month - 1]))
      .length,
  }))
}

/** The same for the whole site: this month is marked, and the southern seasons are named. */
export function monthsOfTravel(
  destinations: readonly Pick<DestinationCard, 'months'>[],
  { language, t, today }: PageContext,
): MonthCount[] {
  return countMonths(destinations, language).map((each, index) => ({
    ...each,
    season: t(`season.seasons.${seasonOf(index + 1)}`),
    isNow: monthOf(today) === index + 1,
  }))
}
