import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { ImportReport } from '#contract/editing/transfer.ts'
import { messages } from '#contract/base/text/messages.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit } from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'
import { plainIssues } from '#testing/sheets.ts'

const app = await startTestApp()
const { admin } = app
const circuit = await makeCircuit(admin, { externalId: 'QUEBRADAS' })

type Row = Record<string, string | number | null>

/** A sheet of the same columns in each row, as a file of either sort. */
async function fileOf(rows: Row[], format: 'csv' | 'xlsx'): Promise<Blob> {
  const columns = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => columns.map((name) => row[name] ?? null))
  if (format === 'csv') {
    return new Blob([[columns, ...cells].map((line) => line.join(';')).join('\n')])
  }
  const bytes = await writeXlsx({ sheets: [{ name: 'sheet', rows: [columns, ...cells] }] })
  return new Blob([new Uint8Array(bytes)])
}

/** A workbook of one row, with a cell of which a format is said. */
async function formatted(row: Row, column: string, numFmt: string): Promise<Blob> {
  const columns = Object.keys(row)
  const values = columns.map((name) => row[name] ?? null)
  const cells = new Map([[`1,${columns.indexOf(column)}`, { style: { numFmt } }]])
  const bytes = await writeXlsx({ sheets: [{ name: 'sheet', rows: [columns, values], cells }] })
  return new Blob([new Uint8Array(bytes)])
}

async function importRows(
  rows: Row[],
  format: 'csv' | 'xlsx' = 'csv',
  dryRun = false,
): Promise<ImportReport> {
  const answer = await admin('importRates', { file: await fileOf(rows, format), dryRun })
  if ('workId' in answer) throw new Error('It was to be done at once')
  return answer
}

const rowOf = (ref: string | null, more: Row = {}): Row => ({
  rateRef: ref,
  sheet: 'doubts',
  entityType: 'circuit',
  entityId: 'QUEBRADAS',
  currency: 'USD',
  ranges: '2027-03-01/2027-06-30',
  basis: 'double',
  net: 100,
  ...more,
})

const issuesOf = plainIssues

