import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { rates } from '#server/platform/db/schema/index.ts'
import type { ImportReport } from '#contract/editing/transfer.ts'
import type { PayloadOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit, makeDestination, makeDetails, makeHotel } from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'

const app = await startTestApp()
const { admin } = app

let circuit = ''

beforeAll(async () => {
  circuit = await makeCircuit(admin, {})
})

it('a rate is stored with warnings of doubtful prices and of rates for the same days', async () => {
  const entityId = await makeCircuit(admin, {})
  const [season] = makeRate({ entityId }).seasons ?? []
  const given = (prices: object, fields: Partial<PayloadOf<'addRate'>> = {}) =>
    makeRate({
      entityId,
      sheet: 'doubts',
      seasons: [
        { ...season, lines: [{ basis: 'double', net: 100_000, gross: 125_000, ...prices }] },
      ],
      ...fields,
    })
  const first = await admin('addRate', given({}))
  expect(first.warnings).toEqual([])
  const below = await admin('editRate', { ...given({ gross: 90_000 }), id: first.id })
  expect(below.warnings).toMatchObject([
    { code: 'GROSS_BELOW_NET', path: 'seasons.0.lines.0.gross' },
  ])
  const jump = await admin('editRate', { ...given({ net: 125_001, gross: null }), id: first.id })
  expect(jump.warnings).toEqual([
    {
      code: 'PRICE_JUMP',
      path: 'seasons.0.lines.0.net',
      context: { before: 100_000, after: 125_001 },
    },
  ])
  await admin('editRate', { ...given({}), id: first.id })
  // The same days, to be sold at the same time, for the same travellers.
  const second = await admin('addRate', given({ net: 0 }))
  expect(second.warnings.map(({ code }) => code)).toEqual(['OVERLAPS_RATE', 'ZERO_PRICE'])
  expect(second.warnings[0]?.context).toMatchObject({ rateId: first.id })
  const codesOf = async (fields: Partial<PayloadOf<'editRate'>>) => {
    const { warnings } = await admin('editRate', { id: second.id, ...fields })
    return warnings.map(({ code }) => code)
  }
  const apart = { bookFrom: '2026-06-01', bookTo: '2026-12-31' }
  expect(await codesOf({ residents: 'residents' })).toEqual(['ZERO_PRICE'])
  expect(await codesOf({ residents: 'all' })).toEqual(['OVERLAPS_RATE', 'ZERO_PRICE'])
  expect(await codesOf({ status: false })).toEqual(['ZERO_PRICE'])
  await admin('editRate', { id: first.id, bookFrom: '2027-01-01' })
  expect(await codesOf({ status: true, ...apart })).toEqual(['ZERO_PRICE'])
  // The year after is compared with the season of the same name.
  const lines = [{ basis: 'double' as const, net: 130_000, gross: null }]
  const next = [{ name: 'Low', from: '2028-03-01', to: '2028-06-30', lines }]
  await admin('deleteRate', { id: second.id })
  const later = await admin('addRate', given({}, { seasons: next }))
  expect(later.warnings).toMatchObject([{ code: 'PRICE_JUMP', context: { before: 100_000 } }])
})

it('a rate is found by the places of its item, in any language, and by region and country', async () => {
  const { id: countryId } = await admin('addCountry', { name: 'Chile', names: { pt: 'Chili' } })
  const { id: regionId } = await admin('addRegion', { countryId, name: 'Atacama' })
  const details = makeDetails('San Pedro', ['en', 'es'])
  const destinationId = await makeDestination(admin, { regionId, details })
  const entityId = await makeHotel(admin, { destinationId })
  const rate = makeRate({ entityType: 'hotel', entityId, sheet: 'placed' })
  const { id } = await admin('addRate', rate)
  const found = async (filters: PayloadOf<'listRates'>) =>
    (await admin('listRates', filters)).list.filter((each) => each.sheet === 'placed')
  for (const keyword of ['atacama', 'chile', 'chili', 'san pedro', 'placed atac']) {
    expect(await found({ keyword })).toMatchObject([{ id }])
  }
  expect(await found({ regionId })).toMatchObject([{ id }])
  expect(await found({ countryId, regionId })).toMatchObject([{ id }])
  expect(await found({ countryId: regionId })).toEqual([])
  expect(await found({ keyword: 'patagonia placed' })).toEqual([])
})

