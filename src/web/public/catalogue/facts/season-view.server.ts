import { dayNumber, monthOf, type Span } from '#contract/base/dates/days.ts'
import { departureMonths, type Seasonal } from '#contract/catalogue/facts/month-states.ts'
import {
  type Closures,
  type MonthReason,
  type MonthState,
  type Months,
  monthsOfYear,
  type Peaks,
} from '#contract/catalogue/facts/seasons.ts'
import { type TextsEntry, textsIn } from '#contract/catalogue/facts/texts-in.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { dateFormat, dayText } from '#contract/base/dates/day-text.ts'
import { listText, monthName } from '#web/shared/i18n/formats.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { Translate } from '#texts/translate.ts'
import type { Named } from '#web/shared/ui/names.tsx'
import { nameOf } from '../cards/item-card.ts'
import { monthRanges } from './month-ranges.ts'

/** A month as a page tells it. */
export interface MonthView {
  name: string
  state: MonthState
  /** "summer", where the place has southern seasons. */
  season?: string
  /** Why it is so. */
  note?: string
  noteLang?: Language
  /** Stops and experiences that hold a journey back then. */
  reasons: ReasonView[]
  /** Busy and dearer weeks in it, in words. */
  peaks: PeakView[]
}

/** A stop or experience with what it says itself of a month. */
export interface ReasonView extends Named {
  why: string
  whyLang?: Language
}

export interface PeakView extends Named {
  when: string
}

export interface SeasonView {
  months: MonthView[]
  note?: string
  noteLang?: Language
  /** The months in which it departs, where it does so at times alone. */
  departs?: string
  /** When it is closed on certain days, in words. */
  closures: { when: string; reason?: string; lang?: Language }[]
}

interface SeasonalItem extends Seasonal {
  closures?: Closures
  peaks?: Peaks
  details: readonly TextsEntry[]
  monthReasons?: readonly (readonly MonthReason[])[] | null
}

/** A stop or experience of a journey. */
interface SeasonalPart {
  id: string
  details: readonly (TextsEntry & { name: string })[]
  peaks?: Peaks
}

interface SeasonContext {
  language: Language
  t: Translate
  today: string
  /** Latitudes of the places it is about. */
  latitudes?: readonly number[]
  /** Stops and experiences of a journey. */
  parts?: readonly SeasonalPart[]
}

/** Latitude south of which the year has four distinct seasons, the southern ones. */
const southernLatitude = -20
const southernSeasons = ['summer', 'autumn', 'winter', 'spring'] as const

/** When to go: nothing where an item says nothing of its months and is never closed. */
export function toSeason(item: SeasonalItem, context: SeasonContext): SeasonView | null {
  const { language, t, today, latitudes = [], parts = [] } = context
  const ahead = (item.closures ?? []).filter(({ to }) => isYearly(to) || to >= today)
  const closures = ahead.map(({ from, to, reason }) => {
    const key = isYearly(to) ? 'season.closedYearly' : 'season.closedOnce'
    const when = t(key, { from: dayText(from, language), to: dayText(to, language) })
    const said = pickText(reason, language)
    return { when, reason: said?.text, lang: said?.lang }
  })
  const { seasonNote: text, monthNotes: notes } = textsIn(item.details, language)
  const isSouthern = latitudes.length > 0 && latitudes.every((lat) => lat < southernLatitude)
  const partById = new Map(parts.map((part) => [part.id, part]))
  const peaks = [...(item.peaks ?? []), ...parts.flatMap((part) => part.peaks ?? [])]
  const months = (item.months ?? []).map((state, index): MonthView => {
    const month = monthsOfYear[index] ?? 1
    const note = notes?.value[index] ?? undefined
    const reasons = reasonsIn(state, item.monthReasons?.[index])
    return {
      name: monthName(month, language),
      state,
      season: isSouthern ? t(`season.seasons.${seasonOf(month)}`) : undefined,
      note,
      noteLang: note ? notes?.lang : undefined,
      reasons: reasons.flatMap((reason) => {
        const part = partById.get(reason.id)
        return part ? [toReason(part, reason, { month, state, language, t })] : []
      }),
      peaks: peaksIn(month, peaks, context),
    }
  })
  const departs = departsText(item, context)
  if (months.length === 0 && closures.length === 0 && !text && !departs) return null
  return { months, note: text?.value, noteLang: text?.lang, departs, closures }
}

