import { isWithin, monthOf, type Span } from '#contract/base/dates/days.ts'
import type { DemoDepartures } from '../itinerary-model.ts'
import type { DemoHotel, DemoItinerary, DemoTour } from '../model.ts'
import { aroundCarnival } from './season-calendar.ts'

const yearlyOf = ({ from, to }: Span): Span => ({ from: from.slice(5), to: to.slice(5) })

/** The days of every year on which a journey departs; a period of a year or more has them all. */
function seasonsOf(departures: DemoDepartures): readonly Span[] | 'always' {
  if (departures.kind === 'dates') {
    const months = departures.dates.map((each) =>
      monthOf(typeof each === 'string' ? each : each.date),
    )
    return [...new Set(months)].map((month) => {
      const start = String(month).padStart(2, '0')
      return { from: `${start}-01`, to: `${start}-31` }
    })
  }
  const { periods = [] } = departures
  const isLong = ({ from, to }: Span) =>
    Number(to.slice(0, 4)) * 12 + monthOf(to) - Number(from.slice(0, 4)) * 12 - monthOf(from) >= 12
  return periods.length === 0 || periods.some(isLong) ? 'always' : periods.map(yearlyOf)
}

/** The days of a year on which a journey does not depart: at Christmas, or around Carnival. */
function leftOut(departures: DemoDepartures, year: string): Span[] {
  const except = departures.kind === 'dates' ? [] : (departures.except ?? [])
  return except.map(({ from, to }) =>
    monthOf(from) === 12
      ? { from: `${year}${from.slice(4)}`, to: `${year}${to.slice(4)}` }
      : aroundCarnival(Number(year), -5, 2),
  )
}

/** Those of some days on which a journey is sold for a departure, whatever their years. */
export function soldDays({ departures }: DemoItinerary, days: readonly string[]): string[] {
  if (!departures) return [...days]
  const seasons = seasonsOf(departures)
  const years = [...new Set(days.map((day) => day.slice(0, 4)))]
  const out = years.flatMap((year) => leftOut(departures, year))
  const isIn = (spans: readonly Span[], day: string) => spans.some((span) => isWithin(span, day))
  return days.filter((day) => (seasons === 'always' || isIn(seasons, day)) && !isIn(out, day))
}

/** Those of some days on which neither a month nor a closure closes a hotel or experience. */
export function openDays(
  { months, closures = [] }: DemoHotel | DemoTour,
  days: readonly string[],
): string[] {
  return days.filter(
    (day) =>
      months?.[monthOf(day) - 1] !== 'closed' &&
      !closures.some((closure) => isWithin(closure, day)),
  )
}
