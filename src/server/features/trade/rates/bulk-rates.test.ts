import { expect, it } from 'vitest'
import type { AnswerOf, PayloadOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit, makeDestination, makeDetails, makeHotel } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const destinationId = await makeDestination(admin)
const hotel = await makeHotel(admin, { destinationId })

const season = {
  name: 'High',
  from: '2027-12-15',
  to: '2028-02-29',
  lines: [{ basis: 'double' as const, net: 10_050, gross: 15_000 }],
}

async function makeRate(fields: Partial<PayloadOf<'addRate'>> = {}): Promise<string> {
  const rate = { entityType: 'hotel' as const, entityId: hotel, currency: 'USD', seasons: [season] }
  return (await admin('addRate', { ...rate, ...fields })).id
}

async function bulk(payload: PayloadOf<'bulkRates'>) {
  const answer: AnswerOf<'bulkRates'> = await admin('bulkRates', payload)
  if ('workId' in answer) throw new Error('It was to be done at once')
  return answer
}

const gone = '00000000-0000-4000-8000-000000000000'

it('next year’s rates are made once, hidden, by calendar years and a percentage', async () => {
  const id = await makeRate({ sheet: 'next' })
  const dry = await bulk({ ids: [id], action: 'nextYear', dryRun: true })
  expect(dry).toMatchObject({ done: [id], made: [] })
  const { made = [], refused } = await bulk({
    ids: [id, gone],
    action: 'nextYear',
    percent: 10,
    wholeUnits: true,
  })
  expect(refused).toMatchObject([{ id: gone, name: 'NOT_FOUND_ERROR' }])
  const copy = await admin('detailRate', { id: made[0] ?? '' })
  expect(copy).toMatchObject({ status: false, validFrom: '2028-12-15', validTo: '2029-02-28' })
  expect(copy.seasons[0]?.lines[0]).toMatchObject({ net: 11_100, gross: 16_500 })
  const again = await bulk({ ids: [id], action: 'nextYear' })
  expect(again).toMatchObject({ done: [], made: [], refused: [{ name: 'EDIT_CONFLICT_ERROR' }] })
})

it('prices change by a percentage, but for what is paid on the spot', async () => {
  const park = { label: { en: 'Park' }, amount: 1_000 }
  const extras = [
    { ...park, payable: 'onSpot' as const },
    { ...park, payable: 'here' as const },
  ]
  const id = await makeRate({ sheet: 'percent', extras })
  const { warnings } = await bulk({ ids: [id], action: 'percent', percent: 50 })
  expect(warnings).toMatchObject([{ id, code: 'PRICE_JUMP', path: 'seasons.0.lines.0.net' }])
  const rate = await admin('detailRate', { id })
  expect(rate.seasons[0]?.lines[0]).toMatchObject({ net: 15_075, gross: 22_500 })
  expect(rate.extras.map(({ amount }) => amount)).toEqual([1_000, 1_500])
})

it('a stop sale of a hotel names the journeys that are there, and is added once', async () => {
  const lodge = await makeHotel(admin, { destinationId })
  const circuit = await makeCircuit(admin, {
    destinationIds: [destinationId, await makeDestination(admin)],
    hotelIds: [lodge],
    itinerary: [{ day: 1, destinationId, hotelId: lodge }],
    details: makeDetails('Norte'),
  })
  const id = await makeRate({ entityId: lodge })
  const stopSale = { from: '2028-01-01', to: '2028-01-03', note: 'Full' }
  for (let times = 0; times < 2; times += 1) {
    const { warnings } = await bulk({ ids: [id], action: 'addStopSale', stopSale })
    expect(warnings).toEqual([
      {
        id,
        code: 'USED_BY',
        path: 'stopSale',
        context: { kind: 'circuit', id: circuit, name: 'Norte' },
      },
    ])
  }
  expect((await admin('detailRate', { id })).stopSales).toEqual([stopSale])
})

it('many rates are hidden, shown and deleted; the work is undone', async () => {
  const ids = [await makeRate({ sheet: 'many' }), await makeRate({ sheet: 'many' })]
  const shown = async () => (await admin('listRates', { sheet: 'many' })).list.map((r) => r.status)
  const workId = crypto.randomUUID()
  await bulk({ ids, action: 'disable', workId })
  expect(await shown()).toEqual([false, false])
  await admin('undoWork', { workId })
  expect(await shown()).toEqual([true, true])
  await bulk({ ids, action: 'disable' })
  await bulk({ ids, action: 'enable' })
  expect(await shown()).toEqual([true, true])
  expect(await bulk({ ids, action: 'delete' })).toMatchObject({ done: ids, refused: [] })
  expect(await shown()).toEqual([])
})

it.each([
  ['percent', { action: 'percent' as const }],
  ['stopSale', { action: 'addStopSale' as const }],
  [
    'stopSale.to',
    { action: 'addStopSale' as const, stopSale: { from: '2027-02-02', to: '2027-02-01' } },
  ],
])('what an action needs is asked for: %s', async (path, fields) => {
  await expect(admin('bulkRates', { ids: [gone], ...fields })).rejects.toMatchObject({
    message: 'INVALID_DATA_ERROR',
    context: { issues: [{ path }] },
  })
})
