import { dayNumber, dayOfNumber, isWithin, monthOf } from '#contract/base/dates/days.ts'
import { type Departures, departuresBetween } from './departures.ts'
import type { Closures, Months } from './seasons.ts'

/** When a circuit or package starts. */
export interface Selling {
  departures: Departures | null
  validFrom: string | null
  validTo: string | null
}

/** Something that a traveller may find closed. */
export interface ClosedThing {
  months: Months | null
  closures: Closures
}

/** When it is met closed: the months, the dated closures, and the first day of all. */
export interface Closed {
  months: number[]
  closures: Closures
  on: string
}

/** How far one looks ahead at most: ten years. */
const horizonDays = 10 * 366

const anyDay: Departures = {
  kind: 'daily',
  guaranteed: false,
  minPax: null,
  periods: [],
  except: [],
}

/** The days on which it starts while it is valid, as numbers; without departures it starts daily. */
export function departureNumbers(selling: Selling, today: string): number[] {
  const { departures, validFrom, validTo } = selling
  const rule = departures ?? anyDay
  if (rule.kind === 'dates') {
    return departuresBetween(rule, validFrom ?? '', validTo ?? '9999-12-31').map(dayNumber)
  }
  const from = validFrom ?? (validTo !== null && validTo < today ? validTo : today)
  const latest = dayOfNumber(dayNumber(from) + horizonDays)
  const to = validTo !== null && validTo < latest ? validTo : latest
  return departuresBetween(rule, from, to).map(dayNumber)
}

/** When those who start on the given days find a thing closed so many days later; undefined for never. */
export function closedOn(
  { months, closures }: ClosedThing,
  departures: readonly number[],
  daysLater: number,
): Closed | undefined {
  const closedMonths = new Set(
    months?.flatMap((state, index) => (state === 'closed' ? index + 1 : [])),
  )
  if (closedMonths.size === 0 && closures.length === 0) return undefined
  const metMonths = new Set<number>()
  const metClosures = new Set<Closures[number]>()
  let on: string | undefined
  for (const departure of departures) {
    const date = dayOfNumber(departure + daysLater)
    const month = monthOf(date)
    const met = closures.filter((closure) => isWithin(closure, date))
    if (!closedMonths.has(month) && met.length === 0) continue
    on ??= date
    if (closedMonths.has(month)) metMonths.add(month)
    for (const closure of met) metClosures.add(closure)
    if (metMonths.size === closedMonths.size && metClosures.size === closures.length) break
  }
  if (on === undefined) return undefined
  return {
    months: [...metMonths].toSorted((a, b) => a - b),
    closures: closures.filter((closure) => metClosures.has(closure)),
    on,
  }
}
