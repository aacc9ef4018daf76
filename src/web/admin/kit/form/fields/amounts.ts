import { minorDigits } from '#contract/base/money/money-text.ts'
import type { NumberFieldValue } from './number-field.tsx'

/** An amount of minor units as one types it: 12.5 for 1250 cents. */
export function toMajorUnits(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency)
}

/** Returns the typed amount, in the currency's minor units; undefined while there is nothing. */
export function toMinorUnits(typed: NumberFieldValue, currency: string): number | undefined {
  return typed === '' ? undefined : Math.round(typed * 10 ** minorDigits(currency))
}

/** Currency of a new price, until another currency is chosen. */
export const usualCurrency = 'USD'