describe('what a sheet of rates may mean in two ways is refused', () => {
  it.each([
    ['USD', '1.250', '1250 / 1.25'],
    ['USD', '1,250', '1250 / 1.25'],
    ['USD', '2.000', '2000 / 2.0'],
    ['USD', '0.125', '0125 / 0.125'],
  ])('an amount in %s of %s', async (currency, net, readings) => {
    const report = await importRows([rowOf('TWO-WAYS', { currency, net })])
    expect(report.counts).toMatchObject({ refused: 1, add: 0 })
    const message = `${sheetMessages.ambiguousNumber}: ${readings}`
    expect(issuesOf(report)).toEqual([[{ path: 'net', message }]])
  })

  it.each([
    ['USD', '1250', 125_000],
    ['USD', '1250,5', 125_050],
    ['USD', '1250.50', 125_050],
    ['CLP', '1.250', 1_250],
    ['KWD', '1.250', 1_250],
  ])('but not one in %s of %s', async (currency, net, minor) => {
    const ref = `ONE-WAY ${currency} ${net}`
    const report = await importRows([rowOf(ref, { currency, net })])
    expect(issuesOf(report)).toEqual([[]])
    const { list } = await admin('listRates', { sheet: 'doubts' })
    const rate = list.find(({ externalId }) => externalId === ref)
    expect(rate?.seasons[0]?.lines[0]?.net).toBe(minor)
  })

  it('an amount among the extras', async () => {
    const extras = JSON.stringify([
      { label: { en: 'Park' }, amount: '2.500', payable: 'onSpot' },
    ]).replaceAll('"', '""')
    const report = await importRows([rowOf('EXTRA', { extras: `"${extras}"` })])
    const message = `${sheetMessages.ambiguousNumber}: 2500 / 2.5`
    expect(issuesOf(report)).toEqual([[{ path: 'extras', message }]])
  })

  it.each([
    ['PERCENT-1', '0%', 0.1, 10],
    ['PERCENT-2', '0.00%', 0.125, 12.5],
    ['PERCENT-3', '#,##0.0\\ %', 0.075, 7.5],
    ['PERCENT-4', '"100%" 0', 12, 12],
  ])('a commission is what its cell shows: %s as %s', async (ref, format, value, commission) => {
    const file = await formatted(
      rowOf(ref, { commissionPercent: value }),
      'commissionPercent',
      format,
    )
    await admin('importRates', { file })
    const { list } = await admin('listRates', { keyword: ref })
    expect(list.map((rate) => rate.commission)).toEqual([commission])
    const again = await importRows([rowOf(ref, { commissionPercent: `${commission} %` })])
    expect(again.counts.unchanged).toBe(1)
  })

  it('an amount that its cell shows in percent', async () => {
    const file = await formatted(rowOf('PERCENT-5', { net: 1.5 }), 'net', '0%')
    expect(await admin('importRates', { file, dryRun: true })).toMatchObject({
      rows: [{ action: 'refused', issues: [{ path: 'net', message: messages.invalid }] }],
    })
  })

  it('a commission of less than one percent in a workbook', async () => {
    const row = rowOf('PERCENT', { commissionPercent: 0.125 })
    const report = await importRows([row], 'xlsx')
    const message = `${sheetMessages.ambiguousPercent}: 0.125 % / 12.5 %`
    expect(issuesOf(report)).toEqual([[{ path: 'commissionPercent', message }]])
    expect((await importRows([{ ...row, commissionPercent: '0.5' }])).counts.add).toBe(1)
    // What is stored already is meant.
    const again = await importRows([{ ...row, commissionPercent: 0.5 }], 'xlsx')
    expect(again.counts.unchanged).toBe(1)
  })

  it.each(['csv', 'xlsx'] as const)('an error of the spreadsheet, in %s', async (format) => {
    for (const [column, error] of [
      ['rateRef', '#NAME?'],
      ['net', '#REF!'],
      ['room', '#N/A'],
      ['ranges', '#¡VALOR!'],
    ] as const) {
      const report = await importRows([rowOf('ERROR', { room: 'Lake', [column]: error })], format)
      const message = `${sheetMessages.errorCell}: ${error}`
      expect(issuesOf(report)).toEqual([[{ path: column, message }]])
    }
  })

  it.each(['csv', 'xlsx'] as const)(
    'a rate above rows without a reference, in %s',
    async (format) => {
      const externalId = `MERGED ${format}`
      const rate = makeRate({ entityId: circuit, externalId, sheet: `merged ${format}` })
      await admin('addRate', rate)
      const before = (await admin('listRates', { sheet: `merged ${format}` })).list
      const more = { sheet: `merged ${format}` }
      const report = await importRows(
        [
          rowOf(externalId, more),
          rowOf(null, { ...more, basis: 'single', net: 180 }),
          rowOf(null, { ...more, basis: 'triple', net: 90 }),
          rowOf(`NEXT ${format}`, more),
        ],
        format,
      )
      expect(report.counts).toMatchObject({ refused: 3, add: 1 })
      const unnamed = [{ path: 'rateRef', message: messages.required }]
      const elsewhere = [{ path: '', message: sheetMessages.refusedElsewhere }]
      expect(issuesOf(report)).toEqual([elsewhere, unnamed, unnamed, []])
      const after = (await admin('listRates', { sheet: `merged ${format}` })).list
      expect(after.find(({ externalId: each }) => each === externalId)).toEqual(before[0])
    },
  )
})

describe('an id and a reference of different rates', () => {
  const add = async (externalId: string | null) =>
    (await admin('addRate', makeRate({ entityId: circuit, sheet: 'two', externalId }))).id
  const refusal = { path: 'rateRef', message: sheetMessages.twoRates }

  it('refuse their rows', async () => {
    const [one, nameless] = [await add('TWO-1'), await add(null)]
    await add('TWO-2')
    for (const [id, ref] of [
      [one, 'TWO-2'],
      [one, 'MY-NEW-HOTEL'],
      [nameless, 'TWO-2'],
    ] as const) {
      const report = await importRows([{ ...rowOf(ref), id }])
      expect(report.rows).toMatchObject([{ action: 'refused', issues: [refusal] }])
    }
    const mixed = await importRows([
      { ...rowOf('TWO-1'), id: one },
      { ...rowOf('TWO-1'), id: nameless },
    ])
    expect(mixed.counts).toMatchObject({ refused: 2 })
    expect(issuesOf(mixed)[1]).toEqual([refusal])
  })

  it('are none where the rate has no reference yet', async () => {
    const id = await add(null)
    expect((await importRows([{ ...rowOf('TWO-3'), id }])).counts.edit).toBe(1)
    expect((await importRows([{ ...rowOf(id), id }])).counts).toMatchObject({ refused: 0 })
  })
})
