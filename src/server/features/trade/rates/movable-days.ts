import { gregorianEaster } from 'date-easter'
import { dayNumber, dayOfNumber, type Span } from '#contract/base/dates/days.ts'
import type { MovableDays } from '#contract/trade/rates/rates.ts'
import { type Move, movedSpan } from '#contract/trade/rates/move-days.ts'

/** Days between Easter Sunday and the main day of a feast: Carnival's is its Tuesday. */
const feasts = { carnival: -47, easter: 0 } as const

type Feast = MovableDays['context']['feast']

/** A longer season is no season of a feast. */
const daysMax = 12

interface Dated {
  seasons: readonly { name: string | null; ranges: readonly Span[] }[]
  stopSales: readonly Span[]
}

/**
 * Warns of seasons and stop sales of at most 12 days that hold Carnival or Easter in the rate's year or in that of its
 * copy, but not in both: these feasts move. Paths and days are the copy's.
 */
export function movableDays({ seasons, stopSales }: Dated, move: Move): MovableDays[] {
  const dated = [
    ...seasons.flatMap(({ name, ranges }, season) =>
      ranges.map((span, at) => ({ name, span, path: `seasons.${season}.ranges.${at}` })),
    ),
    ...stopSales.map((span, at) => ({ name: null, span, path: `stopSales.${at}` })),
  ]
  return dated.flatMap(({ name, span, path }) => {
    const copy = movedSpan(span, move)
    if (!copy || dayNumber(span.to) - dayNumber(span.from) >= daysMax) return []
    return (Object.keys(feasts) as Feast[])
      .filter((feast) => holds(span, feast) !== holds(copy, feast))
      .map((feast): MovableDays => {
        const context = { season: name, from: copy.from, to: copy.to, feast }
        return { code: 'MOVABLE_DAYS', path, context }
      })
  })
}

function holds({ from, to }: Span, feast: Feast): boolean {
  const years = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return years.some((year) => {
    const { month, day } = gregorianEaster(year)
    const easter = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    const main = dayOfNumber(dayNumber(easter) + feasts[feast])
    return from <= main && main <= to
  })
}
