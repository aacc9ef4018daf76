import { describe, expect, it } from 'vitest'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { ImportReport } from '#contract/editing/transfer.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { PayloadOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit, makeDestination, makeHotel } from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'
import { csvOfRows, csvRows, plainIssues, without } from '#testing/sheets.ts'

const app = await startTestApp()
const { admin } = app
const place = await makeDestination(admin)
const circuit = await makeCircuit(admin, { externalId: 'QUEBRADAS' })
const hotel = await makeHotel(admin, { destinationId: place })

async function importSheet(sheet: string | File, dryRun = false): Promise<ImportReport> {
  const file = typeof sheet === 'string' ? new Blob([sheet]) : sheet
  const answer = await admin('importRates', { file, dryRun })
  if ('workId' in answer) throw new Error('It was to be done at once')
  return answer
}

const exported = (sheet: string, format: 'csv' | 'xlsx' = 'csv') =>
  admin('exportRates', { sheet, format })
const listed = async (sheet: string) => (await admin('listRates', { sheet })).list

const full: PayloadOf<'addRate'> = {
  entityType: 'hotel',
  entityId: hotel,
  externalId: 'H-27 | "full"',
  currency: 'ARS',
  sheet: 'trip',
  pricedBy: 'start',
  validFrom: '2027-01-01',
  validTo: '2028-02-01',
  bookFrom: '2026-01-01',
  bookTo: '2027-12-31',
  commission: 12.5,
  commissionable: false,
  commissionFixed: true,
  vat: 'refundableNonResidents',
  residents: 'all',
  extras: [
    { label: { en: 'Park | fee', es: 'Parque' }, amount: 1_050, payable: 'onSpot' },
    { label: { en: 'Tax' }, amount: 2, per: 'room', payable: 'here', included: true },
    { label: { pt: 'x' }, amount: 0, payable: 'here', ages: { from: 2, to: 5 } },
  ],
  cancellation: { en: '=no formula', es: 'Dos\nlíneas' },
  remarks: { pt: '- traço' },
  stopSales: [{ from: '2027-04-01', to: '2027-04-02', note: 'Easter' }],
  status: false,
  seasons: [
    {
      name: 'High',
      ranges: [
        { from: '2027-01-01', to: '2027-02-28' },
        { from: '2028-01-01', to: '2028-02-01' },
      ],
      minNights: 3,
      lines: [
        { basis: 'double', net: 100_050, gross: 125_001, room: 'Lake | view', board: 'BB' },
        { basis: 'double', net: 90_000, room: 'Garden', class: 'superior', bed: 'own' },
        { basis: 'child', net: 1, gross: 2, ages: { from: 3, to: 9 }, perNight: false },
        { basis: 'unit', net: 5, supplement: true, service: 'private', commissionable: false },
        { basis: 'group', net: 7, pax: { min: 10, max: 20 }, per: 'service' },
      ],
    },
    { name: 'Empty', from: '2027-05-01', to: '2027-05-31', lines: [] },
    { from: '2027-06-01', to: '2027-06-30', lines: [{ basis: 'single', net: 3, gross: null }] },
  ],
}

