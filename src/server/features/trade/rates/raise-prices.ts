import { minorDigits } from '#contract/base/money/money-text.ts'
import { raisedBy } from '#contract/trade/rates/half-even.ts'
import type { RateExtra, RateSeason } from '#contract/trade/rates/rate-fields.ts'

interface Raise {
  percent: number
  /** Rounds to whole units of the currency, half to even. */
  wholeUnits: boolean
}

interface PricedLine {
  net?: number | undefined
  gross?: number | null | undefined
}

interface PricedRate<Line extends PricedLine> {
  currency: string
  seasons: readonly (Omit<RateSeason, 'lines'> & { lines: Line[] })[]
  extras: readonly RateExtra[]
}

/** The seasons and extras of a rate with their prices raised; others set what is paid on the spot. */
export function raisedPrices<Line extends PricedLine>(
  { currency, seasons, extras }: PricedRate<Line>,
  { percent, wholeUnits }: Raise,
) {
  const step = wholeUnits ? 10 ** minorDigits(currency) : 1
  const price = (amount: number) => raisedBy(amount, percent, step)
  return {
    seasons: seasons.map((season) => ({
      ...season,
      lines: season.lines.map((line) => ({
        ...line,
        net: price(line.net ?? 0),
        gross: typeof line.gross === 'number' ? price(line.gross) : null,
      })),
    })),
    extras: extras.map((extra) =>
      extra.payable === 'onSpot' ? extra : { ...extra, amount: price(extra.amount) },
    ),
  }
}
