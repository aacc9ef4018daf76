import fc from 'fast-check'
import { expect, it } from 'vitest'
import { comparePrices, isWithinLimit, limitsFor, readLimit, writeLimit } from './price-limits.ts'

const usd = (units: number) => ({ amount: units * 100, currency: 'USD' })

it('a limit is read as it is written, in units of its currency', () => {
  for (const limit of [usd(2_500), { amount: 98_000, currency: 'CLP' }]) {
    expect(readLimit(writeLimit(limit))).toEqual(limit)
  }
  expect(readLimit('USD-2500')).toEqual(usd(2_500))
  for (const nothing of [
    '',
    '2500',
    'USD',
    'USD-',
    'USD--5',
    'USD-2.5',
    'usd-5',
    'XQQ-5',
    'USD-5e3',
  ]) {
    expect(readLimit(nothing)).toBeUndefined()
  }
})

it('limits are round, part the prices of the most frequent currency, and are six at the most', () => {
  const prices = [980, 1_420, 1_920, 2_640, 4_580, 9_840].map(usd)
  expect(limitsFor([...prices, { amount: 1, currency: 'EUR' }])).toEqual(
    [1_000, 1_500, 2_000, 3_000, 5_000, 7_500].map(usd),
  )
  expect(limitsFor([usd(5), usd(5)])).toEqual([])
  expect(limitsFor([])).toEqual([])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10 ** 8 })), (amounts) => {
      const list = amounts.map((amount) => ({ amount, currency: 'USD' }))
      const limits = limitsFor(list)
      expect(limits.length).toBeLessThanOrEqual(6)
      for (const limit of limits) {
        const within = list.filter((price) => isWithinLimit(price, limit)).length
        expect(within > 0 && within < list.length).toBe(true)
      }
    }),
  )
})

it('prices stand by currency, then by amount, and those that are none last', () => {
  const list = [null, usd(3), { amount: 9, currency: 'EUR' }, undefined, usd(1)]
  const byPrice = list.toSorted((one, other) => comparePrices(one, other))
  expect(byPrice.slice(0, 3)).toEqual([list[2], usd(1), usd(3)])
  const down = list.toSorted((one, other) => comparePrices(one, other, true))
  expect(down.slice(0, 3)).toEqual([list[2], usd(3), usd(1)])
})
