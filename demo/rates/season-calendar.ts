import { gregorianEaster } from 'date-easter'
import { dayNumber, dayOfNumber, isWithin, monthOf, type Span } from '#contract/base/dates/days.ts'

/** Seasons of a price list, the cheapest first. */
export const seasonNames = ['low', 'shoulder', 'high'] as const

export type SeasonName = (typeof seasonNames)[number]

/** The year's busy days, which win over months, and its quiet and busy months; all others are in between. */
export interface SeasonCalendar {
  readonly low: readonly number[]
  readonly high: readonly number[]
  readonly busy: (year: number) => readonly Span[]
}

/** A day so many days before or after Easter Sunday. */
function fromEaster(year: number, days: number): string {
  const { month, day } = gregorianEaster(year)
  const easter = Date.UTC(year, month - 1, day) / (24 * 60 * 60 * 1000)
  return dayOfNumber(easter + days)
}

/** Days between Easter Sunday and the Tuesday of Carnival. */
const carnival = -47

const carnivalOf = (year: number) => fromEaster(year, carnival)

/** Days before and after the Tuesday of Carnival. */
export const aroundCarnival = (year: number, before: number, after: number): Span => ({
  from: fromEaster(year, carnival + before),
  to: fromEaster(year, carnival + after),
})

const easterOf = (year: number): Span => ({ from: fromEaster(year, -3), to: fromEaster(year, 0) })

/** The seasons by where one travels. */
export const seasonCalendars = {
  /** From Christmas to Carnival, at Easter and in the winter holidays of July. */
  south: {
    low: [5, 6],
    high: [7],
    busy: (year) => [
      { from: `${year - 1}-12-21`, to: carnivalOf(year) },
      easterOf(year),
      { from: `${year}-12-21`, to: carnivalOf(year + 1) },
    ],
  },
  /** The dry winter of Peru and Bolivia, Easter, and the turn of the year. */
  andes: {
    low: [1, 2, 3],
    high: [6, 7, 8],
    busy: (year) => [
      { from: `${year - 1}-12-21`, to: `${year}-01-05` },
      easterOf(year),
      { from: `${year}-12-21`, to: `${year + 1}-01-05` },
    ],
  },
} as const satisfies Record<string, SeasonCalendar>

/** The season of each of some days, `YYYY-MM-DD`. */
export function seasonsOfDays(
  { low, high, busy }: SeasonCalendar,
  days: readonly string[],
): Map<string, SeasonName> {
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))]
  const spans = years.flatMap(busy)
  const seasonOf = (day: string): SeasonName => {
    const month = monthOf(day)
    if (high.includes(month) || spans.some((span) => isWithin(span, day))) return 'high'
    return low.includes(month) ? 'low' : 'shoulder'
  }
  return new Map(days.map((day) => [day, seasonOf(day)]))
}

/** Every day from the first of January of a year to the last of December of another. */
export function daysOfYears(first: number, last: number): string[] {
  const start = dayNumber(`${first}-01-01`)
  const length = dayNumber(`${last}-12-31`) - start + 1
  return Array.from({ length }, (_, at) => dayOfNumber(start + at))
}

/** Sorted days as the fewest spans. */
export function spansOf(days: readonly string[]): Span[] {
  const spans: Span[] = []
  for (const day of days) {
    const latest = spans.at(-1)
    if (latest && dayNumber(latest.to) + 1 === dayNumber(day)) latest.to = day
    else spans.push({ from: day, to: day })
  }
  return spans
}
