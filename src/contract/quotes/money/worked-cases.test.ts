import { describe, expect, it } from 'vitest'
import { earningsOf } from './commission.ts'
import { dueBy, instalmentsOf } from './instalments.ts'
import { markedUp, sumOfMoney } from './markup.ts'
import { chosenTotal, totalsOf } from './totals.ts'

const usd = (units: number) => ({ amount: Math.round(units * 100), currency: 'USD' })
const eur = (units: number) => ({ amount: units * 100, currency: 'EUR' })
const line = (units: number, fields: object = {}) => ({ quantity: 1, unit: usd(units), ...fields })

describe('a total of 5,280, 30 % on confirmation and 70 % 45 days before 27 December', () => {
  const proposal = {
    prices: [line(5280)],
    options: [],
    startOn: '2026-12-27',
    payments: [
      { due: 'confirmation' as const, percent: 30 },
      { due: { daysBefore: 45 }, percent: 70 },
    ],
  }
  const rows = (acceptance: string, confirmation: string | null = null) =>
    instalmentsOf(proposal, { option: null }, { acceptance, isAccepted: true, confirmation })

  it('accepted in time is 1,584 and 3,696', () => {
    expect(rows('2026-11-12', '2026-11-14')).toEqual([
      { due: 'confirmation', dueOn: '2026-11-14', amount: usd(1584), note: null },
      { due: { daysBefore: 45 }, dueOn: '2026-11-12', amount: usd(3696), note: null },
    ])
  })

  it('sent on 28 November is one payment, for the second day is over', () => {
    expect(rows('2026-11-28')).toEqual([
      { due: 'confirmation', dueOn: null, amount: usd(5280), note: null },
    ])
    expect(dueBy(rows('2026-11-28'), '2026-11-28')).toBe(null)
  })
})

describe('an agency with 12 %, two options, flights without commission and a park fee', () => {
  const flights = line(1180, { commissionable: false })
  const proposal = {
    prices: [
      line(7060, { option: 'A' }),
      line(9180, { option: 'B' }),
      flights,
      line(600, { optional: true }),
      { quantity: 2, unit: usd(45), onSpot: true },
    ],
    options: [{ key: 'A' }, { key: 'B' }],
    commission: 12,
  }

  it('earns 847.20 of 8,240, and pays 7,392.80', () => {
    const [first, second] = earningsOf(proposal)
    expect(first).toEqual({
      option: 'A',
      gross: usd(8240),
      commission: usd(847.2),
      toPay: usd(7392.8),
    })
    expect(second).toMatchObject({ gross: usd(10_360), commission: usd(1101.6) })
  })

  it('shows its clients marked-up prices in whole units', () => {
    const markup = { percent: 5, roundTo: 1 } as const
    const totals = totalsOf(proposal).map(({ total }) => markedUp(total, markup))
    expect(totals).toEqual([usd(8652), usd(10_878)])
    expect(markedUp(usd(600), markup)).toEqual(usd(630))
  })

  it('shows them in euros at 0.92', () => {
    const markup = { percent: 0, currency: 'EUR', rate: 0.92, roundTo: 1 } as const
    const totals = totalsOf(proposal).map(({ total }) => markedUp(total, markup))
    expect(totals).toEqual([eur(7581), eur(9531)])
    expect(sumOfMoney([...totals, eur(100)])).toEqual(eur(17_212))
    expect(sumOfMoney([...totals, usd(1)])).toBe(null)
  })
})

describe('an incentive of 20 in two options, priced by the size of the group', () => {
  const step = (option: string, minPax: number, maxPax: number, units: number, free = 0) => ({
    option,
    minPax,
    maxPax,
    perPerson: usd(units),
    freePlaces: free,
  })
  const proposal = {
    prices: [
      { quantity: 4, unit: usd(480), option: 'A' },
      { quantity: 20, unit: usd(600), optional: true },
    ],
    options: [{ key: 'A' }, { key: 'B' }],
    scale: [
      step('A', 15, 19, 2450),
      step('A', 20, 24, 2280, 1),
      step('B', 15, 19, 2890),
      step('B', 20, 24, 2690, 1),
    ],
    pax: { adults: 20, children: 0 },
  }
  const alone = { ...proposal, prices: [] }
  const total = (pax: number, priced: typeof proposal = alone) =>
    chosenTotal(priced, { option: 'A', pax })

  it('costs 43,320 for 20, one of whom is free, and 44,100 for 18', () => {
    expect(total(20)).toEqual(usd(43_320))
    expect(total(18)).toEqual(usd(44_100))
    expect(chosenTotal(alone, { option: 'B' })).toEqual(usd(51_110))
  })

  it('costs 45,240 with four single supplements', () => {
    expect(total(20, proposal)).toEqual(usd(45_240))
    expect(totalsOf(proposal)).toEqual([
      { option: 'A', total: usd(45_240) },
      { option: 'B', total: usd(51_110) },
    ])
  })

  it('costs 7,200 more where twelve take the optional line', () => {
    const extras = [{ index: 1, quantity: 12 }]
    expect(chosenTotal(proposal, { option: 'A', pax: 20, extras })).toEqual(usd(52_440))
  })

  it('has no total for a number that no step holds', () => {
    expect(total(14)).toBe(null)
    expect(totalsOf({ ...proposal, pax: null })).toEqual([])
  })

  it('leaves a scale beside the price that an earlier version stored', () => {
    const shown = proposal.scale.map((each) => ({ ...each, option: null, shown: true }))
    expect(totalsOf({ ...proposal, scale: shown })[0]?.total).toEqual(usd(1920))
  })
})
