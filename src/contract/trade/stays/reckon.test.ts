import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { RateExtra, RateSeason } from '../rates/rate-fields.ts'
import type { RateLine } from '../rates/rate-lines.ts'
import { naiveStay } from '#testing/naive-stay.ts'
import { type Rooms, partyOf } from './party.ts'
import { reckon } from './reckon.ts'
import { amountOf, stayTotal } from './stay-money.ts'
import { dayAfter, nightsOf, type StayRate } from './stay-nights.ts'

const plainLine: RateLine = {
  basis: 'double',
  pax: null,
  per: 'person',
  perNight: true,
  supplement: false,
  ages: null,
  bed: null,
  room: null,
  board: null,
  service: null,
  class: null,
  commissionable: true,
  net: 0,
  gross: 0,
}

const line = (fields: Partial<RateLine>): RateLine => ({ ...plainLine, ...fields })
const child = { basis: 'child', ages: { from: 2, to: 11 } } as const

const extra = (fields: Partial<RateExtra>): RateExtra => ({
  label: { en: 'Extra' },
  amount: 0,
  per: 'person',
  ages: null,
  payable: 'here',
  included: false,
  when: [],
  perNight: false,
  maxNights: null,
  optional: false,
  currency: null,
  ...fields,
})

const season = (from: string, to: string, lines: RateLine[]): RateSeason => ({
  name: null,
  names: {},
  ranges: [{ from, to }],
  minNights: null,
  lines,
})

const rate = (fields: Partial<StayRate>): StayRate => ({
  id: 'rate',
  sheet: 'general',
  currency: 'USD',
  pricedBy: 'night',
  seasons: [],
  extras: [],
  stopSales: [],
  ...fields,
})

const gross = ({ gross: amount }: RateLine) =>
  amount === null ? undefined : { amount, isNetOnly: false }
const net = ({ net: amount }: RateLine) => ({ amount, isNetOnly: false })

describe('a family of two adults and children of 9 and 4 over the new year', () => {
  const yearOf = (from: string, to: string, adult: number, ofChild: number) =>
    season(from, to, [line({ gross: adult }), line({ ...child, gross: ofChild })])
  const lodge = rate({
    seasons: [
      yearOf('2026-01-01', '2026-12-31', 22_000, 11_000),
      yearOf('2027-01-01', '2027-12-31', 24_000, 12_000),
    ],
    extras: [
      extra({
        label: { en: 'Gala' },
        amount: 18_000,
        ages: { from: 12, to: 99 },
        when: [{ from: '12-31', to: '12-31' }],
      }),
      extra({
        label: { en: 'Gala, children' },
        amount: 9_000,
        ages: { from: 2, to: 11 },
        when: [{ from: '12-31', to: '12-31' }],
      }),
      extra({ label: { en: 'Park' }, amount: 4_500_000, payable: 'onSpot', currency: 'ARS' }),
    ],
  })
  const { nights } = nightsOf([lodge], '2026-12-27', 7)
  const party = partyOf({ adults: 2, children: [9, 4], rooms: [] })
  const { lines, unpriced } = reckon({ nights, party, wanted: {}, priceOf: gross })

  it('pays 5,280, and the park on the spot', () => {
    expect(unpriced).toEqual([])
    expect(stayTotal(lines)).toBe(528_000)
    expect(lines.map((each) => [each.quantity, each.unit, amountOf(each), each.currency])).toEqual([
      [2, 158_000, 316_000, 'USD'],
      [2, 79_000, 158_000, 'USD'],
      [2, 18_000, 36_000, 'USD'],
      [2, 9_000, 18_000, 'USD'],
      [4, 4_500_000, 18_000_000, 'ARS'],
    ])
    expect(lines.at(-1)?.onSpot).toBe(true)
  })
})

const bases = [
  'single',
  'double',
  'twin',
  'triple',
  'quadruple',
  'child',
  'infant',
  'group',
  'unit',
] as const
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 })

const lines: fc.Arbitrary<RateLine> = fc
  .record({
    basis: fc.constantFrom(...bases, 'double', 'single', 'child', 'unit'),
    per: fc.constantFrom('person', 'person', 'person', 'room', 'service'),
    perNight: fc.constantFrom(true, true, true, false),
    supplement: fc.constantFrom(false, false, false, true),
    pax: fc.constantFrom(null, null, { min: 1, max: 3 }, { min: 2, max: 9 }),
    room: orNull(fc.constantFrom('Lake', 'Garden')),
    board: orNull(fc.constantFrom('BB', 'HB')),
    class: orNull(fc.constantFrom('standard', 'superior')),
    net: fc.nat(90_000),
    gross: fc.option(fc.nat(99_999), { nil: null, freq: 9 }),
    from: fc.nat(4),
  } as const)
  .map(({ from, ...fields }) => {
    const isChild = fields.basis === 'child' || fields.basis === 'infant'
    return line({ ...fields, ages: isChild ? { from, to: from + 13 } : null })
  })

