import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Money, minorDigits, moneyText, moneyWriter } from './money-text.ts'

const money: fc.Arbitrary<Money> = fc.record({
  amount: fc.integer({ min: -500, max: 2_000_000 }),
  currency: fc.constantFrom('USD', 'BRL', 'CLP'),
})

it('amounts that stand together have as many digits as the longest of their currency', () => {
  fc.assert(
    fc.property(fc.array(money, { minLength: 1, maxLength: 8 }), (together) => {
      const write = moneyWriter(together, 'en')
      for (const one of together) {
        const decimals = (text: string) => text.split('.')[1]?.length ?? 0
        const ofCurrency = together.filter(({ currency }) => currency === one.currency)
        const longest = Math.max(...ofCurrency.map((each) => decimals(moneyText(each, 'en'))))
        expect(decimals(write(one))).toBe(longest)
        // The same value, whatever the digits.
        const value =
          Number(write(one).replaceAll(/[^\d.-]/g, '')) * 10 ** minorDigits(one.currency)
        expect(Math.round(value)).toBe(one.amount)
      }
    }),
  )
})

it('writes whole units alone as long as none needs more', () => {
  const write = moneyWriter([{ amount: 54_000, currency: 'USD' }], 'en')
  expect(write({ amount: 54_000, currency: 'USD' })).toBe('USD\u00a0540')
  const mixed = moneyWriter([{ amount: 964_799, currency: 'USD' }], 'en')
  expect(mixed({ amount: 54_000, currency: 'USD' })).toBe('USD\u00a0540.00')
  expect(mixed({ amount: 54_000, currency: 'BRL' })).toBe('BRL\u00a0540')
})
