import { beforeAll, describe, expect, it } from 'vitest'
import type { InputOf, PayloadOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeTour,
} from '#testing/factories.ts'
import { makeQuote } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin } = app

type Line = NonNullable<NonNullable<PayloadOf<'addRate'>['seasons']>[number]['lines']>[number]

let destinationId = ''

beforeAll(async () => {
  destinationId = await makeDestination(admin)
})

const makeLodge = (name = 'Lodge') =>
  makeHotel(admin, { destinationId, details: makeDetails(name) })

const usd = (amount: number) => ({ amount: Math.round(amount * 100), currency: 'USD' })
const child = { basis: 'child' as const, ages: { from: 2, to: 11 } }

async function agentOf(terms: PayloadOf<'addAgency'>['terms'], sheets = ['general']) {
  const { id } = await admin('addAgency', { name: 'Agency', country: 'DE', terms, sheets })
  return app.makeUser({ agencyId: id })
}

async function addRate(entityId: string, fields: Partial<PayloadOf<'addRate'>>): Promise<string> {
  const rate = { entityType: 'hotel' as const, entityId, currency: 'USD', ...fields }
  return (await admin('addRate', rate)).id
}

const yearOf = (year: number, adult: number, ofChild: number, name?: string) => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
  ...(name !== undefined && { name }),
  lines: [
    { basis: 'double', net: 1, gross: adult * 100 },
    { ...child, net: 1, gross: ofChild * 100 },
  ] satisfies Line[],
})

const onNewYearsEve = [{ from: '12-31', to: '12-31' }]

describe('the family of the lodge', () => {
  const family = { adults: 2, children: [9, 4], from: '2026-12-27', nights: 7 }
  let lodge = ''

  beforeAll(async () => {
    lodge = await makeLodge()
    const extras = [
      {
        label: { en: 'Gala dinner' },
        amount: 18_000,
        ages: { from: 12, to: 99 },
        when: onNewYearsEve,
        payable: 'here' as const,
      },
      {
        label: { en: 'Gala dinner, child' },
        amount: 9_000,
        ages: { from: 2, to: 11 },
        when: onNewYearsEve,
        payable: 'here' as const,
      },
      { label: { en: 'Park fee' }, amount: 1_500_000, payable: 'onSpot' as const, currency: 'ARS' },
    ]
    const one = { seasons: [yearOf(2026, 220, 110, '2026')], extras }
    const other = { seasons: [yearOf(2027, 240, 120, '2027')], extras }
    await addRate(lodge, one)
    await addRate(lodge, other)
  })

  it('pays USD 5,280 over two rates, and the park in pesos on the spot', async () => {
    const agent = await agentOf({ kind: 'commission', percent: 12 })
    const stay = await agent.call('reckonStay', {
      entityType: 'hotel',
      entityId: lodge,
      ...family,
      lang: 'en',
    })
    const nights = '7 nights (5 2026, 2 2027)'
    expect(stay).toMatchObject({
      currency: 'USD',
      total: usd(5_280),
      // 12 % of 3,160 and of 1,580; extras bear none.
      commission: usd(568.8),
      unpriced: [],
      warnings: [],
      onSpot: [
        {
          label: 'Park fee',
          quantity: 4,
          unit: { amount: 1_500_000, currency: 'ARS' },
          amount: { amount: 6_000_000, currency: 'ARS' },
        },
      ],
    })
    expect(stay.rates.map((rate) => rate.nights)).toEqual([5, 2])
    expect(
      stay.lines.map(({ label, quantity, unit, amount }) => [label, quantity, unit, amount]),
    ).toEqual([
      [`Lodge, per person in a double, ${nights}`, 2, usd(1_580), usd(3_160)],
      [`Lodge, child, 2 to 11 years, ${nights}`, 2, usd(790), usd(1_580)],
      ['Gala dinner', 2, usd(180), usd(360)],
      ['Gala dinner, child', 2, usd(90), usd(180)],
    ])
  })

  it('has no total while a child has no price, and is told where it is', async () => {
    const agent = await agentOf({ kind: 'commission' })
    const stay = await agent.call('reckonStay', {
      entityType: 'hotel',
      entityId: lodge,
      ...family,
      from: '2027-12-30',
      nights: 3,
      children: [14],
    })
    expect(stay).toMatchObject({ total: null, commission: null })
    expect(stay.unpriced).toEqual([{ night: '2028-01-01' }, { age: 14 }])
  })

  it('is the same for the office, which sees gross prices, and as an agency', async () => {
    const asked = { entityType: 'hotel' as const, entityId: lodge, ...family }
    expect(await admin('reckonStay', asked)).toMatchObject({ total: usd(5_280), commission: null })
    const { id: asAgency } = await admin('addAgency', {
      name: 'Net',
      country: 'DE',
      terms: { kind: 'net' },
      sheets: ['general'],
    })
    expect(await admin('reckonStay', { ...asked, asAgency })).toMatchObject({
      total: { amount: 7 * 4 + 54_000 },
      commission: null,
    })
  })
})

