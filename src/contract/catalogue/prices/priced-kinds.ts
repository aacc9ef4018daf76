import { z } from 'zod'
import type { Kind } from '#contract/base/kinds.ts'
import { answeredMoney, money } from '#contract/base/money/money.ts'
import { factsOf } from '../facts/facts.ts'

/** The kinds that have a price. */
export type PricedKind = {
  [Each in Kind]: 'priceFrom' extends keyof (typeof factsOf)[Each] ? Each : never
}[Kind]

/** Whether items of a kind have a price. */
export function isPricedKind(kind: Kind): kind is PricedKind {
  return 'priceFrom' in factsOf[kind]
}

/** Lists of these kinds leave out what costs more, in other currencies or has no price; in `month` the month's price counts. */
export const atMost = { priceMax: money.optional() }

/** The price of the month that a list asks for: its lowest, and its highest where some days cost more. */
export const answeredMonthPrice = z
  .object({ from: answeredMoney, to: answeredMoney.nullable() })
  .nullable()
  .optional()