const someSpans = fc.constantFrom(
  { from: '2027-03-03', to: '2027-03-04' },
  { from: '2027-03-08', to: '2027-03-20' },
  { from: '03-02', to: '03-02' },
  { from: '12-20', to: '03-05' },
)

const extras: fc.Arbitrary<RateExtra> = fc
  .record({
    label: fc.constantFrom({ en: 'Gala' }, { en: 'Park' }, { en: 'Tax' }),
    amount: fc.nat(9_999),
    per: fc.constantFrom('person', 'room', 'service'),
    ages: orNull(fc.constantFrom({ from: 0, to: 11 }, { from: 12, to: 99 })),
    payable: fc.constantFrom('here', 'onSpot'),
    included: fc.constantFrom(false, false, true),
    when: fc.array(someSpans, { maxLength: 2 }),
    perNight: fc.boolean(),
    maxNights: orNull(fc.integer({ min: 1, max: 4 })),
    optional: fc.constantFrom(false, false, true),
  } as const)
  .chain((fields) =>
    orNull(fc.constant('ARS')).map((currency) =>
      extra({ ...fields, currency: fields.payable === 'onSpot' ? currency : null }),
    ),
  )

const seasons = fc
  .tuple(
    fc.uniqueArray(lines, {
      minLength: 4,
      maxLength: 12,
      selector: ({ net: _n, gross: _g, ...each }) => JSON.stringify(each),
    }),
    fc.uniqueArray(lines, {
      maxLength: 5,
      selector: ({ net: _n, gross: _g, ...each }) => JSON.stringify(each),
    }),
    fc.constantFrom(true, true, false),
    fc.nat(9),
  )
  .map(([one, other, alike, raise]) => [
    season('2027-03-01', '2027-03-05', one),
    season(
      '2027-03-06',
      '2027-03-12',
      alike ? one.map((each) => ({ ...each, gross: each.gross && each.gross + raise })) : other,
    ),
  ])

const ratesOfHotel = fc.array(
  fc.record({
    id: fc.uuid(),
    sheet: fc.constantFrom('general', 'market'),
    currency: fc.constantFrom('USD', 'USD', 'USD', 'CLP', 'KWD'),
    pricedBy: fc.constantFrom('night', 'night', 'start'),
    seasons,
    extras: fc.array(extras, { maxLength: 4 }),
    stopSales: fc.constant([]),
  } as const),
  { minLength: 1, maxLength: 2 },
)

const rooms: fc.Arbitrary<Rooms> = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('single', 'double', 'twin', 'triple', 'family'),
    count: fc.integer({ min: 1, max: 2 }),
  } as const),
  { maxLength: 2, selector: ({ kind }) => kind },
)

const stays = fc.record({
  rates: ratesOfHotel,
  from: fc.constantFrom(
    '2027-02-28',
    '2027-03-01',
    '2027-03-02',
    '2027-03-03',
    '2027-03-05',
    '2027-03-10',
  ),
  nights: fc.integer({ min: 1, max: 6 }),
  adults: fc.integer({ min: 1, max: 6 }),
  children: fc.array(fc.nat(17), { maxLength: 2 }),
  rooms,
  side: fc.constantFrom('net', 'gross'),
  wanted: fc.record(
    {
      class: fc.constantFrom('standard', 'superior'),
      board: fc.constantFrom('BB', 'HB'),
      room: fc.constant('Lake'),
    } as const,
    { requiredKeys: [] },
  ),
} as const)

/** More for a longer run: 100,000 take a minute. */
const runs = Number(process.env['GENERATED_STAYS'] ?? 10_000)

test(
  'generated stays agree with a reckoning by hand to the last minor unit',
  { timeout: 300_000 },
  () => {
    fc.assert(
      fc.property(stays, ({ rates, from, nights: count, side, wanted, ...travellers }) => {
        const days = Array.from({ length: count }, (_, night) => dayAfter(from, night))
        const naive = naiveStay({ rates, days, side, wanted, ...travellers })
        const { nights } = nightsOf(rates, from, count)
        if (naive === undefined) {
          expect(nights).toEqual([])
          return
        }
        const party = partyOf(travellers)
        const priceOf = side === 'net' ? net : gross
        const reckoned = reckon({ nights, party, wanted, priceOf })
        const isWhole = nights.length === count && reckoned.unpriced.length === 0
        expect(isWhole ? BigInt(stayTotal(reckoned.lines)) : null).toBe(naive.total)
        expect(onSpotOf(reckoned.lines)).toEqual(naive.onSpot)
      }),
      { numRuns: runs },
    )
  },
)

function onSpotOf(all: ReturnType<typeof reckon>['lines']): Record<string, bigint> {
  const sums: Record<string, bigint> = {}
  for (const each of all.filter(({ onSpot }) => onSpot)) {
    sums[each.currency] = (sums[each.currency] ?? 0n) + BigInt(amountOf(each))
  }
  return sums
}
