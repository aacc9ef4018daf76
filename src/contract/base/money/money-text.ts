import { memoize } from '../text/memoize.ts'
import { fallbackLanguage, type Language } from '../languages/languages.ts'

export interface Money {
  amount: number
  currency: string
}

/** How many digits a currency's minor units take: 2 for cents, 0 where there are none. */
export const minorDigits = memoize((currency: string): number => {
  const format = new Intl.NumberFormat(fallbackLanguage, { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 0
})

const numbers = memoize((language: Language) =>
  memoize(
    (digits: number) =>
      new Intl.NumberFormat(language, {
        useGrouping: 'always',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  ),
)

/**
 * "USD 1,250": the code, for a sign would leave open whose dollars they are. `amount` is in minor units, which are
 * written where they are not zero, or where amounts beside it need them.
 */
export function moneyText(
  { amount, currency }: Money,
  language: Language,
  isExact = false,
): string {
  const minor = minorDigits(currency)
  const major = amount / 10 ** minor
  const digits = !isExact && Number.isInteger(major) ? 0 : minor
  return `${currency}\u00a0${numbers(language)(digits).format(major)}`
}

/** Writes amounts that stand together in one style: all of a currency with minor units as soon as one needs them. */
export function moneyWriter(
  together: readonly Money[],
  language: Language,
): (money: Money) => string {
  const needsMinor = ({ amount, currency }: Money) => amount % 10 ** minorDigits(currency) !== 0
  const exact = new Set(together.filter(needsMinor).map(({ currency }) => currency))
  return (money) => moneyText(money, language, exact.has(money.currency))
}
