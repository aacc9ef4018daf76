import {
  dayNumber,
  dayOfNumber,
  isWithin,
  isYearly,
  monthOf,
  type Span,
  lastOfMonth,
} from '#contract/base/dates/days.ts'
import type { Money } from '#contract/base/money/money-text.ts'
import { type Months, monthsOfYear } from '../facts/seasons.ts'
import type { PriceBand } from './price-bands.ts'

/** An item's price with its bands, and the days until which it holds. */
export interface Priced {
  priceFrom: Money | null
  priceFromUntil: string | null
  priceBands: readonly PriceBand[]
  /** Circuits and packages are sold until then. */
  validTo?: string | null
  /** The state of each month, where it is known. */
  months: Months | null
}

/** The price of a month: the lowest amount of its days, and the highest where some cost more. */
export interface MonthPrice {
  from: Money
  to: Money | null
}

/** How far ahead the highest amount is looked for: two years. */
const horizonDays = 2 * 366

/** The last day on which a price holds; undefined where it holds without end. */
function lastDay({ priceFromUntil, validTo }: Priced): string | undefined {
  return [priceFromUntil, validTo].filter((day) => typeof day === 'string').toSorted()[0]
}

/** Whether an item has a price that still holds on a day (requirements §2.23). */
export function holdsPrice(item: Priced, today: string): boolean {
  return item.priceFrom !== null && today <= (lastDay(item) ?? today)
}

/** The amount of a day, in minor units: a band's span wins over a month, and both over `from`. */
function amountOn({ from, bands }: Amounts, day: string): number {
  const bySpan = bands.find(({ spans }) => spans.some((span) => isWithin(span, day)))
  const band = bySpan ?? bands.find(({ months }) => months.includes(monthOf(day)))
  return band?.amount ?? from
}

interface Amounts {
  from: number
  bands: readonly PriceBand[]
}

/** The distinct amounts of all days from one to another, both counted. */
function amountsBetween(amounts: Amounts, from: string, to: string): number[] {
  const found = new Set<number>()
  const hasSpans = amounts.bands.some(({ spans }) => spans.length > 0)
  for (let number = dayNumber(from); number <= dayNumber(to); number += 1) {
    const day = dayOfNumber(number)
    found.add(amountOn(amounts, day))
    // Without spans all days of a month cost the same.
    if (!hasSpans) number = dayNumber(lastOfMonth(day))
  }
  return [...found]
}

/** The first day of a month's next occurrence: this month's is the one that runs. */
function firstOfNext(month: number, today: string): string {
  const year = Number(today.slice(0, 4)) + (month < monthOf(today) ? 1 : 0)
  return `${year}-${String(month).padStart(2, '0')}-01`
}

/**
 * The price of a month's next occurrence, over its days from today on and while the price holds. Null in a closed month,
 * without a price, and where no such day is left.
 */
export function priceOfMonth(item: Priced, month: number, today: string): MonthPrice | null {
  const { priceFrom, priceBands: bands, months } = item
  if (priceFrom === null || months?.[month - 1] === 'closed') return null
  const first = firstOfNext(month, today)
  const last = lastDay(item)
  const from = first < today ? today : first
  const end = lastOfMonth(first)
  const to = last !== undefined && last < end ? last : end
  if (from > to) return null
  const all = amountsBetween({ from: priceFrom.amount, bands }, from, to)
  const [lowest, highest] = [Math.min(...all), Math.max(...all)]
  const { currency } = priceFrom
  return {
    from: { amount: lowest, currency },
    to: highest > lowest ? { amount: highest, currency } : null,
  }
}

/** The months in which the price is `priceFrom` on some day; all twelve where there are no bands. */
export function monthsOfPriceFrom(item: Priced, today: string): number[] {
  return monthsOfYear.filter(
    (month) => priceOfMonth(item, month, today)?.from.amount === item.priceFrom?.amount,
  )
}

/** The highest amount of the days to come while the price holds, two years at the most; null without bands ahead. */
export function highestPrice(item: Priced, today: string): Money | null {
  const { priceFrom, priceBands: bands } = item
  if (priceFrom === null || bands.length === 0 || !holdsPrice(item, today)) return null
  const horizon = dayOfNumber(dayNumber(today) + horizonDays)
  const last = lastDay(item)
  const to = last !== undefined && last < horizon ? last : horizon
  const highest = Math.max(...amountsBetween({ from: priceFrom.amount, bands }, today, to))
  return highest > priceFrom.amount ? { amount: highest, currency: priceFrom.currency } : null
}

/** Months and days with one amount, in minor units of the price's currency. */
export type Season = Pick<PriceBand, 'months' | 'spans' | 'amount' | 'name'>

/**
 * The seasons in which a price still holds: first the months of no band at the price from which it starts, if there are
 * any, then the bands. What is over, or begins after the price's last day, is left out.
 */
export function seasonsAhead(item: Priced, today: string): Season[] {
  const { priceFrom, priceBands: bands } = item
  const last = lastDay(item)
  if (priceFrom === null || !holdsPrice(item, today)) return []
  const begins = (day: string) => last === undefined || day <= last
  const held = monthsOfYear.filter((month) => begins(firstOfNext(month, today)))
  const year = Array.from({ length: 366 }, (_, ahead) => dayOfNumber(dayNumber(today) + ahead))
  const isAhead = (span: Span) =>
    isYearly(span)
      ? year.some((day) => begins(day) && isWithin(span, day))
      : today <= span.to && begins(span.from)
  const rest = held.filter((month) => !bands.some(({ months }) => months.includes(month)))
  const seasons = bands.map((band) => ({
    ...band,
    months: band.months.filter((month) => held.includes(month)),
    spans: band.spans.filter(isAhead),
  }))
  return [{ months: rest, spans: [], amount: priceFrom.amount, name: {} }, ...seasons].filter(
    ({ months, spans }) => months.length > 0 || spans.length > 0,
  )
}
