import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Span } from '#contract/base/dates/days.ts'
import type { MonthState } from '../facts/seasons.ts'
import { brokenBands, type PriceBand, priceBands } from './price-bands.ts'
import {
  highestPrice,
  holdsPrice,
  monthsOfPriceFrom,
  type Priced,
  priceOfMonth,
  seasonsAhead,
} from './prices.ts'
import { spansMeet } from './spans-meet.ts'

const currency = 'USD'

function band(amount: number, times: Partial<PriceBand>): PriceBand {
  return { months: [], spans: [], amount, name: {}, ...times }
}

const priced: Priced = {
  priceFrom: { amount: 100, currency },
  priceFromUntil: null,
  priceBands: [
    band(150, { months: [12, 1] }),
    band(200, { spans: [{ from: '12-27', to: '01-05' }] }),
  ],
  validTo: null,
  months: null,
}
const today = '2027-03-10'
const usd = (amount: number) => ({ amount, currency })

describe('the price of a month', () => {
  it('is that of its band, with the highest of dearer days', () => {
    expect(priceOfMonth(priced, 5, today)).toEqual({ from: usd(100), to: null })
    expect(priceOfMonth(priced, 1, today)).toEqual({ from: usd(150), to: usd(200) })
    expect(priceOfMonth(priced, 12, today)).toEqual({ from: usd(150), to: usd(200) })
  })

  it('is null in a closed month, without a price, and once neither price nor journey lasts', () => {
    const months = Array.from({ length: 12 }, (): MonthState => 'closed')
    expect(priceOfMonth({ ...priced, months }, 5, today)).toBeNull()
    expect(priceOfMonth({ ...priced, priceFrom: null }, 5, today)).toBeNull()
    expect(priceOfMonth({ ...priced, priceFromUntil: '2027-04-30' }, 5, today)).toBeNull()
    expect(priceOfMonth({ ...priced, validTo: '2027-05-01' }, 5, today)).not.toBeNull()
    expect(priceOfMonth({ ...priced, validTo: '2027-12-31' }, 2, today)).toBeNull()
  })

  it('of the running month is that of its days to come', () => {
    const bands = [band(300, { spans: [{ from: '2027-03-01', to: '2027-03-09' }] })]
    const item = { ...priced, priceBands: bands }
    expect(priceOfMonth(item, 3, '2027-03-09')).toEqual({ from: usd(100), to: usd(300) })
    expect(priceOfMonth(item, 3, today)).toEqual({ from: usd(100), to: null })
    expect(highestPrice(item, today)).toBeNull()
  })
})

it('the months of the price from which it starts are those without a dearer band', () => {
  expect(monthsOfPriceFrom(priced, today)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(monthsOfPriceFrom({ ...priced, priceBands: [] }, today)).toHaveLength(12)
  expect(highestPrice(priced, today)).toEqual(usd(200))
})

describe('the seasons of a price', () => {
  const rest = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
  it('are the months of no band, then the bands', () => {
    expect(seasonsAhead(priced, today)).toEqual([band(100, { months: rest }), ...priced.priceBands])
    expect(seasonsAhead({ ...priced, priceFrom: null }, today)).toEqual([])
    expect(seasonsAhead({ ...priced, priceBands: [] }, today)).toHaveLength(1)
  })

  it('end with the price, and with their days', () => {
    const until = { ...priced, priceFromUntil: '2027-12-15' }
    expect(seasonsAhead(until, today)).toEqual([
      band(100, { months: rest.slice(1) }),
      band(150, { months: [12] }),
    ])
    expect(seasonsAhead(until, '2027-12-16')).toEqual([])
    const once = band(300, { spans: [{ from: '2027-03-01', to: '2027-03-09' }] })
    const item = { ...priced, priceBands: [once] }
    expect(seasonsAhead(item, '2027-03-09')).toContainEqual(once)
    expect(seasonsAhead(item, today)).toHaveLength(1)
    expect(seasonsAhead({ ...item, validTo: '2027-02-28' }, '2027-02-01')).toHaveLength(1)
  })
})

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
  )

const monthDay = fc.constantFrom('01-01', '02-28', '02-29', '03-01', '06-15', '12-27', '12-31')
const anyDay = fc.constantFrom(...days('2027-01-01', 900))
const anySpan: fc.Arbitrary<Span> = fc.oneof(
  fc.record({ from: monthDay, to: monthDay }),
  fc
    .tuple(anyDay, fc.nat(70))
    .map(([from, more]) => ({ from, to: days(from, more + 1).at(-1) ?? from })),
)

/** As the contract says it, day by day. */
function isIn({ from, to }: Span, day: string): boolean {
  if (from.length === 10) return day >= from && day <= to
  const [year] = day.split('-')
  const inOrder = from <= to
  return inOrder
    ? day >= `${year}-${from}` && day <= `${year}-${to}`
    : day >= `${year}-${from}` || day <= `${year}-${to}`
}

const decade = days('2024-01-01', 10 * 365)

