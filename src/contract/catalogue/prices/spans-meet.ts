import { isWithin, isYearly, type Span } from '#contract/base/dates/days.ts'

/** No two leap years are further apart. */
const yearsBetweenLeapYears = 8

const isLeapYear = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** The first day of a yearly span in a year: one from 29 February starts on 1 March where there is none. */
function startIn(year: number, { from }: Span): string {
  const start = from === '02-29' && !isLeapYear(year) ? '03-01' : from
  return `${String(year).padStart(4, '0')}-${start}`
}

/** Whether two spans share a day, of whatever year where both are yearly. */
export function spansMeet(one: Span, other: Span): boolean {
  if (isYearly(one) && isYearly(other)) {
    // A leap year has every day.
    const holds = (span: Span, { from }: Span) => isWithin(span, `2000-${from}`)
    return holds(one, other) || holds(other, one)
  }
  if (isYearly(one)) return spansMeet(other, one)
  if (!isYearly(other)) return one.from <= other.to && other.from <= one.to
  const first = Number(one.from.slice(0, 4))
  const last = Math.min(Number(one.to.slice(0, 4)), first + yearsBetweenLeapYears)
  const starts = Array.from({ length: last - first + 1 }, (_, index) =>
    startIn(first + index, other),
  )
  return [one.from, ...starts].some((day) => isWithin(one, day) && isWithin(other, day))
}
