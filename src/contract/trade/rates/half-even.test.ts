import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { halfEven, percentOf, raisedBy } from './half-even.ts'

describe('rounding a half to the even neighbour', () => {
  it.each([
    [5n, 10n, 0n],
    [15n, 10n, 2n],
    [25n, 10n, 2n],
    [26n, 10n, 3n],
    [-5n, 10n, 0n],
    [-15n, 10n, -2n],
  ])('makes of %d / %d %d', (numerator, denominator, quotient) => {
    expect(halfEven(numerator, denominator)).toBe(quotient)
  })

  it('is never further off than a half, and even where it is just that', () => {
    const numerators = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n })
    fc.assert(
      fc.property(numerators, fc.bigInt({ min: 1n, max: 10n ** 9n }), (numerator, denominator) => {
        const quotient = halfEven(numerator, denominator)
        const off = numerator - quotient * denominator
        const distance = (off < 0n ? -off : off) * 2n
        expect(distance <= denominator).toBe(true)
        if (distance === denominator) expect(quotient % 2n).toBe(0n)
      }),
    )
  })
})

describe('percentages', () => {
  it.each([
    [125_000, 12.5, 15_625],
    [1, 50, 0],
    [3, 50, 2],
    [10 ** 12, 33.33, 333_300_000_000],
  ])('%d at %d % is %d', (amount, percent, part) => {
    expect(percentOf(amount, percent)).toBe(part)
  })

  it.each([
    [123_450, 5, 1, 129_622],
    [123_450, 5, 100, 129_600],
    [150, 0, 100, 200],
    [250, 0, 100, 200],
    [100_000, -100, 1, 0],
  ])('%d raised by %d % in steps of %d is %d', (amount, percent, step, raised) => {
    expect(raisedBy(amount, percent, step)).toBe(raised)
  })
})
