import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import type { RateSeason, StopSale } from '#contract/trade/rates/rate-fields.ts'
import type { RateLine } from '#contract/trade/rates/rate-lines.ts'
import { seasonOn } from '#contract/trade/rates/season-on.ts'

/** The parts of a rate by which a stay is priced. */
export interface PricedBy {
  pricedBy: 'night' | 'start'
  seasons: readonly RateSeason[]
}

/** The seasons of a stay, each with how many of its nights are in it, in the order in which they come. */
export interface SeasonNights {
  season: RateSeason
  nights: number
}

export interface Stay {
  seasons: SeasonNights[]
  /** Days that no season holds. */
  without: string[]
}

const dayAt = (startOn: string, night: number) => dayOfNumber(dayNumber(startOn) + night)

/** The seasons that count for a stay: each night's own, or that of its first day for all of it. */
export function stayIn({ pricedBy, seasons }: PricedBy, startOn: string, nights: number): Stay {
  const nightsByOne = pricedBy === 'start'
  const found: SeasonNights[] = []
  const without: string[] = []
  const days = nightsByOne ? 1 : Math.max(1, nights)
  for (let night = 0; night < days; night += 1) {
    const day = dayAt(startOn, night)
    const index = seasonOn(seasons, day)
    const season = index === undefined ? undefined : seasons[index]
    const known = found.find((each) => each.season === season)
    const count = nightsByOne ? nights : 1
    if (known) known.nights += count
    else if (season) found.push({ season, nights: count })
    else without.push(day)
  }
  return { seasons: found, without }
}

/** The stop sales that meet a stay. */
export function stopSalesOf(
  stopSales: readonly StopSale[],
  startOn: string,
  nights: number,
): StopSale[] {
  const last = dayAt(startOn, Math.max(0, nights - 1))
  return stopSales.filter(({ from, to }) => from <= last && startOn <= to)
}

/** Price of a line in a stay. */
export interface StayPrice {
  amount: number
  /** Whether it has no other price than the net one. */
  isNetOnly: boolean
}

/**
 * A line's price for the whole stay, in minor units: where it is paid by the night, that of the like line in each
 * night's season. Undefined where a season has no like line.
 */
export function priceOf(
  line: RateLine,
  stay: Stay,
  side: 'net' | 'gross',
  likeIn: (season: RateSeason, line: RateLine) => RateLine | undefined,
): StayPrice | undefined {
  const amountOf = (each: RateLine) => (side === 'net' ? each.net : (each.gross ?? each.net))
  if (!line.perNight) {
    return { amount: amountOf(line), isNetOnly: side === 'gross' && line.gross === null }
  }
  let amount = 0
  let isNetOnly = false
  for (const { season, nights } of stay.seasons) {
    const like = likeIn(season, line)
    if (!like) return undefined
    amount += amountOf(like) * nights
    isNetOnly ||= side === 'gross' && like.gross === null
  }
  return { amount, isNetOnly }
}
