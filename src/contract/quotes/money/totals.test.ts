import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limits } from '#contract/base/limits.ts'
import { chosenTotal, moneyOf, totalsOf } from './totals.ts'

const line = fc.record({
  label: fc.constant('A line'),
  quantity: fc.integer({ min: 1, max: limits.priceQuantityMax }),
  unit: fc.record({
    amount: fc.oneof(
      fc.integer({ min: 0, max: 500_000 }),
      fc.integer({ min: 0, max: limits.moneyMax }),
    ),
    currency: fc.constant('USD'),
  }),
  option: fc.constantFrom(null, 'A', 'B'),
  optional: fc.boolean(),
})

const optionsOf = (keys: readonly string[]) =>
  keys.map((key) => ({ key, name: `Option ${key}`, hotels: [] }))

/** As one adds by hand: each line as often as its quantity, in a type that holds any size. */
function addedByHand(lines: { quantity: number; unit: { amount: number } }[]): bigint {
  let sum = 0n
  for (const { quantity, unit } of lines) {
    for (let piece = 0; piece < quantity; piece += 1) sum += BigInt(unit.amount)
  }
  return sum
}

it('the totals are what one gets by adding piece by piece', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.constantFrom([], ['A'], ['A', 'B']),
      (lines, keys) => {
        const prices = keys.length > 0 ? lines : lines.map((each) => ({ ...each, option: null }))
        const totals = totalsOf({ prices, options: optionsOf(keys) })
        const wanted = keys.length > 0 ? keys : [null]
        expect(totals.map(({ option }) => option)).toEqual(prices.length > 0 ? wanted : [])
        for (const { option, total } of totals) {
          const counted = prices.filter(
            (each) => !each.optional && (each.option === null || each.option === option),
          )
          expect(total).toEqual({ amount: Number(addedByHand(counted)), currency: 'USD' })
        }
      },
    ),
  )
})

/** Two of each line. */
const taken = (...indexes: number[]) => indexes.map((index) => ({ index, quantity: 2 }))

it('optional lines count for who takes them, and no other line does', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  const base = { label: 'x', quantity: 2, option: null, optional: false }
  const priced = {
    options: optionsOf(['A', 'B']),
    prices: [
      { ...base, unit: usd(100) },
      { ...base, option: 'A', unit: usd(10) },
      { ...base, option: 'B', unit: usd(1) },
      { ...base, optional: true, unit: usd(1000) },
      { ...base, option: 'B', optional: true, unit: usd(10_000) },
    ],
  }
  expect(totalsOf(priced)).toEqual([
    { option: 'A', total: usd(220) },
    { option: 'B', total: usd(202) },
  ])
  expect(chosenTotal(priced, { option: 'A', extras: taken(3) })).toEqual(usd(2220))
  expect(chosenTotal(priced, { option: 'B', extras: taken(3, 4) })).toEqual(usd(22_202))
  // A line that everybody pays is not paid twice.
  expect(chosenTotal(priced, { option: 'A', extras: taken(0, 1) })).toEqual(usd(220))
  expect(chosenTotal({ prices: [], options: [] }, { option: null })).toBe(null)
})

interface Line {
  label: string
  quantity: number
  unit: { amount: number; currency: string }
  option: string | null
  optional: boolean
  onSpot?: boolean
}

it('lines that are paid on the spot change nothing, wherever they stand and in whatever currency', () => {
  const onSpot = fc
    .tuple(line, fc.constantFrom('USD', 'ARS', 'JPY'), fc.nat({ max: 12 }))
    .map(([each, currency, at]) => ({
      at,
      line: { ...each, optional: false, onSpot: true, unit: { ...each.unit, currency } },
    }))
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.array(onSpot, { maxLength: 5 }),
      fc.constantFrom([], ['A'], ['A', 'B']),
      (lines, added, keys) => {
        const before = { prices: lines, options: optionsOf(keys) }
        const prices: Line[] = [...lines]
        const after = { ...before, prices }
        for (const { at, line: each } of added) after.prices.splice(at, 0, each)
        expect(totalsOf(after)).toEqual(totalsOf(before))
        const rest = { scale: [], payments: [] }
        expect(moneyOf({ ...after, ...rest }).map(({ money }) => money)).toEqual(
          moneyOf({ ...before, ...rest }).map(({ money }) => money),
        )
        const every = after.prices.map((_, index) => index)
        const optional = lines.flatMap((each, index) => (each.optional ? [index] : []))
        for (const option of keys.length > 0 ? keys : [null]) {
          expect(chosenTotal(after, { option, extras: taken(...every) })).toEqual(
            chosenTotal(before, { option, extras: taken(...optional) }),
          )
        }
      },
    ),
  )
})
