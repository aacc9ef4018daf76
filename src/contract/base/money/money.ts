import { z } from 'zod'
import { limits } from '../limits.ts'
import { messages } from '../text/messages.ts'

let currencies: Set<string> | undefined

function isCurrency(code: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf('currency'))
  return currencies.has(code)
}

/** An ISO 4217 code. */
export const currency = z
  .string()
  .refine(isCurrency, { error: messages.invalid })
  .meta({ description: 'An ISO 4217 code', examples: ['USD'] })

/** An amount in whole minor units (cents, where there are such) of an ISO 4217 currency. */
export const money = z
  .object({ amount: z.int().min(0).max(limits.moneyMax), currency })
  .meta({ id: 'MoneyInput' })

/** The same as answered. */
export const answeredMoney = z
  .object({ amount: z.int(), currency: z.string() })
  .meta({ id: 'Money' })
