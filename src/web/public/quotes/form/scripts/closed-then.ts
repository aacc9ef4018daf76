import { dayNumber, dayOfNumber, isWithin, monthOf, type Span } from '#contract/base/dates/days.ts'
import type { Season } from '../quote-form-data.ts'

/** Times in which an item is closed, of the times that are asked for. */
export interface ClosedThen {
  name: string
  /** Whole months, 1 to 12. */
  months: number[]
  closures: Span[]
}

/** Which items are closed in some months (`YYYY-MM`) or spans: in a whole month, or on days of their own. */
export function closedThen(
  seasons: readonly Season[],
  asked: { months: readonly string[]; spans: readonly Span[] },
): ClosedThen[] {
  const days = [...asked.months.map(daysOfMonth), ...asked.spans].flatMap(daysOf)
  const monthsAsked = new Set(days.map(monthOf))
  return seasons
    .map(({ name, months, closures }) => ({
      name,
      months: [...monthsAsked].filter((month) => months?.[month - 1] === 'closed'),
      closures: closures.filter((closure) => days.some((day) => isWithin(closure, day))),
    }))
    .filter(({ months, closures }) => months.length + closures.length > 0)
}

function daysOfMonth(month: string): Span {
  const from = `${month}-01`
  const next = dayOfNumber(dayNumber(from) + 31).slice(0, 7)
  return { from, to: dayOfNumber(dayNumber(`${next}-01`) - 1) }
}

const longest = 366

function daysOf({ from, to }: Span): string[] {
  const first = dayNumber(from)
  const length = Math.min(longest, dayNumber(to) - first + 1)
  return Array.from({ length: Math.max(0, length) }, (_, index) => dayOfNumber(first + index))
}
