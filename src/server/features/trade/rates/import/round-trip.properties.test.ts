import fc from 'fast-check'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { dayOfNumber, dayNumber } from '#contract/base/dates/days.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { ImportReport } from '#contract/editing/transfer.ts'
import type { PayloadOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit, makeDestination, makeHotel } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const destinationId = await makeDestination(admin)
const items = [
  { entityType: 'hotel', entityId: await makeHotel(admin, { destinationId }) },
  { entityType: 'circuit', entityId: await makeCircuit(admin) },
] as const

type Rate = PayloadOf<'addRate'>

const words = fc
  .array(
    fc.constantFrom('Alta', '=1', "'x", 'a | b', '\\', '"', ',', ';', '_x0041_', 'ñ', '12-24'),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((parts) => parts.join(' '))
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null })
const texts = fc.dictionary(fc.constantFrom('es', 'en', 'pt'), words, { minKeys: 1 })
const amount = fc.integer({ min: 0, max: 9_999_999 })

/** Spans of days that do not meet, in their order. */
const spans = (min: number, max: number) =>
  fc
    .array(fc.integer({ min: 1, max: 40 }), { minLength: 2 * min, maxLength: 2 * max })
    .map((steps) => {
      let at = dayNumber('2027-01-01')
      const days = steps.map((step) => dayOfNumber((at += step)))
      return Array.from({ length: Math.floor(days.length / 2) }, (_, index) => {
        return { from: days[2 * index] ?? '', to: days[2 * index + 1] ?? '' }
      })
    })

const yearly = fc.constantFrom({ from: '12-24', to: '01-06' }, { from: '07-09', to: '07-09' })

const extra = fc
  .record({
    label: texts,
    amount,
    per: fc.constantFrom('person' as const, 'room' as const, 'service' as const),
    ages: orNull(fc.constantFrom({ from: 0, to: 2 }, { from: 3, to: 99 })),
    payable: fc.constantFrom('here' as const, 'onSpot' as const),
    included: fc.boolean(),
    when: fc.oneof(spans(0, 2), fc.array(yearly, { maxLength: 2 })),
    perNight: fc.boolean(),
    maxNights: orNull(fc.integer({ min: 1, max: 30 })),
    optional: fc.boolean(),
    currency: orNull(fc.constantFrom('ARS', 'CLP')),
  })
  .map((each) => (each.payable === 'here' ? { ...each, currency: null } : each))

const line = (basis: 'double' | 'single') =>
  fc.record({ basis: fc.constant(basis), net: amount, gross: orNull(amount) })

const rate: fc.Arbitrary<Rate> = fc
  .record({
    item: fc.constantFrom(...items),
    currency: fc.constantFrom('USD', 'CLP'),
    ranges: spans(1, 6),
    perSeason: fc.integer({ min: 1, max: 3 }),
    names: fc.array(orNull(fc.constantFrom('Alta', 'Baja', '=1')), { minLength: 6, maxLength: 6 }),
    lines: fc.array(fc.tuple(line('double'), line('single')), { minLength: 6, maxLength: 6 }),
    hasLines: fc.boolean(),
    stopSales: spans(0, 3),
    notes: fc.array(orNull(words), { minLength: 3, maxLength: 3 }),
    extras: fc.array(extra, { maxLength: 3 }),
    remarks: texts,
  })
  .map(({ item, ranges, perSeason, names, lines, hasLines, notes, stopSales, ...fields }) => ({
    ...fields,
    ...item,
    seasons: Array.from({ length: Math.ceil(ranges.length / perSeason) }, (_, index) => ({
      name: names[index] ?? null,
      ranges: ranges.slice(index * perSeason, (index + 1) * perSeason),
      lines: hasLines || index > 0 ? (lines[index] ?? []) : [],
    })),
    stopSales: stopSales.map((span, index) => ({ ...span, note: notes[index] ?? null })),
  }))

