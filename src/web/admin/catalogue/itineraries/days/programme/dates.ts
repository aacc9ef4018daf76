import { dateLocales, languages } from '#contract/base/languages/languages.ts'
import { allForms, anyOf, folded } from './words.ts'

/** A day and month as a programme writes them; the year only where it does. */
interface WrittenDate {
  day: number
  month: number
  year: number | undefined
}

const namesOf = (part: 'month' | 'weekday', width: 'long' | 'short', places: number[]) =>
  languages.flatMap((lang) => {
    const format = new Intl.DateTimeFormat(dateLocales[lang], { [part]: width, timeZone: 'UTC' })
    // 1 June 2026 is a Monday.
    return places.map((place) => {
      const date = part === 'month' ? Date.UTC(2026, place, 15) : Date.UTC(2026, 5, 1 + place)
      return { place, name: folded(format.format(date)).replaceAll('.', '') }
    })
  })

const places = (count: number) => Array.from({ length: count }, (_, place) => place)
const months = (['long', 'short'] as const).flatMap((width) => namesOf('month', width, places(12)))
const weekdays = (['long', 'short'] as const).flatMap((width) =>
  namesOf('weekday', width, places(7)),
)
const monthOf = new Map(months.map(({ name, place }) => [name, place + 1]))

const weekday = String.raw`${anyOf(weekdays.map(({ name }) => name))}(?![a-z])\.?`
const month = String.raw`(${anyOf(months.map(({ name }) => name))})(?![a-z])\.?`
const between = String.raw`(?:\s*(?:${anyOf(allForms('dateWords'))})\s+|[\s,./-]+)`
const dayNumber = String.raw`0?(\d{1,2})(?:st|nd|rd|th|º|°|o)?(?!\d)`
const year = String.raw`(?:${between}((?:19|20)\d{2}))?`
const lead = String.raw`(?:${weekday}[\s,.]*)?`

const shapes = {
  /** "Lunes 3 de marzo de 2027" */
  dayFirst: new RegExp(String.raw`^${lead}${dayNumber}${between}${month}${year}`, 'i'),
  /** "Monday, March 3rd, 2027" */
  monthFirst: new RegExp(String.raw`^${lead}${month}${between}${dayNumber}${year}`, 'i'),
  /** "20/05/2027", "3.3." */
  digits: new RegExp(
    String.raw`^${lead}(\d{1,2})[/.-](\d{1,2})(?:[/.-]((?:20)?\d{2}))?(?![\d])`,
    'i',
  ),
  weekday: new RegExp(String.raw`^${weekday}`, 'i'),
}

/** A date at the start of a text, and its length. */
export interface FoundDate {
  length: number
  /** Undefined for a mere weekday. */
  date: WrittenDate | undefined
  /** Whether day and month may be the other way round. */
  isDigits: boolean
}

/** The date or weekday that a folded text begins with. */
export function dateAtStart(text: string): FoundDate | undefined {
  const dayFirst = shapes.dayFirst.exec(text)
  if (dayFirst) return found(dayFirst, dayFirst[1], monthOf.get(dayFirst[2] ?? ''), dayFirst[3])
  const monthFirst = shapes.monthFirst.exec(text)
  if (monthFirst) {
    return found(monthFirst, monthFirst[2], monthOf.get(monthFirst[1] ?? ''), monthFirst[3])
  }
  const digits = shapes.digits.exec(text)
  if (digits) {
    const { date, ...rest } = found(digits, digits[1], Number(digits[2]), digits[3])
    return { ...rest, date, isDigits: true }
  }
  const [named] = shapes.weekday.exec(text) ?? []
  return named === undefined
    ? undefined
    : { length: named.length, date: undefined, isDigits: false }
}

function found(
  [whole]: RegExpExecArray,
  day: string | undefined,
  monthNumber: number | undefined,
  yearNumber: string | undefined,
): FoundDate {
  const full = Number(yearNumber) < 100 ? 2000 + Number(yearNumber) : Number(yearNumber)
  return {
    length: whole.length,
    date: { day: Number(day), month: monthNumber ?? 0, year: yearNumber ? full : undefined },
    isDigits: false,
  }
}

/**
 * The number of each day, counted from the first date; undefined where they are no days of one journey. Digits are day
 * and month, unless only month and day make a journey.
 */
export function daysFromDates(dates: readonly FoundDate[], max: number): number[] | undefined {
  const read = (isSwapped: boolean) => {
    const moments = dates.map(({ date, isDigits }) => date && momentOf(date, isDigits && isSwapped))
    const first = moments[0]
    const days = moments.map((moment) =>
      Math.round(((moment ?? NaN) - (first ?? NaN)) / 86_400_000),
    )
    // A journey over the new year goes on.
    const whole = days.map((day) => (day < 0 ? day + 365 : day) + 1)
    const rises = whole.every((day, at) => at === 0 || day > (whole[at - 1] ?? 0))
    return rises && whole.every((day) => day >= 1 && day <= max) ? whole : undefined
  }
  const readings = [read(false), read(true)].filter((days) => days !== undefined)
  return readings.toSorted((one, other) => (one.at(-1) ?? 0) - (other.at(-1) ?? 0))[0]
}

function momentOf({ day, month: number, year: ofYear }: WrittenDate, isSwapped: boolean): number {
  const [d, m] = isSwapped ? [number, day] : [day, number]
  return m >= 1 && m <= 12 && d >= 1 && d <= 31 ? Date.UTC(ofYear ?? 2026, m - 1, d) : Number.NaN
}
