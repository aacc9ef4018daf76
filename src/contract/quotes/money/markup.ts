import { minorDigits, type Money } from '#contract/base/money/money-text.ts'
import { halfEven } from '#contract/trade/rates/half-even.ts'

/** The steps, in whole units of a currency, that marked-up prices are rounded to. */
export const roundings = [1, 5, 10, 50, 100] as const

/** An agency's own calculation of what its clients pay. */
export interface Markup {
  /** −20 to 200, with two decimals at most. */
  percent: number
  /** The currency of its prices; the proposal's where there is no rate. */
  currency?: string | null
  /** Units of `currency` for one of the proposal's, with six decimals at most. */
  rate?: number | null
  roundTo: (typeof roundings)[number]
}

const inUnits = (decimals: number, value: number) => BigInt(Math.round(value * 10 ** decimals))

/**
 * An amount × rate × (1 + percent ÷ 100), rounded half to even to steps of `roundTo` whole units of the currency
 * that is shown. Amounts are in minor units.
 */
export function markedUp({ amount, currency }: Money, markup: Markup): Money {
  const { percent, rate, roundTo } = markup
  const shown = markup.currency ?? currency
  const raised = BigInt(amount) * inUnits(6, rate ?? 1) * (10_000n + inUnits(2, percent))
  const step = BigInt(roundTo)
  const divisor = 10n ** BigInt(minorDigits(currency)) * 10n ** 6n * 10_000n * step
  const units = halfEven(raised, divisor) * step
  return { currency: shown, amount: Number(units * 10n ** BigInt(minorDigits(shown))) }
}

/** The sum of amounts of one currency; null where they have several, or there are none. */
export function sumOfMoney(amounts: readonly Money[]): Money | null {
  const [first] = amounts
  if (!first || amounts.some(({ currency }) => currency !== first.currency)) return null
  const sum = amounts.reduce((all, { amount }) => all + BigInt(amount), 0n)
  return { ...first, amount: Number(sum) }
}