it('a rate has seasons with names in each language, which a sheet keeps', async () => {
  const names = { en: 'Low', pt: 'Baixa' }
  const [season] = makeRate({ entityId: circuit }).seasons ?? []
  const seasons = [{ ...season, name: 'Baja', names }]
  const given = makeRate({ entityId: circuit, externalId: 'NAMED', sheet: 'named', seasons })
  const { id } = await admin('addRate', given)
  const named = { seasons: [{ name: 'Baja', names }] }
  expect(await admin('detailRate', { id })).toMatchObject(named)
  const file = (await admin('exportRates', { sheet: 'named' })) as Blob
  const report = (await admin('importRates', { file })) as ImportReport
  expect(report.counts).toMatchObject({ unchanged: 2 })
  const cells = (await file.text()).replaceAll('1000', '1001')
  await admin('importRates', { file: new Blob([cells]) })
  const after = await admin('detailRate', { id })
  expect(after).toMatchObject(named)
  expect(after.seasons[0]?.lines[0]?.net).toBe(100_100)
  await admin('editRate', { id, seasons: [{ ...season, name: 'Baja' }] })
  expect((await admin('detailRate', { id })).seasons[0]?.names).toEqual({})
})

it('a rate is copied a calendar year on unless days are given, and warns of feasts that move', async () => {
  const given = makeRate({
    entityId: circuit,
    sheet: 'by years',
    seasons: [
      { name: 'Carnaval', from: '2027-02-06', to: '2027-02-09', lines: [] },
      { name: 'Verano', from: '2027-02-10', to: '2027-02-28', lines: [] },
    ],
    stopSales: [{ from: '2027-03-26', to: '2027-03-28' }],
    bookFrom: '2026-03-01',
    bookTo: '2027-02-28',
  })
  const { id } = await admin('addRate', given)
  const { id: copyId, warnings } = await admin('duplicateRate', { id })
  expect(await admin('detailRate', { id: copyId })).toMatchObject({
    status: false,
    validFrom: '2028-02-06',
    validTo: '2028-02-29',
    bookFrom: '2027-03-01',
    bookTo: '2028-02-29',
    seasons: [
      { ranges: [{ from: '2028-02-06', to: '2028-02-09' }] },
      { ranges: [{ from: '2028-02-10', to: '2028-02-29' }] },
    ],
    stopSales: [{ from: '2028-03-26', to: '2028-03-28' }],
  })
  expect(warnings).toEqual([
    {
      code: 'MOVABLE_DAYS',
      path: 'seasons.0.ranges.0',
      context: { season: 'Carnaval', from: '2028-02-06', to: '2028-02-09', feast: 'carnival' },
    },
    {
      code: 'MOVABLE_DAYS',
      path: 'stopSales.0',
      context: { season: null, from: '2028-03-26', to: '2028-03-28', feast: 'easter' },
    },
  ])
  await expect(admin('duplicateRate', { id, years: 1, shiftDays: 7 })).rejects.toMatchObject({
    context: { issues: [{ path: 'years' }] },
  })
})

it('a season that an earlier version stored has no names, and saving it is no news', async () => {
  const { id } = await admin('addRate', makeRate({ entityId: circuit, sheet: 'earlier' }))
  const { db } = app.services.database
  await db.execute(
    sql`update rates set seasons = (select jsonb_agg(season - 'names') from jsonb_array_elements(seasons) season)
      where id = ${id}`,
  )
  const { seasons } = await admin('detailRate', { id })
  expect(seasons.map(({ names }) => names)).toEqual([{}, {}])
  const moment = () => db.select({ at: rates.pricesAt }).from(rates).where(eq(rates.id, id))
  const before = await moment()
  await admin('editRate', { id, seasons: seasons as PayloadOf<'addRate'>['seasons'] })
  expect(await moment()).toEqual(before)
})