async function importFile(file: Blob): Promise<ImportReport> {
  const answer = await admin('importRates', { file, dryRun: false })
  if ('workId' in answer) throw new Error('It was to be done at once')
  return answer
}

type Table = Awaited<ReturnType<typeof readXlsx>>['sheets'][number]['rows']

async function sheetsOf(file: Blob) {
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  return sheets.map(({ name, rows }) => ({ name, rows }))
}

const workbook = async (sheets: { name: string; rows: Table }[]) =>
  new Blob([new Uint8Array(await writeXlsx({ sheets }))])

let serial = 0

const stored = async (sheet: string) =>
  (await admin('listRates', { sheet, sort: 'oldest' })).list.map(
    ({ id: _id, updatedAt: _at, ...each }) => each,
  )

describe('what was exported and imported again', () => {
  it.each(['csv', 'xlsx'] as const)(
    'is unchanged, and the same as new: %s',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(fc.array(rate, { minLength: 1, maxLength: 3 }), async (rates) => {
          serial += 1
          const sheet = `round ${serial}`
          for (const [index, each] of rates.entries()) {
            const externalId = index === 0 ? `R-${serial}` : `=R ${serial} ${index}`
            await admin('addRate', { ...each, sheet, externalId })
          }
          const before = await stored(sheet)
          const file = await admin('exportRates', { sheet, format })
          const { counts, rows } = await importFile(file)
          expect(rows.flatMap(({ issues }) => issues)).toEqual([])
          expect(counts).toMatchObject({ add: 0, edit: 0, refused: 0, conflict: 0 })
          const { list } = await admin('listRates', { sheet })
          for (const { id } of list) await admin('deleteRate', { id })
          expect((await importFile(file)).counts).toMatchObject({ add: rows.length, refused: 0 })
          const after = await stored(sheet)
          const byRef = (all: typeof after) =>
            all.toSorted((a, b) => ((a.externalId ?? '') < (b.externalId ?? '') ? -1 : 1))
          // A name in other languages than its own stands in no sheet.
          expect(byRef(after)).toEqual(byRef(before))
        }),
        { numRuns: 12 },
      )
    },
    300_000,
  )
})

const span = { from: '2027-03-01', to: '2027-03-31' }

async function exported(fields: Partial<Rate> = {}) {
  serial += 1
  const sheet = `book ${serial}`
  const lines = [{ basis: 'double' as const, net: 10_000 }]
  const { id } = await admin('addRate', {
    ...items[0],
    currency: 'USD',
    sheet,
    externalId: `B-${serial}`,
    seasons: [
      { ranges: [span, { from: '2027-05-01', to: '2027-05-31' }], lines },
      { from: '2027-04-01', to: '2027-04-30', lines },
    ],
    stopSales: [{ from: '2027-03-05', to: '2027-03-06', note: 'Closed' }],
    extras: [{ label: { en: 'Park' }, amount: 1_050, payable: 'onSpot' }],
    ...fields,
  })
  return { id, sheets: await sheetsOf(await admin('exportRates', { sheet, format: 'xlsx' })) }
}

