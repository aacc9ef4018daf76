import { totalsOf } from '#contract/quotes/totals.ts'
import { toMinorUnits } from '#web/admin/kit/form/fields/amounts.ts'
import type { PriceFormValues, ProposalFormValues } from '../form/proposal-form-values.ts'

/** Returns the total of a line, in minor units of its currency; undefined while a part of it is missing. */
export function lineTotal(
  { quantity, amount }: PriceFormValues,
  currency: string,
): number | undefined {
  const unit = toMinorUnits(amount, currency)
  return unit === undefined || quantity === '' ? undefined : unit * quantity
}

/** The totals of what is typed so far, as the proposal will answer them. */
export function liveTotals(values: Pick<ProposalFormValues, 'prices' | 'options' | 'currency'>) {
  const { prices, options, currency } = values
  return totalsOf({
    prices: prices.flatMap(({ label, quantity, amount, option, optional, onSpot }) => {
      if (onSpot) return []
      const unit = toMinorUnits(amount, currency)
      if (unit === undefined || quantity === '') return []
      const line = { label, quantity, unit: { amount: unit, currency } }
      return [{ ...line, option: option || null, optional, onSpot }]
    }),
    options: options.map(({ key, name }) => ({ key, name, hotels: [] })),
  })
}
