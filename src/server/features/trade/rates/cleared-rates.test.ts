import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit } from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'

const { admin } = await startTestApp()

it('a rate is what it is when nothing is said, where null is sent, new or edited', async () => {
  const circuit = await makeCircuit(admin)
  const cleared = {
    sheet: null,
    commissionable: null,
    commissionFixed: null,
    vat: null,
    residents: null,
    extras: null,
    cancellation: null,
    stopSales: null,
    remarks: null,
    status: null,
  }
  const expected = {
    sheet: 'general',
    commissionable: true,
    commissionFixed: false,
    vat: 'included',
    residents: 'nonResidents',
    extras: [],
    cancellation: {},
    stopSales: [],
    remarks: {},
    status: true,
  }
  const { seasons: _seasons, ...bare } = makeRate({ entityId: circuit })
  const season = { from: '2029-03-01', to: '2029-03-31' }
  const validity = { validFrom: '2029-01-01', validTo: '2029-12-31' }
  const { id } = await admin('addRate', { ...bare, ...cleared, ...validity })
  expect(await admin('detailRate', { id })).toMatchObject({ ...expected, seasons: [] })
  const others = { sheet: 'other', vat: 'excluded', residents: 'all', status: false } as const
  const edit = { ...others, commissionable: false, remarks: { en: 'R' }, seasons: [season] }
  await admin('editRate', { id, ...edit })
  await admin('editRate', { id, externalId: 'cleared' })
  const seasons = [{ ...season, lines: [] }]
  expect(await admin('detailRate', { id })).toMatchObject({ ...edit, seasons })
  await admin('editRate', { id, ...cleared })
  expect(await admin('detailRate', { id })).toMatchObject({ ...expected, seasons })
})
