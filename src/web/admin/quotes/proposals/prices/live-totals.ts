import { lineAmount, totalsOf } from '#contract/quotes/money/totals.ts'
import { toMinorUnits } from '#web/admin/kit/form/fields/amounts.ts'
import type { PriceFormValues, ProposalFormValues } from '../form/proposal-form-values.ts'

/** Returns the total of a line, in minor units of its currency; undefined while a part of it is missing. */
export function lineTotal(
  { quantity, amount }: PriceFormValues,
  currency: string,
): number | undefined {
  const unit = toMinorUnits(amount, currency)
  if (unit === undefined || quantity === '') return undefined
  return lineAmount({ quantity, unit: { amount: unit, currency } }).amount
}

/** Fields of the form that totals follow from. */
export type PricedValues = Pick<
  ProposalFormValues,
  'prices' | 'options' | 'currency' | 'scale' | 'pax'
>

/** The prices that are typed so far; rows without a number that counts are not there yet. */
export function livePrices({ prices, options, currency, scale, pax }: PricedValues) {
  return {
    prices: prices.flatMap(({ quantity, amount, option, optional, onSpot }) => {
      if (onSpot) return []
      const unit = toMinorUnits(amount, currency)
      if (unit === undefined || quantity === '') return []
      return [{ quantity, unit: { amount: unit, currency }, option: option || null, optional }]
    }),
    options: options.map(({ key }) => ({ key })),
    scale: scale.flatMap(({ minPax, maxPax, amount, freePlaces, option }) => {
      const unit = toMinorUnits(amount, currency)
      if (unit === undefined || minPax === '' || maxPax === '') return []
      const perPerson = { amount: unit, currency }
      return [{ minPax, maxPax, perPerson, freePlaces: freePlaces || 0, option: option || null }]
    }),
    pax: pax.adults === '' ? null : { adults: pax.adults, children: pax.children || 0 },
  }
}

/** The totals of what is typed so far, as the proposal will answer them. */
export function liveTotals(values: PricedValues) {
  return totalsOf(livePrices(values))
}
