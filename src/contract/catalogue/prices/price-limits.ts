import { type Money, minorDigits } from '#contract/base/money/money-text.ts'

/** Whether a price is a limit or less; one in another currency is not. */
export function isWithinLimit(price: Money | null | undefined, { amount, currency }: Money) {
  return price?.currency === currency && price.amount <= amount
}

/** By currency, then by amount, or downwards by it; what has no price stands last. */
export function comparePrices(
  one: Money | null | undefined,
  other: Money | null | undefined,
  isDown = false,
): number {
  if (!one || !other) return Number(!one) - Number(!other)
  if (one.currency !== other.currency) return one.currency < other.currency ? -1 : 1
  return isDown ? other.amount - one.amount : one.amount - other.amount
}

const limitForm = /^([A-Z]{3})-(\d{1,9})$/
const currencies = new Set(Intl.supportedValuesOf('currency'))

/** The limit that an address names: `USD-2500` are 2,500 dollars; undefined for anything else. */
export function readLimit(value: string): Money | undefined {
  const [, currency = '', units = ''] = limitForm.exec(value) ?? []
  if (!currencies.has(currency)) return undefined
  return { amount: Number(units) * 10 ** minorDigits(currency), currency }
}

/** The same as an address writes it. */
export function writeLimit({ amount, currency }: Money): string {
  return `${currency}-${amount / 10 ** minorDigits(currency)}`
}

const steps = [1, 1.5, 2, 3, 5, 7.5]
const powers = Array.from({ length: 9 }, (_, power) => 10 ** power)
const limitsMax = 6

/**
 * Round limits that part prices: each has prices below it and above it. Those of the currency that most prices are in,
 * six at the most, evenly chosen.
 */
export function limitsFor(prices: readonly Money[]): Money[] {
  const byCurrency = Map.groupBy(prices, ({ currency }) => currency)
  const [currency, own = []] =
    [...byCurrency].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  if (currency === undefined) return []
  const units = 10 ** minorDigits(currency)
  const amounts = own.map(({ amount }) => amount)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const parting = powers
    .flatMap((power) => steps.map((step) => step * power))
    .filter((step) => Number.isInteger(step) && least <= step * units && step * units < most)
  const every = Math.ceil(parting.length / limitsMax)
  return parting
    .filter((_step, place) => (parting.length - 1 - place) % every === 0)
    .map((step) => ({ amount: step * units, currency }))
}