it('two spans meet where they share a day', () => {
  fc.assert(
    fc.property(anySpan, anySpan, (one, other) => {
      const shared = decade.some((day) => isIn(one, day) && isIn(other, day))
      expect(spansMeet(one, other)).toBe(shared)
      expect(spansMeet(other, one)).toBe(shared)
    }),
    { numRuns: 300 },
  )
})

const anyBand = fc.record({
  months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
  spans: fc.array(anySpan, { maxLength: 3 }),
  amount: fc.integer({ min: 100, max: 120 }),
})

const anyPriced = fc
  .record({
    bands: fc.array(anyBand, { maxLength: 5 }),
    until: fc.option(anyDay, { nil: null }),
    validTo: fc.option(anyDay, { nil: null }),
    months: fc.option(
      fc.array(fc.constantFrom<MonthState>('good', 'closed'), { minLength: 12, maxLength: 12 }),
      { nil: null },
    ),
    amount: fc.integer({ min: 90, max: 101 }),
  })
  .map(({ bands, until, validTo, months, amount }): Priced & { priceFrom: object } => ({
    // Bands that the contract refuses have no price to compare.
    priceBands: priceBands.safeParse(bands).data ?? [],
    priceFrom: { amount, currency },
    priceFromUntil: until,
    validTo,
    months,
  }))

function naiveAmount({ priceFrom, priceBands: bands }: Priced, day: string): number {
  const bySpan = bands.find(({ spans }) => spans.some((span) => isIn(span, day)))
  const byMonth = bands.find(({ months }) => months.includes(Number(day.split('-')[1])))
  return (bySpan ?? byMonth)?.amount ?? priceFrom?.amount ?? 0
}

const lasts = ({ priceFromUntil, validTo }: Priced, day: string) =>
  [priceFromUntil, validTo].every((last) => last === null || last === undefined || day <= last)

it('prices of months, of today and the highest are those of all days, one by one', () => {
  fc.assert(
    fc.property(anyPriced, anyDay, fc.integer({ min: 1, max: 12 }), (item, now, month) => {
      const ahead = days(now, 732).filter((day) => lasts(item, day))
      const amounts = ahead.map((day) => naiveAmount(item, day))
      expect(holdsPrice(item, now)).toBe(lasts(item, now))
      const most = Math.max(...amounts)
      const isHigher = amounts.length > 0 && most > (item.priceFrom?.amount ?? 0)
      expect(highestPrice(item, now)).toEqual(isHigher ? usd(most) : null)

      const next = days(now, 366)
        .find((day) => Number(day.slice(5, 7)) === month)
        ?.slice(0, 7)
      const inMonth = days(now, 400)
        .filter((day) => day.startsWith(next ?? '-') && lasts(item, day))
        .map((day) => naiveAmount(item, day))
      const isClosed = item.months?.[month - 1] === 'closed'
      const [low, high] = [Math.min(...inMonth), Math.max(...inMonth)]
      expect(priceOfMonth(item, month, now)).toEqual(
        isClosed || inMonth.length === 0
          ? null
          : { from: usd(low), to: high > low ? usd(high) : null },
      )
    }),
    { numRuns: 300 },
  )
})

it('bands have months or spans, and no two the same month or days', () => {
  const placesOf = (bands: object[]) =>
    priceBands.safeParse(bands).error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(placesOf([{ months: [3, 1, 3], amount: 5 }])).toEqual([])
  expect(priceBands.parse([{ months: [3, 1, 3], amount: 5, spans: null }])).toEqual([
    { months: [1, 3], spans: [], amount: 5, name: {} },
  ])
  expect(placesOf([{ amount: 5 }])).toEqual(['0'])
  expect(
    placesOf([
      { months: [1, 2], amount: 5 },
      { months: [2], amount: 6 },
    ]),
  ).toEqual(['1'])
  const newYear = { spans: [{ from: '12-27', to: '01-05' }], amount: 9 }
  const carnival = { spans: [{ from: '2027-01-05', to: '2027-01-06' }], amount: 9 }
  expect(placesOf([newYear, { months: [1], amount: 5 }, carnival])).toEqual(['2'])
  expect(placesOf([{ months: [0], amount: 5 }])).toEqual(['0.months.0'])
  expect(placesOf([{ months: [1], amount: -1 }])).toEqual(['0.amount'])
  const seven = Array.from({ length: 7 }, (_, at) => ({
    from: `0${at + 1}-01`,
    to: `0${at + 1}-02`,
  }))
  expect(placesOf([{ spans: seven, amount: 5 }])).toEqual(['0.spans'])
  const nine = Array.from({ length: 9 }, (_, at) => ({ months: [at + 1], amount: 5 }))
  expect(placesOf(nine)).toEqual([''])
})

it('no band costs less than the price from which it starts', () => {
  const bands = [band(100, { months: [1] }), band(99, { months: [2] })]
  expect(brokenBands(usd(100), bands).map(({ place }) => place)).toEqual([1])
  expect(brokenBands(null, bands).map(({ place }) => place)).toEqual([0, 1])
})
