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
import { proposalLabels } from '#server/documents/pdf/labels.ts'
import { durationOf, factsOfDay, type LabelledFact } from './day-facts.ts'
import { clientViewLabels } from './labels.ts'

/** A client view in words, as page and document show it; longer texts are Markdown without links. */
export interface ViewDocument {
  lang: Language
  title: string
  agency: ShownClientView['agency']
  remarks: string
  facts: LabelledFact[]
  items: ViewPart[]
  prices: { label: string; amount: string; note: string | null }[]
}

export interface ViewPart {
  /** Kind of the thing, above its name. */
  eyebrow: string
  name: string
  summary: string
  text: string
  facts: LabelledFact[]
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
  facts: LabelledFact[]
  pictures: ClientViewPicture[]
}

/** Puts a client view into words. Days have dates where one journey alone begins on the view’s day. */
export function documentOf(view: ShownClientView): ViewDocument {
  const { lang, title, agency, remarks, travellers, startOn, ownPrices } = view
  const labels = clientViewLabels[lang]
  const journeys = view.items.filter(({ itinerary }) => itinerary.length > 0)
  const firstDay = journeys.length === 1 ? startOn : null
  return {
    lang,
    title,
    agency,
    remarks,
    facts: [
      ...(travellers ? [[labels.travellers, travellers] as LabelledFact] : []),
      ...(startOn ? [[labels.start, dayText(startOn, lang)] as LabelledFact] : []),
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
  const labels = clientViewLabels[lang]
  const { name, summary, text, highlights, lodging, included, excluded, pictures } = item
  return {
    eyebrow: item.kind ? labels.kinds[item.kind] : labels.proposal,
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
function factsOf({ kind, facts, places }: ClientViewItem, lang: Language): LabelledFact[] {
  const labels = clientViewLabels[lang]
  const { days, nights, stars, durationMinutes, level, minAge, groupSize, altitude } = facts
  const isJourney = kind === 'circuit' || kind === 'package'
  const listed = (values: readonly string[]) => values.join(', ')
  const said: [string, string | null | false | undefined][] = [
    [labels.duration, days !== null && labels.length(days, nights)],
    [labels.duration, durationMinutes !== null && durationOf(durationMinutes, lang)],
    [labels.category, stars !== null && labels.stars(stars)],
    isJourney ? [labels.route, places.join(' – ')] : [labels.place, listed(places)],
    [labels.startTimes, listed(facts.startTimes)],
    [labels.level, level !== null && labels.levels[level - 1]],
    [labels.minAge, Boolean(minAge) && labels.years(minAge ?? 0)],
    [labels.group, groupSize && labels.groupOf(groupSize.min, groupSize.max)],
    [labels.guideLanguages, listed(facts.guideLanguages.map((code) => languageName(code, lang)))],
    [labels.address, facts.address],
    ['Check-in', facts.checkIn],
    ['Check-out', facts.checkOut],
    [labels.altitude, altitude !== null && `${new Intl.NumberFormat(lang).format(altitude)} m`],
    [labels.bestMonths, listed(facts.bestMonths.map((month) => monthName(month, lang)))],
  ]
  return said.flatMap(([label, value]) => (value ? [[label, value] as LabelledFact] : []))
}

function languageName(code: string, lang: Language): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code
}

function monthName(month: number, lang: Language): string {
  return dateFormat(lang, { month: 'long' }).format(new Date(Date.UTC(2001, month - 1, 1)))
}

function dayOf(day: ClientViewDay, lang: Language, firstDay: string | null): ViewDay {
  const { title, text, pictures } = day
  const number = proposalLabels[lang].day(day.day)
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
