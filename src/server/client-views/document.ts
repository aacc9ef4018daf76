import { dateFormat, dayText } from '#contract/day-text.ts'
import { dayNumber, dayOfNumber } from '#contract/days.ts'
import type { Language } from '#contract/languages.ts'
import { moneyText } from '#contract/money-text.ts'
import type {
  ShownClientView,
  ShownDay,
  ShownItem,
  ShownPicture,
} from '#contract/trade/client-views.ts'
import { proposalWords } from '#server/pdf/words.ts'
import { clientViewWords } from './words.ts'

/** What is said of something: a label and its words. */
export type Said = [label: string, words: string]

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
  /** What it is, above its name. */
  eyebrow: string
  name: string
  summary: string
  text: string
  facts: Said[]
  highlights: string[]
  days: ViewDay[]
  lodging: ShownItem['lodging']
  included: string[]
  excluded: string[]
  pictures: ShownPicture[]
}

export interface ViewDay {
  /** "Day 3 · Wednesday, 5 May 2027". */
  heading: string
  title: string
  text: string
  facts: Said[]
  pictures: ShownPicture[]
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

function partOf(item: ShownItem, lang: Language, firstDay: string | null): ViewPart {
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
function factsOf({ kind, facts, places }: ShownItem, lang: Language): Said[] {
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

const minutesOfDay = 24 * 60

function durationOf(minutes: number, lang: Language): string {
  if (minutes >= minutesOfDay) {
    return clientViewWords[lang].wholeDays(Math.round(minutes / minutesOfDay))
  }
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

function languageName(code: string, lang: Language): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code
}

function monthName(month: number, lang: Language): string {
  return dateFormat(lang, { month: 'long' }).format(new Date(Date.UTC(2001, month - 1, 1)))
}

function dayOf(day: ShownDay, lang: Language, firstDay: string | null): ViewDay {
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

function factsOfDay(day: ShownDay, lang: Language): Said[] {
  const words = clientViewWords[lang]
  const { night, orSimilar, mealsTitle, meals } = proposalWords[lang]
  const hotel = day.hotel && (day.hotel.orSimilar ? orSimilar(day.hotel.name) : day.hotel.name)
  const said: Said[] = [
    [words.transfer, day.transfers.map((each) => transferOf(each, lang)).join('; ')],
    [words.experiences, day.experiences.join(', ')],
    [words.optional, day.optional.join(', ')],
    [night, [hotel, day.place].filter(Boolean).join(', ')],
    [mealsTitle, day.meals.map((meal) => meals[meal]).join(', ')],
  ]
  return said.filter(([, value]) => value !== '')
}

function transferOf(transfer: ShownDay['transfers'][number], lang: Language): string {
  const { mode, to, minutes, km, included } = transfer
  const words = clientViewWords[lang]
  const number = new Intl.NumberFormat(lang)
  const details = [
    minutes !== null && durationOf(minutes, lang),
    km !== null && `${number.format(km)} km`,
    !included && words.notIncluded,
  ].filter(Boolean)
  const way = to ? words.transferTo(words.modes[mode], to) : words.modes[mode]
  return details.length > 0 ? `${way} (${details.join(', ')})` : way
}

/** A website as people say it. */
export const shortened = (website: string) =>
  website.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
