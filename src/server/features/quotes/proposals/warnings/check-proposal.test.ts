import { beforeAll, describe, expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import type { PayloadOf } from '#contract/index.ts'
import { proposalWarnings } from '#contract/quotes/proposals/check-proposal.ts'
import { startTestApp } from '#testing/app.ts'
import { makeAgent } from '#testing/client-views.ts'
import { makeCircuit, makeDestination, makeHotel, makeTour } from '#testing/factories.ts'
import { makeQuote, smallProposal, usd } from '#testing/proposals.ts'
import { makeRate, makeSampleRate } from '#testing/rates.ts'

const app = await startTestApp()
const { admin } = app

let today = ''
const after = (days: number) => dayOfNumber(dayNumber(today) + days)

let place = ''
let hotelId = ''
let circuitId = ''
let hotelRate = ''
let circuitRate = ''
const allClosed = Array.from({ length: 12 }, () => 'closed' as const)

beforeAll(async () => {
  today = localDay((await admin('getSite', {})).office.timeZone, app.services.clock())
  place = await makeDestination(admin)
  const other = await makeDestination(admin)
  hotelId = await makeHotel(admin, { destinationId: place })
  const tourId = await makeTour(admin, { destinationId: place })
  circuitId = await makeCircuit(admin, {
    destinationIds: [place, other],
    hotelIds: [hotelId],
    tourIds: [tourId],
    itinerary: [
      {
        day: 1,
        destinationId: place,
        hotelId,
        tourIds: [tourId],
        transfers: [{ mode: 'flight', included: true }],
        details: [{ lang: 'en', title: 'Arrival', text: 'We arrive.' }],
      },
    ],
  })
  const ofHotel = makeRate({ entityId: hotelId, entityType: 'hotel' })
  hotelRate = (await admin('addRate', ofHotel)).id
  circuitRate = await makeSampleRate(admin, circuitId)
})

type Fields = Omit<PayloadOf<'editProposal'>, 'id'>

const sound = (): Fields => ({
  ...smallProposal,
  title: 'A journey',
  days: [{ title: 'Arrival', text: 'We arrive.' }],
  prices: [{ label: 'For each person', quantity: 2, unit: usd(1250) }],
  payments: [{ due: 'acceptance', percent: 100 }],
  startOn: after(200),
  validUntil: after(30),
})

/** The warnings of a draft with some fields. */
async function warningsOf(
  fields: Fields,
  columns = {},
  fromItem?: { kind: 'circuit'; id: string },
) {
  const quoteId = (await makeQuote(app, { lang: 'en', ...columns })).id
  const { id } = await admin('addProposal', { quoteId, ...(fromItem && { fromItem }) })
  await admin('editProposal', { id, ...fields })
  return (await admin('checkProposal', { id })).warnings
}

const codes = async (...given: Parameters<typeof warningsOf>) =>
  (await warningsOf(...given)).map(({ code }) => code)

const line = (
  rateId: string,
  fields: { side?: 'net' | 'gross'; guessedNights?: boolean } = {},
) => ({
  label: 'From a rate',
  quantity: 2,
  unit: usd(500),
  from: { rateId, side: 'gross' as const, guessedNights: false, ...fields },
})

describe('a proposal', () => {
  it('without a fault has no warning', async () => {
    expect(await warningsOf(sound())).toEqual([])
  })

  it.each<[string, () => Fields, string]>([
    ['NO_PRICE', () => ({ prices: [] }), 'prices'],
    ['NO_PAYMENTS', () => ({ payments: [] }), 'payments'],
    [
      'PAYMENTS_DIFFER',
      () => ({ payments: [{ due: 'acceptance', amount: usd(2499) }] }),
      'payments',
    ],
    [
      'DUE_PASSED',
      () => ({
        startOn: after(40),
        payments: [
          { due: 'acceptance', percent: 30 },
          { due: { daysBefore: 45 }, percent: 70 },
        ],
      }),
      'payments.1',
    ],
    [
      'CANCELLATION_ORDER',
      () => ({
        cancellation: [
          { fromDaysBefore: 30, percent: 100 },
          { fromDaysBefore: 60, percent: 0 },
        ],
      }),
      'cancellation.1',
    ],
    [
      'SCALE_GAP',
      () => ({
        scale: [
          { minPax: 2, maxPax: 4, perPerson: usd(10) },
          { minPax: 6, maxPax: 8, perPerson: usd(9) },
        ],
      }),
      'scale',
    ],
    [
      'SCALE_OVERLAPS',
      () => ({
        scale: [
          { minPax: 2, maxPax: 4, perPerson: usd(10) },
          { minPax: 4, maxPax: 8, perPerson: usd(9) },
        ],
      }),
      'scale',
    ],
    ['TWO_CONDITIONS', () => ({ conditions: 'Ours.', itemConditions: 'Theirs.' }), 'conditions'],
    ['VALID_AFTER_START', () => ({ startOn: after(20), validUntil: after(25) }), 'validUntil'],
    ['HOLD_AFTER_VALIDITY', () => ({ hold: { until: after(31) } }), 'hold.until'],
    ['NET_OFFERED', () => ({ prices: [line(circuitRate, { side: 'net' })] }), 'prices.0'],
    [
      'NIGHTS_GUESSED',
      () => ({ prices: [line(circuitRate, { guessedNights: true })] }),
      'prices.0',
    ],
  ])('%s', async (code, fields, path) => {
    const found = await warningsOf({ ...sound(), ...fields() })
    expect(found).toContainEqual({ code, path, context: expect.any(Object) })
  })

  it('MIXED_NET_AND_GROSS, of lines from rates', async () => {
    const prices = [line(circuitRate), line(circuitRate, { side: 'net' })]
    expect(await codes({ ...sound(), prices })).toEqual(['NET_OFFERED', 'MIXED_NET_AND_GROSS'])
  })

  it('offers no net price to an agency with net terms', async () => {
    const { agencyId } = await makeAgent(app, { terms: { kind: 'net' } })
    const prices = [line(circuitRate, { side: 'net' })]
    expect(await codes({ ...sound(), prices }, { agencyId })).toEqual([])
  })

  it('CLOSED_THEN, of a place on its day', async () => {
    const closed = await makeDestination(admin, { months: allClosed })
    const days = [
      { title: 'A', text: '' },
      { title: 'B', text: '', destinationId: closed },
    ]
    expect(await warningsOf({ ...sound(), days })).toEqual([
      {
        code: 'CLOSED_THEN',
        path: 'days.1',
        context: expect.objectContaining({ day: 2, on: after(201), kind: 'destination' }),
      },
    ])
  })

  it('PARTLY_PRICED, of each included service that no line comes from or names', async () => {
    const item = { kind: 'circuit' as const, id: circuitId }
    const { days: _days, ...fields } = sound()
    const missing = await warningsOf(fields, {}, item)
    expect(missing.map(({ context }) => context['kind'])).toEqual(['hotel', 'tour', 'transfer'])
    const priced = { ...fields, prices: [line(hotelRate), { ...line(hotelRate), label: 'Flight' }] }
    const left = await warningsOf(priced, {}, item)
    expect(left.map(({ context }) => context['kind'])).toEqual(['tour'])
    expect(await warningsOf({ ...fields, prices: [line(circuitRate)] }, {}, item)).toEqual([])
  })

  it('VAT_EXCLUDED and RESIDENTS_DIFFER, by where the visitor lives', async () => {
    const current = await admin('detailRate', { id: circuitRate })
    await admin('editRate', { id: circuitRate, updatedAt: current.updatedAt, vat: 'excluded' })
    const prices = [line(circuitRate)]
    expect(await codes({ ...sound(), prices }, { country: 'AR' })).toEqual([
      'VAT_EXCLUDED',
      'RESIDENTS_DIFFER',
    ])
    expect(await codes({ ...sound(), prices }, { country: 'DE' })).toEqual([])
    expect(await codes({ ...sound(), prices })).toEqual([])
  })

  it('has money first', async () => {
    const found = await codes({
      ...sound(),
      prices: [],
      payments: [],
      conditions: 'Ours.',
      itemConditions: 'Theirs.',
    })
    expect(found).toEqual(['NO_PRICE', 'TWO_CONDITIONS'])
    expect(proposalWarnings[0]).toBe('NO_PRICE')
  })
})
