import { dayNumber, dayOfNumber, isWithin } from '#contract/base/dates/days.ts'
import type { RateExtra, RateSeason, StopSale } from '../rates/rate-fields.ts'
import { seasonOn } from '../rates/season-on.ts'

/** The parts of a rate by which a stay is priced. */
export interface StayRate {
  id: string
  sheet: string
  currency: string
  /** Each night's own season counts, or that of the first day for all. */
  pricedBy: 'night' | 'start'
  seasons: readonly RateSeason[]
  extras: readonly RateExtra[]
  stopSales: readonly StopSale[]
}

/** A night of a stay, or the day of a service, with the rate and season that price it. */
export interface StayNight<Rate extends StayRate = StayRate> {
  day: string
  rate: Rate
  season: RateSeason
}

export interface StayNights<Rate extends StayRate = StayRate> {
  nights: StayNight<Rate>[]
  /** The days that no rate covers. */
  without: string[]
  /** The days that several rates of the chosen sheet cover, with those rates. */
  several: { sheet: string; days: string[]; rateIds: string[] } | null
}

/** The day so many nights after another. */
export const dayAfter = (from: string, nights: number) => dayOfNumber(dayNumber(from) + nights)

/**
 * Chooses the rate and season of each night. The first of `rates` that covers a night counts; all have the currency
 * of the first night that is covered. A rate priced by the first day prices the whole stay, or nothing of it.
 */
export function nightsOf<Rate extends StayRate>(
  rates: readonly Rate[],
  from: string,
  count: number,
): StayNights<Rate> {
  const days = Array.from({ length: Math.max(1, count) }, (_, night) => dayAfter(from, night))
  const [firstDay = from] = days
  const opening = coveringOn(rates, firstDay)[0]
  if (opening?.rate.pricedBy === 'start') {
    const nights = days.map((day) => ({ ...opening, day }))
    return { nights, without: [], several: severalOf(rates, [firstDay], opening.rate.currency) }
  }
  const byNight = rates.filter(({ pricedBy }) => pricedBy === 'night')
  const asked = byNight.length > 0 ? days : [firstDay]
  const currency = asked.flatMap((day) => coveringOn(byNight, day))[0]?.rate.currency
  const ofCurrency = byNight.filter((rate) => rate.currency === currency)
  const nights = asked.flatMap((day) => coveringOn(ofCurrency, day).slice(0, 1))
  const covered = new Set(nights.map(({ day }) => day))
  return {
    nights,
    without: asked.filter((day) => !covered.has(day)),
    several: severalOf(byNight, asked, currency),
  }
}

function coveringOn<Rate extends StayRate>(rates: readonly Rate[], day: string): StayNight<Rate>[] {
  return rates.flatMap((rate) => {
    const season = rate.seasons[seasonOn(rate.seasons, day) ?? -1]
    return season ? [{ day, rate, season }] : []
  })
}

function severalOf(
  rates: readonly StayRate[],
  days: readonly string[],
  currency: string | undefined,
): StayNights['several'] {
  const ofCurrency = rates.filter((rate) => rate.currency === currency)
  const met = days.flatMap((day) => {
    const [first, ...others] = coveringOn(ofCurrency, day)
    const alike = others.filter(({ rate }) => rate.sheet === first?.rate.sheet)
    return first && alike.length > 0 ? [{ day, covering: [first, ...alike] }] : []
  })
  const [one] = met
  if (!one) return null
  const rateIds = met.flatMap(({ covering }) => covering.map(({ rate }) => rate.id))
  return {
    sheet: one.covering[0]?.rate.sheet ?? '',
    days: met.map(({ day }) => day),
    rateIds: [...new Set(rateIds)],
  }
}

/** The stop sales of each night's rate that meet the stay. */
export function stopSalesIn(nights: readonly StayNight[]): StopSale[] {
  const met = nights.flatMap(({ rate, day }) =>
    rate.stopSales.filter((stopSale) => isWithin(stopSale, day)),
  )
  return [...new Map(met.map((each) => [JSON.stringify(each), each])).values()]
}

/** The seasons whose minimum of nights a stay does not reach. */
export function tooShortFor(nights: readonly StayNight[], count: number): RateSeason[] {
  const seasons = new Set(nights.map(({ season }) => season))
  return [...seasons].filter(({ minNights }) => minNights !== null && minNights > count)
}
