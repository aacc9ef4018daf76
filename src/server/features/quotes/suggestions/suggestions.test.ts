import { beforeAll, describe, expect, it } from 'vitest'
import type { PayloadOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit, makeDestination, makeDetails, makeHotel } from '#testing/factories.ts'
import { makeQuote, usd } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin } = app

let hotel = ''
let circuit = ''

beforeAll(async () => {
  const destinationId = await makeDestination(admin)
  hotel = await makeHotel(admin, { destinationId, details: makeDetails('Hotel Salta') })
  circuit = await makeCircuit(admin, { days: 4, nights: 3, details: makeDetails('Norte') })
})

const low = { name: 'Low', from: '2027-03-01', to: '2027-03-10' }
const high = { name: 'High', from: '2027-03-11', to: '2027-03-31', minNights: 4 }

type Season = NonNullable<PayloadOf<'addRate'>['seasons']>[number]
type Line = NonNullable<Season['lines']>[number]

/** A hotel by the night, with two seasons of other prices. */
function hotelRate(lines: (factor: number) => Line[]): PayloadOf<'addRate'> {
  return {
    entityType: 'hotel',
    entityId: hotel,
    currency: 'USD',
    seasons: [
      { ...low, lines: lines(1) },
      { ...high, lines: lines(2) },
    ],
  }
}

const usualLines = (factor: number): Line[] => [
  { basis: 'double', net: 8_000 * factor, gross: 10_000 * factor },
  { basis: 'single', net: 12_000 * factor, gross: 15_000 * factor },
  { basis: 'child', net: 3_000 * factor, gross: 4_000 * factor },
  { basis: 'infant', net: 0, gross: 0 },
  { basis: 'double', supplement: true, board: 'HB', net: 1_000 * factor, gross: 1_500 * factor },
]

async function draft(columns: Parameters<typeof makeQuote>[1] = {}, fields = {}): Promise<string> {
  const quote = await makeQuote(app, { lang: 'en', ...columns })
  const { id } = await admin('addProposal', { quoteId: quote.id })
  await admin('editProposal', { id, ...fields })
  return id
}

async function suggest(
  rate: PayloadOf<'addRate'>,
  input: Partial<PayloadOf<'suggestPrices'>>,
  proposalId?: string,
) {
  const { id: rateId } = await admin('addRate', rate)
  return admin('suggestPrices', {
    proposalId: proposalId ?? (await draft()),
    rateId,
    startOn: '2027-03-09',
    rooms: [],
    ...input,
  })
}

const travellers = { side: 'gross', agency: null }

const double = [{ kind: 'double' as const, count: 1 }]

