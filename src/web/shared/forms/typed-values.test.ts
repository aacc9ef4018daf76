import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { agesIn, amountIn } from './typed-values.ts'

describe('ages', () => {
  test.each([
    ['', []],
    ['4, 9', [4, 9]],
    ['4 y 9 años', [4, 9]],
    ['4 e 9 anos', [4, 9]],
    ['4 and 9 years old', [4, 9]],
    ['4;9', [4, 9]],
    ['4 & 9.', [4, 9]],
  ])('%o are %o', (typed, ages) => {
    expect(agesIn(typed)).toEqual(ages)
  })

  test.each(['quatro e nove', '4 and nine', '18 months', '4-9', 'dos', '2 niños', ','])(
    '%o has no reading',
    (typed) => {
      expect(agesIn(typed)).toBeUndefined()
    },
  )

  it('however they are joined, every number counts', () => {
    const joint = fc.constantFrom(', ', ' y ', ' e ', ' and ', ';', ' ')
    fc.assert(
      fc.property(fc.array(fc.nat(17), { minLength: 1, maxLength: 6 }), joint, (ages, by) => {
        expect(agesIn(ages.join(by))).toEqual(ages)
      }),
    )
  })
})

describe('amounts', () => {
  test.each([
    ['2500', 2500, undefined],
    ['2.500', 2500, undefined],
    ['2,500', 2500, undefined],
    ['2 500', 2500, undefined],
    ["2'500", 2500, undefined],
    ['2500,5', 2500.5, undefined],
    ['1.234.567', 1_234_567, undefined],
    ['R$ 25.000,00', 25_000, 'BRL'],
    ['R$25.000', 25_000, 'BRL'],
    ['$ 2,500.50', 2500.5, undefined],
    ['us$2500', 2500, 'USD'],
    ['2.500 €', 2500, 'EUR'],
    ['2500 usd', 2500, 'USD'],
    ['ARS 1.250.000', 1_250_000, 'ARS'],
  ])('%o is %d of %o', (typed, amount, currency) => {
    expect(amountIn(typed)).toEqual({ amount, currency })
  })

  test.each([
    '',
    '25 mil',
    '2.500.50',
    '1,2,3',
    '2500 or 3000',
    'USD 2500 EUR',
    '2.5.00',
    '1,234,56',
  ])('%o has no reading', (typed) => {
    expect(amountIn(typed)).toBeUndefined()
  })

  it('as each language writes them they are read back', () => {
    const cents = fc.integer({ min: 0, max: 10 ** 10 })
    fc.assert(
      fc.property(cents, fc.constantFrom('en', 'es', 'pt', 'de', 'fr'), (minor, language) => {
        const typed = (minor / 100).toLocaleString(language, { minimumFractionDigits: 2 })
        expect(amountIn(typed)?.amount).toBe(minor / 100)
      }),
    )
  })
})