describe('an import of rates', () => {
  it.each(['csv', 'xlsx'] as const)('leaves unchanged what was exported as %s', async (format) => {
    const sheet = `trip ${format}`
    await admin('addRate', { ...full, sheet, externalId: `${full.externalId} ${format}` })
    await admin('addRate', makeRate({ entityId: circuit, sheet }))
    await admin('addRate', {
      ...makeRate({ entityId: circuit, sheet }),
      seasons: [],
      validFrom: '2027-01-01',
      validTo: '2027-01-31',
    })
    const before = await listed(sheet)
    const report = await importSheet(await exported(sheet, format))
    expect(report.rows.flatMap(({ issues }) => issues)).toEqual([])
    expect(report.counts).toEqual({
      add: 0,
      edit: 0,
      unchanged: 11,
      conflict: 0,
      refused: 0,
      cleared: {},
    })
    const names = new Set(report.rows.map(({ externalId }) => externalId))
    expect(names).toEqual(new Set([`${full.externalId} ${format}`, null]))
    expect(await listed(sheet)).toEqual(before)
  })

  it('adds again what was deleted, as it was', async () => {
    const sheet = 'again'
    await admin('addRate', { ...full, sheet, externalId: 'AGAIN' })
    const [before] = await listed(sheet)
    const file = await exported(sheet)
    await admin('deleteRate', { id: before?.id ?? '' })
    expect((await importSheet(file, true)).counts).toMatchObject({ add: 7 })
    expect(await listed(sheet)).toEqual([])
    expect((await importSheet(file)).counts).toMatchObject({ add: 7, refused: 0 })
    const [after] = await listed(sheet)
    expect({ ...after, id: before?.id, updatedAt: before?.updatedAt }).toEqual(before)
  })

  it('joins rows to one rate by rateRef, with what only one of them says', async () => {
    const rate = { rateRef: 'J-1', entityType: 'circuit', entityId: 'QUEBRADAS', currency: 'usd' }
    const low = { season: 'Low', ranges: '2027-03-01/2027-06-30' }
    const report = await importSheet(
      csvOfRows(
        [
          { ...rate, sheet: 'joined', ...low, basis: 'double', net: '1250,5', gross: '1500.25' },
          {
            rateRef: 'J-1',
            season: 'High',
            ranges: '2027-07-01/2027-09-30',
            basis: 'double',
            net: 2,
          },
          { rateRef: 'J-1', season: 'Low', basis: 'single', net: '0.10' },
        ],
        ';',
      ),
    )
    expect(report.counts).toMatchObject({ add: 3, refused: 0 })
    expect(await listed('joined')).toMatchObject([
      {
        externalId: 'J-1',
        entityId: circuit,
        currency: 'USD',
        seasons: [
          {
            name: 'Low',
            lines: [
              { basis: 'double', net: 125_050, gross: 150_025 },
              { basis: 'single', net: 10, gross: null },
            ],
          },
          { name: 'High', lines: [{ net: 200 }] },
        ],
      },
    ])
  })

  it('keeps what is stored in columns that are left out', async () => {
    await admin('addRate', { ...full, sheet: 'kept', externalId: 'KEPT' })
    const rows = await csvRows(await exported('kept'))
    const kept = [
      'gross',
      'board',
      'minNights',
      'extras',
      'remarks.pt',
      'sheet',
      'ageFrom',
      'ageTo',
    ]
    const fewer = rows.map((row) => kept.reduce((each, name) => without(each, name), row))
    expect((await importSheet(csvOfRows(fewer))).counts).toMatchObject({ unchanged: 7 })
    const changed = fewer.map((row, at) => (at === 0 ? { ...row, net: '1000.51' } : row))
    expect((await importSheet(csvOfRows(changed))).counts).toMatchObject({ edit: 7 })
    expect((await listed('kept'))[0]).toMatchObject({
      extras: [{ amount: 1_050 }, {}, {}],
      seasons: [
        {
          minNights: 3,
          lines: [
            { net: 100_051, gross: 125_001, board: 'BB' },
            {},
            { ages: { from: 3, to: 9 } },
            {},
            {},
          ],
        },
        {},
        {},
      ],
    })
  })

  it('tells of prices that change by more than a quarter, in the dry run too', async () => {
    await admin('addRate', makeRate({ entityId: circuit, sheet: 'large', externalId: 'LARGE' }))
    const rows = await csvRows(await exported('large'))
    const priced = rows.map((row, at) => ({
      ...row,
      net: ['1250', '1750.01', '1200'][at] ?? '',
      gross: at === 0 ? '900' : (row['gross'] ?? ''),
    }))
    const report = await importSheet(csvOfRows(priced), true)
    expect(report.counts).toMatchObject({ edit: 3 })
    expect(plainIssues(report)).toEqual([
      [{ path: 'gross', message: `${sheetMessages.priceChanges}: 1250 → 900` }],
      [{ path: 'net', message: `${sheetMessages.priceChanges}: 1400 → 1750.01` }],
      [],
    ])
    expect((await listed('large'))[0]?.seasons[0]?.lines[0]?.net).toBe(100_000)
  })

  it('names every stored price that the sheet leaves out, in the dry run too', async () => {
    await admin('addRate', makeRate({ entityId: circuit, sheet: 'gone', externalId: 'GONE' }))
    const rows = await csvRows(await exported('gone'))
    expect(rows.length).toBeGreaterThan(2)
    for (const isDry of [true, false]) {
      const report = await importSheet(csvOfRows(rows.slice(1)), isDry)
      const [first, ...others] = plainIssues(report)
      const { season, basis, net } = rows[0] ?? {}
      expect(first).toEqual([
        {
          path: 'basis',
          message: `${sheetMessages.lineLeftOut}: ${season}, ${basis} (${Number(net)})`,
        },
      ])
      expect(others.flat()).toEqual([])
    }
  })

  it('refuses a rate whole, at the row and column that is wrong', async () => {
    const rate = { entityType: 'circuit', entityId: circuit, currency: 'USD', basis: 'double' }
    const days = { season: 'A', ranges: '2027-01-01/2027-01-31' }
    const wrong: [Record<string, string | number>, string, string][] = [
      [{ net: '1.2345' }, 'net', sheetMessages.tooExact],
      [{ net: '1.23.4' }, 'net', messages.invalid],
      [{ net: '' }, 'net', messages.required],
      [{ net: 1, basis: 'tent' }, 'basis', messages.invalid],
      [{ net: 1, ranges: 'January' }, 'ranges', messages.invalid],
      [{ net: 1, ranges: '2027-02-01/2027-01-01' }, 'ranges', messages.spanOrder],
      [{ net: 1, entityId: 'NOBODY' }, 'entityId', `${sheetMessages.unknownReference}: NOBODY`],
      [{ net: 1, validTo: '2027-01-15' }, 'ranges', messages.outsideValidity],
      [{ net: 1, paxMin: 3, paxMax: 2 }, 'paxMax', messages.rangeOrder],
      [{ net: 1, commissionPercent: 51 }, 'commissionPercent', messages.numberTooLarge],
      [{ net: 1, currency: 'XYZ' }, 'currency', messages.invalid],
    ]
    const report = await importSheet(
      csvOfRows(
        wrong.flatMap(([cells], at) => [
          { rateRef: `W-${at}`, ...rate, ...days, ...cells },
          { rateRef: `W-${at}`, ...rate, ...days, ...cells, basis: 'single', net: 1 },
        ]),
      ),
    )
    expect(report.counts).toMatchObject({ add: 0, refused: wrong.length * 2 })
    const issues = plainIssues(report)
    const firstIssues = wrong.map((_each, at) => issues[at * 2]?.[0])
    expect(firstIssues).toEqual(wrong.map(([, path, message]) => ({ path, message })))
  })

  it('refuses what names no rate, an id of none, and rows that contradict one another', async () => {
    const rate = {
      entityType: 'circuit',
      entityId: circuit,
      currency: 'USD',
      ranges: '2027-01-01/2027-01-31',
      net: 1,
    }
    const report = await importSheet(
      csvOfRows([
        { ...rate, rateRef: '', basis: 'double', further: 'x' },
        { ...rate, id: circuit, basis: 'double' },
        { ...rate, rateRef: 'C-1', basis: 'double' },
        { ...rate, rateRef: 'C-1', basis: 'single', currency: 'EUR' },
        { ...rate, rateRef: 'C-2', basis: 'double' },
        { ...rate, rateRef: 'C-2', basis: 'double' },
      ]),
    )
    expect(report.rows.map(({ action }) => action)).toEqual(Array(6).fill('refused'))
    const unknown = { path: 'further', message: sheetMessages.unknownColumn }
    expect(plainIssues(report)).toEqual([
      [unknown, { path: 'rateRef', message: messages.required }],
      [unknown, { path: 'id', message: sheetMessages.unknownItem }],
      [unknown, { path: '', message: sheetMessages.refusedElsewhere }],
      [unknown, { path: 'currency', message: sheetMessages.saysOtherwise }],
      [unknown, { path: '', message: sheetMessages.refusedElsewhere }],
      [unknown, { path: 'basis', message: messages.lineRepeated }],
    ])
  })

  it('is work that can be followed, and is for admins', async () => {
    await admin('addRate', makeRate({ entityId: circuit, sheet: 'work', externalId: 'WORK' }))
    const file = await exported('work')
    const begun = await admin('importRates', { file, dryRun: 'true', background: 'true' })
    if (!('workId' in begun)) throw new Error('It was to be done in the background')
    await expect
      .poll(() => admin('getWork', { workId: begun.workId }))
      .toMatchObject({ state: 'done', done: 3, total: 3, answer: { counts: { unchanged: 3 } } })
    const agent = await app.makeUser()
    await expect(agent.call('importRates', { file })).rejects.toThrow('FORBIDDEN_ERROR')
  })
})
