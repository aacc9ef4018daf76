import type { FigureGrouping, FigureRow, Figures } from '#contract/quotes/figures.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { amountIn } from './figure-numbers.ts'
import { type DaySpan, monthsBetween } from './spans.ts'
import { monthText } from './use-group-names.ts'

/** How many groups a chart shows: more cannot be told apart, and the table has them. */
export const shownInChart = 12

/** Months are more, for they are narrow. */
const monthsMax = 48

/** A row with its name in the panel's language. */
export interface NamedRow extends FigureRow {
  label: string
}

/** A bar: a label, and the figures that it shows. */
export type Bar = Pick<Figures, 'requests' | 'won' | 'lost' | 'open' | 'value'> & { label: string }

interface Charted {
  by: FigureGrouping
  span: DaySpan
  language: Language
}

/** The bars of a chart: the largest groups, or every month from the first to the last, those without requests too. */
export function chartRows(rows: readonly NamedRow[], { by, span, language }: Charted): Bar[] {
  if (by !== 'month' && by !== 'travelMonth') return rows.slice(0, shownInChart)
  const known = rows.flatMap(({ key }) => key ?? []).toSorted()
  const [first = span.from.slice(0, 7), last = first] = [known[0], known.at(-1)]
  const [from, to] = by === 'month' ? [span.from, span.to] : [first, last]
  return monthsBetween(from.slice(0, 7), to.slice(0, 7))
    .slice(0, monthsMax)
    .map((month) => ({
      ...(rows.find(({ key }) => key === month) ?? nothing),
      label: monthText(month, language, 'short'),
    }))
}

/** The groups with the largest accepted totals in a currency. */
export function largestIn(rows: readonly NamedRow[], currency: string): Bar[] {
  return rows
    .filter(({ value }) => amountIn(value, currency) > 0)
    .toSorted((one, other) => amountIn(other.value, currency) - amountIn(one.value, currency))
    .slice(0, shownInChart)
}

const nothing = { requests: 0, won: 0, lost: 0, open: 0, value: [] }
