import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { isPast } from '#contract/trade/rates/season-on.ts'

/** From what to what something costs, in one currency, as the agency's terms show it. */
export interface PriceSpan {
  side: 'net' | 'gross'
  currency: string
  low: number
  high: number
}

/** Bases of an adult's price, for any sharing of the room; children, groups and charges on top would mislead. */
const adults = new Set(['single', 'double', 'twin', 'triple', 'quadruple', 'unit'])

/** The span of prices that rates show from a day on, one a currency and side. */
export function priceSpan(
  rates: readonly Pick<Rate, 'currency' | 'seasons'>[],
  today: string,
): PriceSpan[] {
  const spans = new Map<string, PriceSpan>()
  for (const { currency, seasons } of rates) {
    const coming = seasons.filter((season) => !isPast(season, today))
    for (const { basis, supplement, net, gross } of coming.flatMap(({ lines }) => lines)) {
      const side = gross === undefined || gross === null ? 'net' : 'gross'
      const amount = side === 'net' ? net : gross
      if (supplement || !adults.has(basis) || amount === undefined || amount === null) continue
      const { low, high } = spans.get(`${side} ${currency}`) ?? { low: amount, high: amount }
      spans.set(`${side} ${currency}`, {
        side,
        currency,
        low: Math.min(low, amount),
        high: Math.max(high, amount),
      })
    }
  }
  return [...spans.values()]
}