describe('prices suggested from a rate', () => {
  it('are those of one state of a rate that is edited meanwhile', async () => {
    const { entityType, entityId, currency, ...first } = hotelRate(usualLines)
    const { id: rateId } = await admin('addRate', { entityType, entityId, currency, ...first })
    const proposalId = await draft()
    const rooms = [...double, { kind: 'single' as const, count: 1 }]
    const edit = async () => {
      for (let round = 2; round < 14; round += 1) {
        const { seasons } = hotelRate((factor) => usualLines(factor * round))
        await admin('editRate', { id: rateId, seasons })
      }
    }
    const seen = new Set<number>()
    const look = async () => {
      for (let round = 0; round < 24; round += 1) {
        const asked = { proposalId, rateId, startOn: '2027-03-02', nights: 2, rooms }
        const { lines } = await admin('suggestPrices', asked)
        const [inDouble, inSingle] = lines.map(({ unit }) => unit.amount)
        expect(inSingle).toBe((inDouble ?? 0) * 1.5)
        seen.add(inDouble ?? 0)
      }
    }
    await Promise.all([edit(), look()])
    expect(seen.size).toBeGreaterThan(1)
  })

  it('bear a commission as rate and lines do, and extras none', async () => {
    const extras = [{ label: { en: 'Gala' }, amount: 5_000, payable: 'here' as const }]
    const rate = (commissionable: boolean) => ({
      ...hotelRate((factor) =>
        usualLines(factor).map((line) => ({ ...line, commissionable: line.basis !== 'single' })),
      ),
      extras,
      commissionable,
    })
    const rooms = [...double, { kind: 'single' as const, count: 1 }]
    const bearing = async (commissionable: boolean) =>
      (await suggest(rate(commissionable), { rooms })).lines.map((line) => line.commissionable)
    expect(await bearing(true)).toEqual([true, false, true, false])
    expect(await bearing(false)).toEqual([false, false, false, false])
  })

  it('count each night by its own season, and children by age', async () => {
    const rooms = [...double, { kind: 'single' as const, count: 1 }]
    const { lines, warnings } = await suggest(
      hotelRate(usualLines),
      {
        rooms,
        nights: 5,
        children: [8, 10, 1],
      },
      await draft({}, { pax: { adults: 3, children: 3 } }),
    )
    const nights = '5 nights (2 Low, 3 High)'
    expect(lines).toMatchObject([
      {
        label: `Hotel Salta, per person in a double, ${nights}`,
        quantity: 2,
        unit: usd(800),
        optional: false,
        onSpot: false,
        side: 'gross',
      },
      {
        label: `Hotel Salta, per person in a single, ${nights}`,
        quantity: 1,
        unit: usd(1200),
        optional: false,
        onSpot: false,
        side: 'gross',
      },
      {
        label: `Hotel Salta, child, 2 to 11 years, ${nights}`,
        quantity: 2,
        unit: usd(320),
        optional: false,
        onSpot: false,
        side: 'gross',
      },
      {
        label: `Hotel Salta, infant, 0 to 1 years, ${nights}`,
        quantity: 1,
        unit: usd(0),
        optional: false,
        onSpot: false,
        side: 'gross',
      },
      {
        label: `Hotel Salta, supplement, per person in a double, half board, ${nights}`,
        quantity: 2,
        unit: usd(120),
        optional: true,
        onSpot: false,
        side: 'gross',
      },
    ])
    expect(warnings).toEqual([{ code: 'ROOMS_DIFFER', context: { places: 3, travellers: 6 } }])
  })

  it('take the season of the first day and the journey’s own nights where it is priced so', async () => {
    const seasons = [
      { ...low, lines: [{ basis: 'double' as const, net: 90_000, gross: 100_000 }] },
      { ...high, lines: [{ basis: 'double' as const, net: 180_000, gross: 200_000 }] },
    ]
    const rate = { entityType: 'circuit' as const, entityId: circuit, currency: 'USD', seasons }
    expect(await suggest(rate, { rooms: double })).toMatchObject({
      terms: travellers,
      startOn: '2027-03-09',
      nights: 3,
      lines: [
        {
          label: 'Norte, per person in a double',
          quantity: 2,
          unit: usd(1000),
          optional: false,
          onSpot: false,
          side: 'gross',
        },
      ],
      warnings: [],
    })
    expect((await suggest(rate, { rooms: double, startOn: '2027-03-20' })).warnings).toEqual([
      { code: 'MIN_NIGHTS', context: { minNights: 4, nights: 3, season: 'High' } },
    ])
  })

  it('have extras that are not included: with us as a line, on the spot outside the total', async () => {
    const rate = {
      ...hotelRate(usualLines),
      extras: [
        { label: { en: 'Park fee' }, amount: 2_000, payable: 'here' as const },
        {
          label: { en: 'City tax' },
          amount: 500,
          payable: 'onSpot' as const,
          per: 'room' as const,
        },
        { label: { en: 'Water' }, amount: 100, payable: 'here' as const, included: true },
        { label: { en: 'Kids' }, amount: 300, payable: 'here' as const, ages: { from: 2, to: 6 } },
      ],
    }
    const { lines } = await suggest(
      rate,
      { rooms: double, nights: 1, children: [5] },
      await draft({}, { pax: { adults: 2, children: 1 } }),
    )
    expect(lines.slice(-3)).toMatchObject([
      { label: 'Park fee', quantity: 3, unit: usd(20), optional: false, onSpot: false, side: null },
      { label: 'City tax', quantity: 1, unit: usd(5), optional: false, onSpot: true, side: null },
      { label: 'Kids', quantity: 1, unit: usd(3), optional: false, onSpot: false, side: null },
    ])
  })

  it('warn of stop sales, days without a season, what is sold no more or hidden, other money', async () => {
    const rate = {
      ...hotelRate(usualLines),
      stopSales: [
        { from: '2027-03-31', to: '2027-04-05', note: 'Full' },
        { from: '2027-04-20', to: '2027-04-21' },
      ],
      bookTo: '2020-01-01',
      status: false,
    }
    const prices = [{ label: 'x', quantity: 1, unit: { amount: 1, currency: 'EUR' } }]
    const { lines, warnings } = await suggest(
      rate,
      { rooms: double, startOn: '2027-03-30', nights: 4 },
      await draft({}, { prices }),
    )
    expect(lines[0]).toMatchObject({ unit: usd(400) })
    expect(warnings).toEqual([
      { code: 'STOP_SALE', context: { from: '2027-03-31', to: '2027-04-05', note: 'Full' } },
      { code: 'NO_SEASON', context: { days: ['2027-04-01', '2027-04-02'] } },
      { code: 'OTHER_CURRENCY', context: { currency: 'USD', proposal: 'EUR' } },
      { code: 'NOT_SOLD_NOW', context: { bookFrom: null, bookTo: '2020-01-01' } },
      { code: 'HIDDEN', context: {} },
    ])
  })

  it('are net for an agency with net terms, and say where there is no other price', async () => {
    const netOnly = hotelRate((factor) => [{ basis: 'double', net: 5_000 * factor }])
    const terms = { kind: 'net' as const }
    const sheets = ['other']
    const agency = await admin('addAgency', { name: 'Net', country: 'ES', terms, sheets })
    const theirs = await suggest(
      hotelRate(usualLines),
      { rooms: double, nights: 1 },
      await draft({ agencyId: agency.id }),
    )
    expect(theirs).toMatchObject({
      terms: { side: 'net', agency: 'Net' },
      lines: [{ unit: usd(80), side: 'net' }, { side: 'net' }],
      warnings: [{ code: 'OTHER_SHEET', context: { sheet: 'general' } }],
    })
    expect(await suggest(netOnly, { rooms: double, nights: 1 })).toMatchObject({
      terms: travellers,
      lines: [{ unit: usd(50), side: 'net' }],
      warnings: [{ code: 'NET_ONLY', context: { basis: 'double' } }],
    })
  })

  it('choose the class that is wanted, the cheapest of several, and the price for so many', async () => {
    const rate = hotelRate(() => [
      { basis: 'double', class: 'superior', net: 1, gross: 30_000 },
      { basis: 'double', room: 'Lake', net: 1, gross: 20_000 },
      { basis: 'double', room: 'Garden', net: 1, gross: 10_000 },
    ])
    const wanted = await suggest(rate, { rooms: double, nights: 1, class: 'superior' })
    expect(wanted).toMatchObject({ lines: [{ unit: usd(300) }], warnings: [] })
    const any = await suggest(rate, { rooms: double, nights: 1 })
    expect(any.lines).toMatchObject([
      { label: 'Hotel Salta, per person in a double, Garden, 1 night' },
    ])
    expect(any.warnings).toEqual([
      { code: 'SEVERAL_PRICES', context: { basis: 'double', differ: ['class', 'room'] } },
    ])
    const groups = hotelRate(() => [
      { basis: 'group', pax: { min: 2, max: 9 }, net: 1, gross: 9_000, perNight: false },
      { basis: 'group', pax: { min: 10, max: 20 }, net: 1, gross: 7_000, perNight: false },
    ])
    const pax = { pax: { adults: 12, children: 0 } }
    expect((await suggest(groups, {}, await draft({}, pax))).lines).toMatchObject([
      { label: 'Hotel Salta, per person, group', quantity: 12, unit: usd(70) },
    ])
  })

  it('are nothing but a warning where no season or price fits; strangers are told nothing', async () => {
    const rate = hotelRate(usualLines)
    const none = await suggest(rate, { rooms: double, startOn: '2028-01-01', nights: 1 })
    expect(none).toEqual({
      terms: travellers,
      startOn: '2028-01-01',
      nights: 1,
      lines: [],
      warnings: [{ code: 'NO_SEASON', context: { days: ['2028-01-01'] } }],
    })
    const triple = await suggest(rate, { rooms: [{ kind: 'triple', count: 1 }], nights: 1 })
    expect(triple.warnings).toEqual([{ code: 'NO_PRICE', context: { room: 'triple' } }])
    const [stored] = (await admin('listRates', { sort: 'item', limit: 1 })).list
    const input = {
      rateId: stored?.id ?? '',
      proposalId: await draft(),
      startOn: '2027-03-09',
      rooms: [],
    }
    await expect(admin('suggestPrices', { ...input, rateId: hotel })).rejects.toThrow(
      'NOT_FOUND_ERROR',
    )
    await expect(admin('suggestPrices', { ...input, proposalId: hotel })).rejects.toThrow(
      'NOT_FOUND_ERROR',
    )
    const agent = await app.makeUser()
    await expect(agent.call('suggestPrices', input)).rejects.toThrow('FORBIDDEN_ERROR')
  })
})
