import { dayNumber, dayOfNumber, type Span } from '#contract/base/dates/days.ts'

/** The distance by which the days of a copied rate move: calendar years, or days. */
export type Move = { years: number } | { days: number }

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const partsOf = (day: string) => [Number(day.slice(0, 4)), day.slice(5)] as const

/** A first day some years later: 29 February is 1 March in a year without one. */
function beginningAfter(day: string, years: number): string {
  const [year, inYear] = partsOf(day)
  return inYear === '02-29' && !isLeap(year + years)
    ? `${year + years}-03-01`
    : `${year + years}-${inYear}`
}

/** A last day some years later: the last of February is that again. */
function endAfter(day: string, years: number): string {
  const [year, inYear] = partsOf(day)
  const isLast = inYear === (isLeap(year) ? '02-29' : '02-28')
  const last = isLeap(year + years) ? '02-29' : '02-28'
  return `${year + years}-${isLast ? last : inYear}`
}

export function movedBeginning(day: string, move: Move): string {
  return 'years' in move ? beginningAfter(day, move.years) : dayOfNumber(dayNumber(day) + move.days)
}

export function movedEnd(day: string, move: Move): string {
  return 'years' in move ? endAfter(day, move.years) : dayOfNumber(dayNumber(day) + move.days)
}

/** Moves a span; undefined for 29 February alone, moved to a year without one. */
export function movedSpan<Each extends Span>(span: Each, move: Move): Each | undefined {
  const moved = {
    ...span,
    from: movedBeginning(span.from, move),
    to: movedEnd(span.to, move),
  }
  return moved.from <= moved.to ? moved : undefined
}
