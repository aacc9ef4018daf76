import { dayNumber, dayOfNumber, lastOfMonth, yearsAfter } from '#contract/base/dates/days.ts'
import { limits } from '#contract/base/limits.ts'

export const spanNames = ['last12', 'thisYear', 'thisMonth', 'lastMonth', 'own'] as const

export type SpanName = (typeof spanNames)[number]

/** Days of a span, both counted. */
export interface DaySpan {
  from: string
  to: string
}

/** The days of a span as it is named in the address; undefined while its own days make none. */
export function spanOf(name: SpanName, today: string, own: Partial<DaySpan>): DaySpan | undefined {
  const thisMonth = firstOfMonth(today)
  switch (name) {
    case 'thisMonth': {
      return { from: thisMonth, to: today }
    }
    case 'lastMonth': {
      const from = monthsLater(thisMonth, -1)
      return { from, to: lastOfMonth(from) }
    }
    case 'thisYear': {
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
    }
    case 'last12': {
      return { from: monthsLater(thisMonth, -11), to: today }
    }
    case 'own': {
      const { from = '', to = '' } = own
      const isSpan = isDay(from) && isDay(to) && from <= to
      return isSpan && to <= yearsAfter(from, limits.figuresYearsMax) ? { from, to } : undefined
    }
  }
}

/** The span that one is compared with: the same days a month or a year before, of own days as many just before. */
export function spanBefore(name: SpanName, { from, to }: DaySpan): DaySpan {
  switch (name) {
    case 'thisMonth': {
      return { from: monthsLater(from, -1), to: monthsLater(to, -1) }
    }
    case 'lastMonth': {
      const first = monthsLater(from, -1)
      return { from: first, to: lastOfMonth(first) }
    }
    case 'thisYear':
    case 'last12': {
      return { from: monthsLater(from, -12), to: monthsLater(to, -12) }
    }
    case 'own': {
      const [first, last] = [dayNumber(from), dayNumber(to)]
      return { from: dayOfNumber(first - (last - first) - 1), to: dayOfNumber(first - 1) }
    }
  }
}

/** Every month, `YYYY-MM`, from one to another, both counted. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let first = `${from}-01`; first <= `${to}-01`; first = monthsLater(first, 1)) {
    months.push(first.slice(0, 7))
  }
  return months
}

const isDay = (text: string) =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(dayNumber(text))

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

/** The same day of another month, or the last of one that is shorter. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
  const last = lastOfMonth(first)
  const wanted = `${first.slice(0, 8)}${String(date).padStart(2, '0')}`
  return wanted < last ? wanted : last
}
