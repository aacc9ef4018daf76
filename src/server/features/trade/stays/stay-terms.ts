import type { PriceOf } from '#contract/trade/stays/line-choice.ts'
import type { CommissionOf } from '#contract/trade/stays/stay-money.ts'
import { agencyPercentOf, type RateRow } from '../rates/present-rate.ts'
import type { RateAudience } from '../rates/rate-audience.ts'

/** The price of a line for an audience: net for net terms, else gross; a line without gross is not shown then. */
export function priceFor(audience: RateAudience): PriceOf {
  const isNet = audience.sees === 'terms' && audience.terms.kind === 'net'
  return ({ net, gross }) => {
    if (isNet) return { amount: net, isNetOnly: false }
    return gross === null ? undefined : { amount: gross, isNetOnly: false }
  }
}

/** An agency's percentage of a line; null for net terms and for admins. */
export function commissionOf(audience: RateAudience): CommissionOf<RateRow> | null {
  if (audience.sees !== 'terms' || audience.terms.kind === 'net') return null
  const { terms } = audience
  return (rate, line) =>
    rate.commissionable && line.commissionable ? agencyPercentOf(rate, terms) : 0
}