/** Returns the reasons of a month: of a closed one those that close it, of a good one none. */
function reasonsIn(state: MonthState, reasons: readonly MonthReason[] = []) {
  if (state === 'closed') return reasons.filter((reason) => reason.state === 'closed')
  return state === 'fair' ? reasons : []
}

interface ReasonContext {
  month: number
  /** That of the journey. */
  state: MonthState
  language: Language
  t: Translate
}

/** Tells the part's own note on the month, else that it is closed, left out or no better than possible. */
function toReason(
  part: SeasonalPart,
  { kind, state }: MonthReason,
  context: ReasonContext,
): ReasonView {
  const { month, language, t } = context
  const said = textsIn(part.details, language).monthNotes
  const own = said?.value[month - 1]
  const isLeftOut = kind === 'tour' && state === 'closed' && context.state !== 'closed'
  const word = t(
    isLeftOut ? 'season.without' : `season.reasons.${state === 'closed' ? state : 'fair'}`,
  )
  const why = own ? { why: own, whyLang: said.lang } : { why: word }
  return { ...nameOf(part.details, language), ...why }
}

/** The busy weeks that touch a month, each once. */
function peaksIn(month: number, peaks: Peaks, { language, today }: SeasonContext): PeakView[] {
  const found = peaks
    .filter((peak) => (isYearly(peak.to) || peak.to >= today) && touches(peak, month))
    .map(({ from, to, name }): PeakView => {
      const said = pickText(name, language)
      return { name: said?.text ?? '', lang: said?.lang, when: spanText({ from, to }, language) }
    })
  return [...new Map(found.map((peak) => [`${peak.name} ${peak.when}`, peak])).values()]
}

/** "5–10 Feb 2027", "26 Dec – 6 Jan". */
function spanText({ from, to }: Span, language: Language): string {
  const year = isYearly(to) ? undefined : 'numeric'
  const format = dateFormat(language, { day: 'numeric', month: 'short', year })
  const dateOf = (day: string) => new Date(year ? day : `2000-${day}`)
  if (from > to) return `${format.format(dateOf(from))} – ${format.format(dateOf(to))}`
  return format.formatRange(dateOf(from), dateOf(to))
}

/** Whether a span has a day of a month, of whatever year. */
function touches({ from, to }: Span, month: number): boolean {
  const [first, last] = [monthOf(from), monthOf(to)]
  const isLong = !isYearly(to) && dayNumber(to) - dayNumber(from) > 366
  if (isLong) return true
  return first <= last && (isYearly(to) || from.slice(0, 4) === to.slice(0, 4))
    ? first <= month && month <= last
    : month >= first || month <= last
}

/** As many months of departure are named one by one. */
const departuresNamed = 8

/** "October 2027, October 2028", or the months of the year where there are many; nothing where it departs at any time. */
function departsText(item: Seasonal, { language, t, today }: SeasonContext): string | undefined {
  const departing = departureMonths(item, today)
  if (!departing) return undefined
  if (departing.length === 0) return t('season.departsNoMore')
  const days = departing.map((month) => `${month}-01`)
  const { format } = dateFormat(language, { month: 'long', year: 'numeric' })
  const months =
    days.length > departuresNamed
      ? monthsText([...new Set(days.map(monthOf))], language, 'long')
      : listText(
          days.map((day) => format(new Date(day))),
          language,
        )
  return t('season.departs', { months })
}

const isYearly = (day: string) => day.length === 'MM-DD'.length

/** The southern season of a month. */
export function seasonOf(month: number) {
  return southernSeasons[Math.floor((month % 12) / 3)] ?? southernSeasons[0]
}

/** "October to April": the ideal months, else the good ones; nothing where there are none. */
export function bestMonths(months: Months | null, language: Language): string | undefined {
  const inState = (state: MonthState) =>
    monthsOfYear.filter((month) => months?.[month - 1] === state)
  const best = inState('peak').length > 0 ? inState('peak') : inState('good')
  return best.length === 0 ? undefined : monthsText(best, language)
}

/** "Oct–Apr, Jul": runs of months; '' for none. */
export function monthsText(
  months: readonly number[],
  language: Language,
  length: 'long' | 'short' = 'short',
): string {
  const name = (month: number) => monthName(month, language, length)
  const runs = monthRanges(months).map(([start, end]) =>
    start === end ? name(start) : `${name(start)}–${name(end)}`,
  )
  return runs.join(', ')
}
