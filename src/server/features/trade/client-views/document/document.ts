import { dateFormat, dayText } from '#contract/base/dates/day-text.ts'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type {
  ShownClientView,
  ClientViewDay,
  ClientViewItem,
  ClientViewPicture,
} from '#contract/trade/client-views.ts'
import { proposalWords } from '#server/documents/pdf/words.ts'
import { durationOf, factsOfDay, type Said } from './day-facts.ts'
import { clientViewWords } from './words.ts'

/** A client view in words, as page and document show it; longer texts are Markdown without links. */
export interface ViewDocument {
  lang: Language
  title: string
  agency: ShownClientView['agency']
  remarks: string
  facts: Said[]
  items: ViewPart[]
  prices: { label: string; amount: string; note: string | null }[]
}

export interface ViewPart {
  /** Kind of the thing, above its name. */
  eyebrow: string
  name: string
  summary: string
  text: string
  facts: Said[]
  highlights: string[]
  days: ViewDay[]
  lodging: ClientViewItem['lodging']
  included: string[]
  excluded: string[]
  pictures: ClientViewPicture[]
}

export interface ViewDay {
  /** "Day 3 · Wednesday, 5 May 2027". */
  heading: string
  title: string
  text: string
  facts: Said[]
  pictures: ClientViewPicture[]
}

/** Puts a client view into words. Days have dates where one journey alone begins on the view’s day. */
export function documentOf(view: ShownClientView): ViewDocument {
  const { lang, title, agency, remarks, travellers, startOn, ownPrices } = view
  const words = clientViewWords[lang]
  const journeys = view.items.filter(({ itinerary }) => itinerary.length > 0)
  const firstDay = journeys.length === 1 ? startOn : null
  return {
    lang,
    title,
    agency,
    remarks,
    facts: [
      ...(travellers ? [[words.travellers, travellers] as Said] : []),
      ...(startOn ? [[words.start, dayText(startOn, lang)] as Said] : []),
    ],
    items: view.items.map((item) => partOf(item, lang, firstDay)),
    prices: ownPrices.map(({ label, amount, note }) => ({
      label,
      amount: moneyText(amount, lang),
      note,
    })),
  }
}

function partOf(item: ClientViewItem, lang: Language, firstDay: string | null): ViewPart {
  const words = clientViewWords[lang]
  const { name, summary, text, highlights, lodging, included, excluded, pictures } = item
  return {
    eyebrow: item.kind ? words.kinds[item.kind] : words.proposal,
    name,
    summary,
    text,
    facts: factsOf(item, lang),
    highlights,
    days: item.itinerary.map((day) => dayOf(day, lang, firstDay)),
    lodging,
    included,
    excluded,
    pictures,
  }
}

/** Facts in a fixed order, without what is not known. */
function factsOf({ kind, facts, places }: ClientViewItem, lang: Language): Said[] {
  const words = clientViewWords[lang]
  const { days, nights, stars, durationMinutes, level, minAge, groupSize, altitude } = facts
  const isJourney = kind === 'circuit' || kind === 'package'
  const listed = (values: readonly string[]) => values.join(', ')
  const said: [string, string | null | false | undefined][] = [
    [words.duration, days !== null && words.length(days, nights)],
    [words.duration, durationMinutes !== null && durationOf(durationMinutes, lang)],
    [words.category, stars !== null && words.stars(stars)],
    isJourney ? [words.route, places.join(' – ')] : [words.place, listed(places)],
    [words.startTimes, listed(facts.startTimes)],
    [words.level, level !== null && words.levels[level - 1]],
    [words.minAge, Boolean(minAge) && words.years(minAge ?? 0)],
    [words.group, groupSize && words.groupOf(groupSize.min, groupSize.max)],
    [words.guideLanguages, listed(facts.guideLanguages.map((code) => languageName(code, lang)))],
    [words.address, facts.address],
    ['Check-in', facts.checkIn],
    ['Check-out', facts.checkOut],
    [words.altitude, altitude !== null && `${new Intl.NumberFormat(lang).format(altitude)} m`],
    [words.bestMonths, listed(facts.bestMonths.map((month) => monthName(month, lang)))],
  ]
  return said.flatMap(([label, value]) => (value ? [[label, value] as Said] : []))
}

function languageName(code: string, lang: Language): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code
}

function monthName(month: number, lang: Language): string {
  return dateFormat(lang, { month: 'long' }).format(new Date(Date.UTC(2001, month - 1, 1)))
}

function dayOf(day: ClientViewDay, lang: Language, firstDay: string | null): ViewDay {
  const { title, text, pictures } = day
  const number = proposalWords[lang].day(day.day)
  const date = firstDay && dateOf(dayOfNumber(dayNumber(firstDay) + day.day - 1), lang)
  return {
    heading: date ? `${number} · ${date}` : number,
    title: title || number,
    text,
    facts: factsOfDay(day, lang),
    pictures,
  }
}

function dateOf(day: string, lang: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return dateFormat(lang, parts).format(new Date(day))
}

/** A website as people say it. */
export const shortened = (website: string) =>
  website.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