describe('a workbook of rates', () => {
  it('has no cells with many values, but further sheets', async () => {
    const { sheets } = await exported()
    expect(sheets.map(({ name }) => name)).toEqual(['Rates', 'Ranges', 'Stop sales', 'Extras'])
    const [first, ranges, stopSales, extras] = sheets
    expect(first?.rows[0]).toContain('seasonNumber')
    for (const column of ['ranges', 'stopSales', 'extras']) {
      expect(first?.rows[0]).not.toContain(column)
    }
    const ref = `B-${serial}`
    expect(ranges?.rows).toHaveLength(4)
    expect(stopSales?.rows[1]?.slice(0, 1)).toEqual([ref])
    expect(extras?.rows[1]).toEqual(expect.arrayContaining([ref, 'Park', 10.5, 'onSpot']))
    const header = (await (await admin('exportRates', { sheet: 'none' })).text()).split('\r\n')[0]
    expect(header).toContain('ranges')
    expect(header).not.toContain('seasonNumber')
  })

  it('edits by its further sheets; one that is left out keeps what is stored', async () => {
    const { id, sheets } = await exported()
    const before = await admin('detailRate', { id })
    const [first, ranges, stopSales, extras] = sheets
    if (!first || !ranges || !stopSales || !extras) throw new Error('A sheet is missing')
    expect((await importFile(await workbook([first]))).counts).toMatchObject({ unchanged: 2 })
    const ref = `B-${serial}`
    const edited = await workbook([
      first,
      { ...stopSales, rows: [...stopSales.rows, [ref, '1/4/2027', '2/4/2027', null]] },
      { ...extras, rows: extras.rows.slice(0, 1) },
      ranges,
    ])
    expect((await importFile(edited)).counts).toMatchObject({ edit: 2, refused: 0 })
    const after = await admin('detailRate', { id })
    expect(after.stopSales).toEqual([
      ...before.stopSales,
      { from: '2027-04-01', to: '2027-04-02', note: null },
    ])
    expect(after.extras).toEqual([])
    expect(after.seasons).toEqual(before.seasons)
  })

  it('tells the cell of a further sheet that is wrong, and a rate that the first has not', async () => {
    const { sheets } = await exported()
    const [first, ranges, stopSales, extras] = sheets
    if (!first || !ranges || !stopSales || !extras) throw new Error('A sheet is missing')
    const ref = `B-${serial}`
    const at = extras.rows[0]?.indexOf('maxNights') ?? 0
    const wrong = extras.rows.map((row, index) => (index === 1 ? row.with(at, 'many') : row))
    const backwards = [ref, '2027-04-02', '2027-04-01', null]
    const file = await workbook([
      first,
      ranges,
      { ...stopSales, rows: [...stopSales.rows, backwards] },
      { ...extras, rows: wrong },
    ])
    const { rows } = await importFile(file)
    expect(rows[0]).toMatchObject({ action: 'refused' })
    const letter = String.fromCodePoint(65 + at)
    expect(rows[0]?.issues.map(({ path, cell }) => [path, cell])).toEqual([
      ['extras', `Extras!${letter}2`],
      ['stopSales', 'Stop sales!C3'],
    ])
    const strange = { ...stopSales, rows: [...stopSales.rows, ['nobody', '2027-04-01']] }
    await expect(importFile(await workbook([first, strange]))).rejects.toMatchObject({
      context: {
        issues: [
          { path: 'file', message: `${sheetMessages.rateNotInSheet}: Stop sales!A3 nobody` },
        ],
      },
    })
  })

  it('finds the season of a range by its name where rows have no number', async () => {
    const rows: Table = [
      ['rateRef', 'entityType', 'entityId', 'currency', 'season', 'basis', 'net'],
      ['BY-NAME', 'hotel', items[0].entityId, 'USD', 'Low', 'double', 90],
      ['BY-NAME', 'hotel', items[0].entityId, 'USD', 'High', 'double', 120.5],
    ]
    const ranges: Table = [
      ['rateRef', 'temporada', 'desde', 'hasta'],
      ['BY-NAME', 'Low', '1/3/2027', '30/6/2027'],
      ['BY-NAME', 'Low', '1/8/2027', '30/9/2027'],
      ['BY-NAME', 'High', '1/7/2027', '31/7/2027'],
    ]
    const file = await workbook([
      { name: 'Tarifas', rows },
      { name: 'ranges', rows: ranges },
    ])
    expect((await importFile(file)).counts).toMatchObject({ add: 2, refused: 0 })
    const { list } = await admin('listRates', { keyword: 'BY-NAME' })
    expect(list[0]?.seasons.map(({ ranges: days }) => days.length)).toEqual([2, 1])
  })
})
