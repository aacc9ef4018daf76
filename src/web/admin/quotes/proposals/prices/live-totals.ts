import { totalsOf } from '#contract/quotes/totals.ts'
import { sendAmount } from '#web/admin/kit/form/fields/amounts.ts'
import type { HeldPrice, HeldProposal } from '../form/held-proposal.ts'

/** Returns the total of a line, in minor units of its currency; undefined while a part of it is missing. */
export function lineTotal({ quantity, amount }: HeldPrice, currency: string): number | undefined {
  const unit = sendAmount(amount, currency)
  return unit === undefined || quantity === '' ? undefined : unit * quantity
}

/** The totals of what is typed so far, as the proposal will answer them. */
export function liveTotals(held: Pick<HeldProposal, 'prices' | 'options' | 'currency'>) {
  const { prices, options, currency } = held
  return totalsOf({
    prices: prices.flatMap(({ label, quantity, amount, option, optional, onSpot }) => {
      if (onSpot) return []
      const unit = sendAmount(amount, currency)
      if (unit === undefined || quantity === '') return []
      const line = { label, quantity, unit: { amount: unit, currency } }
      return [{ ...line, option: option || null, optional, onSpot }]
    }),
    options: options.map(({ key, name }) => ({ key, name, hotels: [] })),
  })
}