describe('the rate of a night', () => {
  it('is of the first of the agency’s sheets, then the newest, which is said', async () => {
    const hotel = await makeLodge()
    const lines = (gross: number): Line[] => [{ basis: 'double', net: 1, gross }]
    const seasonOf = (gross: number) => [
      { from: '2027-03-01', to: '2027-03-31', lines: lines(gross) },
    ]
    await addRate(hotel, { sheet: 'market', seasons: seasonOf(5_000) })
    await addRate(hotel, { sheet: 'first', seasons: seasonOf(7_000) })
    const newest = await addRate(hotel, { sheet: 'first', seasons: seasonOf(8_000) })
    await addRate(hotel, { sheet: 'secret', seasons: seasonOf(1_000) })
    const asked = {
      entityType: 'hotel' as const,
      entityId: hotel,
      from: '2027-03-05',
      nights: 1,
      adults: 2,
    }
    const agent = await agentOf({ kind: 'commission' }, ['first', 'market'])
    const stay = await agent.call('reckonStay', asked)
    expect(stay).toMatchObject({ total: usd(160), rates: [{ rateId: newest, nights: 1 }] })
    expect(stay.warnings).toMatchObject([
      { code: 'SEVERAL_RATES', path: 'sheet', context: { sheet: 'first' } },
    ])
    expect(await agent.call('reckonStay', { ...asked, sheet: 'market' })).toMatchObject({
      total: usd(100),
    })
    await expect(agent.call('reckonStay', { ...asked, sheet: 'secret' })).rejects.toThrow(
      'NOT_FOUND_ERROR',
    )
    const stranger = await app.makeUser()
    await expect(stranger.call('reckonStay', asked)).rejects.toThrow('NOT_FOUND_ERROR')
  })

  it('is for residents when they are told to be some, and never one that is not sold yet', async () => {
    const hotel = await makeLodge()
    const seasonOf = (gross: number) => [
      {
        from: '2036-03-01',
        to: '2036-03-31',
        lines: [{ basis: 'double' as const, net: 1, gross }],
      },
    ]
    await addRate(hotel, { seasons: seasonOf(9_000), residents: 'residents' })
    await addRate(hotel, { seasons: seasonOf(1_000), bookFrom: '2035-01-01' })
    const asked = {
      entityType: 'hotel' as const,
      entityId: hotel,
      from: '2036-03-05',
      nights: 1,
      adults: 2,
    }
    const agent = await agentOf({ kind: 'commission' })
    await expect(agent.call('reckonStay', asked)).rejects.toThrow('NOT_FOUND_ERROR')
    expect(await agent.call('reckonStay', { ...asked, residents: true })).toMatchObject({
      total: usd(180),
      residents: 'residents',
    })
    expect(await admin('reckonStay', asked)).toMatchObject({
      total: usd(20),
      warnings: [{ code: 'NOT_SOLD_NOW' }],
    })
    expect((await admin('reckonStay', { ...asked, bookedOn: '2035-02-01' })).warnings).toEqual([])
  })
})

describe('warnings of a stay', () => {
  it('are of minimum nights, stop sales, closures and a choice among prices', async () => {
    const hotel = await makeHotel(admin, {
      destinationId,
      closures: [{ from: '2027-03-06', to: '2027-03-06', reason: {} }],
    })
    await addRate(hotel, {
      seasons: [
        {
          name: 'Alta',
          names: { en: 'High' },
          from: '2027-03-01',
          to: '2027-03-31',
          minNights: 3,
          lines: [
            { basis: 'double', room: 'Lake', net: 1, gross: 20_000 },
            { basis: 'double', room: 'Garden', net: 1, gross: 10_000 },
          ],
        },
      ],
      stopSales: [{ from: '2027-03-06', to: '2027-03-08', note: 'Full' }],
    })
    const asked = {
      entityType: 'hotel' as const,
      entityId: hotel,
      from: '2027-03-05',
      nights: 2,
      adults: 2,
    }
    const { warnings, total } = await admin('reckonStay', { ...asked, lang: 'en' })
    expect(total).toEqual(usd(400))
    expect(warnings).toEqual([
      {
        code: 'STOP_SALE',
        path: 'from',
        context: { from: '2027-03-06', to: '2027-03-08', note: 'Full' },
      },
      { code: 'MIN_NIGHTS', path: 'nights', context: { minNights: 3, nights: 2, season: 'High' } },
      { code: 'SEVERAL_PRICES', path: 'room', context: { basis: 'double', differ: ['room'] } },
      { code: 'CLOSED_THEN', path: 'from', context: expect.objectContaining({ on: '2027-03-06' }) },
    ])
    const lake = await admin('reckonStay', { ...asked, room: 'Lake' })
    expect(lake.total).toEqual(usd(800))
  })

  it('of a journey name the hotels that are closed or not sold on its days', async () => {
    const [closed, stopped] = [
      await makeHotel(admin, {
        destinationId,
        months: Array.from({ length: 12 }, (_, at) => (at === 2 ? 'closed' : 'good')),
      }),
      await makeLodge('Stopped'),
    ]
    await addRate(stopped, {
      seasons: [yearOf(2027, 1, 1)],
      stopSales: [{ from: '2027-03-07', to: '2027-03-07' }],
    })
    const circuit = await makeCircuit(admin, {
      days: 4,
      nights: 3,
      destinationIds: [destinationId, await makeDestination(admin)],
      hotelIds: [closed, stopped],
      itinerary: [
        { day: 1, destinationId, hotelId: closed },
        { day: 3, destinationId, hotelId: stopped },
      ],
    })
    await addRate(circuit, {
      entityType: 'circuit',
      seasons: [
        {
          from: '2027-03-01',
          to: '2027-03-31',
          lines: [{ basis: 'double', net: 1, gross: 99_000 }],
        },
      ],
    })
    const asked = {
      entityType: 'circuit' as const,
      entityId: circuit,
      adults: 2,
      from: '2027-03-05',
    }
    const { warnings, total } = await admin('reckonStay', { ...asked, nights: 30 })
    expect(total).toEqual(usd(1_980))
    expect(warnings.map(({ code, context }) => [code, context['id'], context['on']])).toEqual([
      ['CLOSED_THEN', closed, '2027-03-05'],
      ['STOP_SALE', stopped, '2027-03-07'],
    ])
  })
})

