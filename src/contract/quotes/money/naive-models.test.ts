import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorDigits } from '#contract/base/money/money-text.ts'
import { earningsOf } from './commission.ts'
import { instalmentsOf, type Payment } from './instalments.ts'
import { markedUp, roundings } from './markup.ts'
import { chosenTotal, lineAmount } from './totals.ts'

/** Rounds a fraction as one does on paper: the nearer whole number, and of two as near the even one. */
function onPaper(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n
  const size = isNegative ? -numerator : numerator
  const whole = size / denominator
  const left = size - whole * denominator
  const isUp = left * 2n > denominator || (left * 2n === denominator && whole % 2n === 1n)
  const rounded = isUp ? whole + 1n : whole
  return isNegative ? -rounded : rounded
}

const hundredths = (percent: number) => BigInt(Math.round(percent * 100))
const amount = fc.integer({ min: 0, max: 10 ** 13 })
const percent = fc.integer({ min: 0, max: 10_000 }).map((each) => each / 100)

/** Percents that are a hundred together. */
const percents = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 0, maxLength: 5 })
  .map((cuts) => {
    const points = [0, ...cuts.toSorted((one, other) => one - other), 10_000]
    return points.slice(1).map((point, index) => (point - (points[index] ?? 0)) / 100)
  })

describe('instalments', () => {
  const days = { acceptance: '2027-03-10', isAccepted: true, confirmation: null }

  it('are together the total and the extras, whatever the percents and the days', () => {
    const due = fc.constantFrom<Payment['due']>(
      'acceptance',
      'confirmation',
      '2027-01-01',
      '2027-09-09',
      { daysBefore: 30 },
      { daysBefore: 300 },
      { daysAfterConfirmation: 5 },
    )
    fc.assert(
      fc.property(
        amount,
        amount,
        percents,
        fc.array(due, { minLength: 6, maxLength: 6 }),
        fc.boolean(),
        (total, extra, parts, dues, isRest) => {
          const payments = parts.map((each, index): Payment => {
            const last = isRest && index === parts.length - 1
            return {
              due: dues[index] ?? 'acceptance',
              ...(last ? { rest: true } : { percent: each }),
            }
          })
          const unit = (each: number) => ({ amount: each, currency: 'USD' })
          const priced = {
            prices: [
              { quantity: 1, unit: unit(total) },
              { quantity: 3, unit: unit(extra), optional: true },
            ],
            options: [],
            payments,
            startOn: '2027-06-01',
          }
          const choice = { option: null, extras: [{ index: 1, quantity: 2 }] }
          const rows = instalmentsOf(priced, choice, days)
          const sum = rows.reduce((all, row) => all + BigInt(row.amount.amount), 0n)
          expect(sum).toBe(BigInt(total) + 2n * BigInt(extra))
          for (const row of rows)
            expect(row.dueOn === null || row.dueOn >= days.acceptance).toBe(true)
        },
      ),
    )
  })

  it('but the last are their percents, rounded on paper', () => {
    fc.assert(
      fc.property(amount, percents, (total, parts) => {
        const payments = parts.map((each): Payment => ({ due: 'confirmation', percent: each }))
        const prices = [{ quantity: 1, unit: { amount: total, currency: 'USD' } }]
        const priced = { prices, options: [], payments, startOn: null }
        const rows = instalmentsOf(priced, { option: null }, days)
        for (const [index, row] of rows.slice(0, -1).entries()) {
          const wanted = onPaper(BigInt(total) * hundredths(parts[index] ?? 0), 10_000n)
          expect(BigInt(row.amount.amount)).toBe(wanted)
        }
      }),
    )
  })

  it('of amounts stand as they were typed, for each traveller where they say so', () => {
    const money = (each: number) => ({ amount: each, currency: 'USD' })
    const priced = {
      prices: [{ quantity: 1, unit: money(100_000) }],
      options: [],
      pax: { adults: 2, children: 1 },
      payments: [
        { due: 'acceptance' as const, amount: money(10_000), perPerson: true },
        { due: 'confirmation' as const, amount: money(60_000) },
      ],
      startOn: null,
    }
    const rows = instalmentsOf(priced, { option: null }, days)
    expect(rows.map((row) => row.amount.amount)).toEqual([30_000, 60_000])
    const rest = { ...priced, payments: [priced.payments[0]!, { due: '2027-05-01', rest: true }] }
    expect(instalmentsOf(rest, { option: null }, days).map((row) => row.amount.amount)).toEqual([
      30_000, 70_000,
    ])
  })
})

it('marked-up prices are what one reckons on paper', () => {
  const currency = fc.constantFrom('USD', 'EUR', 'CLP', 'JPY', 'KWD')
  const markup = fc.record({
    percent: fc.integer({ min: -2000, max: 20_000 }).map((each) => each / 100),
    rate: fc.integer({ min: 1, max: 10 ** 9 }).map((each) => each / 10 ** 6),
    roundTo: fc.constantFrom(...roundings),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 9 }),
      currency,
      currency,
      markup,
      (minor, from, to, own) => {
        const shown = markedUp({ amount: minor, currency: from }, { ...own, currency: to })
        const numerator =
          BigInt(minor) *
          BigInt(Math.round(own.rate * 10 ** 6)) *
          (10_000n + hundredths(own.percent))
        const denominator = 10n ** BigInt(minorDigits(from) + 10) * BigInt(own.roundTo)
        const units = onPaper(numerator, denominator) * BigInt(own.roundTo)
        expect(shown.currency).toBe(to)
        expect(BigInt(shown.amount)).toBe(units * 10n ** BigInt(minorDigits(to)))
      },
    ),
  )
})

it('a commission is rounded for each line, and what is left is paid', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unit: amount.map((each) => ({ amount: Math.floor(each / 100), currency: 'USD' })),
    optional: fc.boolean(),
    commissionable: fc.boolean(),
    commissionPercent: fc.option(percent),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), percent, (prices, commission) => {
      const priced = { prices, options: [], commission }
      const [earning] = earningsOf(priced)
      let wanted = 0n
      for (const each of prices) {
        if (each.optional || !each.commissionable) continue
        const share = hundredths(each.commissionPercent ?? commission)
        wanted += onPaper(BigInt(lineAmount(each).amount) * share, 10_000n)
      }
      expect(earning?.gross).toEqual(chosenTotal(priced, { option: null }))
      expect(BigInt(earning?.commission.amount ?? -1)).toBe(wanted)
      expect(earning?.toPay.amount).toBe((earning?.gross.amount ?? 0) - Number(wanted))
    }),
  )
})
