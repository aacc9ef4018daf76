import type { Money } from '#contract/base/money/money-text.ts'
import { lineAmount } from './totals.ts'

interface Priced {
  prices: readonly { quantity: number; unit: Money }[]
  totals: readonly { total: Money }[]
  scale: readonly { perPerson: Money }[]
}

/** Returns every amount that the prices of a proposal show, to be written in one style. */
export function shownMoney({ prices, totals, scale }: Priced): Money[] {
  return [
    ...prices.flatMap((line) => [line.unit, lineAmount(line)]),
    ...totals.map(({ total }) => total),
    ...scale.map(({ perPerson }) => perPerson),
  ]
}