describe('what is asked', () => {
  const asked = { entityType: 'hotel' as const, from: '2027-03-05', nights: 1, adults: 2 }

  it.each([
    ['nights', { nights: undefined }],
    ['rooms', { rooms: [{ kind: 'single' as const, count: 1 }] }],
    ['rooms', { rooms: [{ kind: 'double' as const, count: 2 }] }],
  ])('must say %s that fit', async (path, fields) => {
    const entityId = await makeLodge()
    await expect(admin('reckonStay', { ...asked, entityId, ...fields })).rejects.toMatchObject({
      message: 'INVALID_DATA_ERROR',
      context: { issues: [{ path }] },
    })
  })

  it('is no stay at an item that is hidden from agents', async () => {
    const tour = await makeTour(admin, { destinationId })
    await addRate(tour, {
      entityType: 'tour',
      seasons: [
        { from: '2027-03-01', to: '2027-03-31', lines: [{ basis: 'group', net: 1, gross: 5_000 }] },
      ],
    })
    const agent = await agentOf({ kind: 'commission' })
    const stay: InputOf<'reckonStay'> = {
      ...asked,
      entityType: 'tour',
      entityId: tour,
      children: [5],
      rooms: [],
    }
    expect(await agent.call('reckonStay', stay)).toMatchObject({ total: usd(150) })
    await admin('toggleTourStatus', { id: tour })
    await expect(agent.call('reckonStay', stay)).rejects.toThrow('NOT_FOUND_ERROR')
  })
})

it('a proposal is suggested what the calculator reckons', async () => {
  const hotel = await makeLodge()
  const rateId = await addRate(hotel, {
    seasons: [yearOf(2026, 220, 110), yearOf(2027, 240, 120)],
    extras: [{ label: { en: 'Gala' }, amount: 18_000, when: onNewYearsEve, payable: 'here' }],
  })
  const stay = { adults: 3, children: [9], rooms: [{ kind: 'triple' as const, count: 1 }] }
  const rooms = [{ kind: 'double' as const, count: 2 }]
  const quote = await makeQuote(app, { lang: 'en' })
  const { id: proposalId } = await admin('addProposal', { quoteId: quote.id })
  await admin('editProposal', { id: proposalId, pax: { adults: 3, children: 1 } })
  const from = '2026-12-30'
  const suggested = await admin('suggestPrices', {
    proposalId,
    rateId,
    startOn: from,
    nights: 4,
    rooms,
    children: [9],
  })
  const reckoned = await admin('reckonStay', {
    entityType: 'hotel',
    entityId: hotel,
    from,
    nights: 4,
    ...stay,
    rooms,
    lang: 'en',
  })
  const shown = <Each extends { label: string; quantity: number; unit: object }>(
    list: readonly Each[],
  ) => list.map(({ label, quantity, unit }) => ({ label, quantity, unit }))
  expect(shown(suggested.lines)).toEqual(shown(reckoned.lines))
})

it('a stay is reckoned 120 times a minute for one user', async () => {
  const limited = await startTestApp({ RATE_LIMIT: 'on' })
  const somebody = await limited.makeUser()
  const asked = { entityType: 'hotel' as const, from: '2027-03-05', nights: 1, adults: 2 }
  const entityId = await makeHotel(limited.admin)
  const answers: unknown[] = []
  for (let count = 0; count < 121; count += 1) {
    const stay = somebody.call('reckonStay', { ...asked, entityId })
    answers.push(await stay.catch((failure: Error) => failure.message))
  }
  expect(answers.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 'NOT_FOUND_ERROR'))
  expect(answers[120]).toBe('TOO_MANY_REQUESTS_ERROR')
})
