import type { Kind } from '#contract/base/kinds.ts'
import {
  type Closures,
  type MonthState,
  type Months,
  monthsOfYear,
} from '#contract/catalogue/facts/seasons.ts'
import { type TextsEntry, textsIn } from '#contract/catalogue/facts/texts-in.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { dayText } from '#contract/base/dates/day-text.ts'
import { listText, monthName } from '#web/shared/i18n/formats.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { Translate } from '#texts/translate.ts'
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
}

export interface SeasonView {
  months: MonthView[]
  note?: string
  noteLang?: Language
  /** When it is closed on certain days, in words. */
  closures: { when: string; reason?: string; lang?: Language }[]
}

interface SeasonalItem {
  months: Months | null
  closures?: Closures
  details: readonly TextsEntry[]
  /** Closed things in each month, by kind and id. */
  closedBecause?: readonly (readonly { kind: Kind; id: string }[])[]
}

interface SeasonContext {
  language: Language
  t: Translate
  today: string
  /** Latitudes of the places it is about. */
  latitudes?: readonly number[]
  /** The names of what may be closed. */
  names?: ReadonlyMap<string, string>
}

/** Latitude south of which the year has four distinct seasons, the southern ones. */
const southernLatitude = -20
const southernSeasons = ['summer', 'autumn', 'winter', 'spring'] as const

/** When to go: nothing where an item says nothing of its months and is never closed. */
export function toSeason(item: SeasonalItem, context: SeasonContext): SeasonView | null {
  const { language, t, today, latitudes = [], names } = context
  const ahead = (item.closures ?? []).filter(({ to }) => isYearly(to) || to >= today)
  const closures = ahead.map(({ from, to, reason }) => {
    const key = isYearly(to) ? 'season.closedYearly' : 'season.closedOnce'
    const when = t(key, { from: dayText(from, language), to: dayText(to, language) })
    const said = pickText(reason, language)
    return { when, reason: said?.text, lang: said?.lang }
  })
  const { seasonNote: text, monthNotes: notes } = textsIn(item.details, language)
  const isSouthern = latitudes.length > 0 && latitudes.every((lat) => lat < southernLatitude)
  const closedNames = (index: number) =>
    (item.closedBecause?.[index] ?? []).flatMap(({ id }) => names?.get(id) ?? [])
  const months = (item.months ?? []).map((state, index): MonthView => {
    const month = monthsOfYear[index] ?? 1
    const closed = closedNames(index)
    const note = notes?.value[index]
    return {
      name: monthName(month, language),
      state,
      season: isSouthern ? t(`season.seasons.${seasonOf(month)}`) : undefined,
      note:
        closed.length > 0
          ? t('season.because', { names: listText(closed, language) })
          : (note ?? undefined),
      noteLang: closed.length > 0 || !note ? undefined : notes?.lang,
    }
  })
  if (months.length === 0 && closures.length === 0 && !text) return null
  return { months, note: text?.value, noteLang: text?.lang, closures }
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
