import { expect, it } from 'vitest'
import { moneyText } from './money-text.ts'

it.each([
  ['es', 125_000, 'USD', 'USD\u00a01.250'],
  ['en', 125_000, 'USD', 'USD\u00a01,250'],
  ['pt', 125_050, 'USD', 'USD\u00a01.250,50'],
  ['en', 98_000, 'CLP', 'CLP\u00a098,000'],
] as const)('money in %s: %i minor units of %s is "%s"', (language, amount, currency, text) => {
  expect(moneyText({ amount, currency }, language)).toBe(text)
})
