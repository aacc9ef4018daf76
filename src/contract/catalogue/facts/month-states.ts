import { dayNumber, dayOfNumber, lastOfMonth, monthOf } from '#contract/base/dates/days.ts'
import type { Selling } from './closures.ts'
import { dateOf, type Departures, departsOn } from './departures.ts'
import { type MonthState, type Months, monthsOfYear } from './seasons.ts'

/** Two years of months of departure. */
const monthsAhead = 24

/** A month, `YYYY-MM`, so many months after that of a day. */
function monthAfter(today: string, ahead: number): string {
  const [year, month] = today.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + ahead, 1)).toISOString().slice(0, 7)
}

/** Finds rules that depart at certain times alone: on dates, or within periods. */
function departsAtTimes(rule: Departures | null | undefined): rule is Departures {
  return rule?.kind === 'dates' || (rule?.periods.length ?? 0) > 0
}

/**
 * The months, `YYYY-MM`, of the next two years with a departure from today on that is not full, while the item is valid;
 * null where it departs whenever one likes.
 */
export function departureMonths(item: Partial<Selling>, today: string): string[] | null {
  const { departures: rule, validFrom, validTo } = item
  if (!departsAtTimes(rule)) return null
  const first = validFrom && validFrom > today ? validFrom : today
  const end = lastOfMonth(`${monthAfter(today, monthsAhead - 1)}-01`)
  const last = validTo && validTo < end ? validTo : end
  if (rule.kind === 'dates') {
    const open = rule.dates.filter((date) => typeof date === 'string' || date.status !== 'full')
    const days = open.map(dateOf).filter((day) => first <= day && day <= last)
    return [...new Set(days.map((day) => day.slice(0, 7)))].toSorted()
  }
  const months = Array.from({ length: monthsAhead }, (_, ahead) => monthAfter(today, ahead))
  return months.filter((month) => {
    const from = `${month}-01`
    const to = lastOfMonth(from)
    return hasDeparture(rule, from < first ? first : from, to > last ? last : to)
  })
}

function hasDeparture(rule: Departures, from: string, to: string): boolean {
  for (let number = dayNumber(from); number <= dayNumber(to); number += 1) {
    if (departsOn(rule, dayOfNumber(number))) return true
  }
  return false
}

/** An item as far as lists by month look at it. */
export interface Seasonal extends Partial<Selling> {
  months: Months | null
}

/**
 * The state of each month in which lists have an item, January first; null where they do not have it. A month of
 * departure counts as good, unless it is ideal or closed.
 */
export function listedStates(item: Seasonal, today: string): (MonthState | null)[] {
  const departing = departureMonths(item, today)?.map((month) => monthOf(`${month}-01`))
  return monthsOfYear.map((month, index) => {
    const own = item.months?.[index] ?? null
    if (departing === undefined || own === 'closed') return own
    if (!departing.includes(month)) return null
    return own === 'peak' ? 'peak' : 'good'
  })
}

/** The same of one month, 1 to 12. */
export function listedState(item: Seasonal, month: number, today: string): MonthState | null {
  return listedStates(item, today)[month - 1] ?? null
}
