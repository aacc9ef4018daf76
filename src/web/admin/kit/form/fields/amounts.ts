import { minorDigits } from '#contract/base/money/money-text.ts'
import type { HeldNumber } from './number-field.tsx'

/** An amount of minor units as one types it: 12.5 for 1250 cents. */
export function holdAmount(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency)
}

/** What is typed, in the currency's minor units; undefined while there is nothing. */
export function sendAmount(typed: HeldNumber, currency: string): number | undefined {
  return typed === '' ? undefined : Math.round(typed * 10 ** minorDigits(currency))
}

/** What a new price is in, until another currency is chosen. */
export const usualCurrency = 'USD'
