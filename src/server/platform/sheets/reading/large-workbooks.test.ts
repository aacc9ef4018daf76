import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { namesOfColumns } from './column-names.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { startTestApp } from '#testing/app.ts'
import { rawWorkbook, textCell } from '#testing/raw-workbook.ts'
import { makeSheetReader } from './sheet-reader.ts'

const { admin, call } = await startTestApp()

const folder = await mkdtemp(join(tmpdir(), 'sheets-'))
const reader = makeSheetReader({ maxOldGenerationSizeMb: 128 })
afterAll(async () => {
  await reader.close()
  await rm(folder, { recursive: true })
})

const MB = 1024 * 1024
const header = `<row r="1">${textCell('A1', 'externalId')}</row>`
const long = (length: number) => 'x'.repeat(length)

const bombs = {
  'one cell of 200 MB': () =>
    rawWorkbook({ rows: `${header}<row r="2">${textCell('A2', long(200 * MB))}</row>` }),
  'shared strings of 200 MB': () =>
    rawWorkbook({ rows: header, strings: `<si><t>${long(200 * MB)}</t></si>` }),
  'a part that nobody reads, of 65 MB': () =>
    rawWorkbook({ rows: header, parts: { 'xl/media/a.bin': new Uint8Array(65 * MB) } }),
  'many texts that are one': () =>
    rawWorkbook({
      rows: header + `<row>${'<c t="s"><v>0</v></c>'.repeat(5_000)}</row>`,
      strings: `<si><t>${long(32_000)}</t></si>`,
    }),
}

const withoutSize = async () => {
  const bytes = Buffer.from(await rawWorkbook({ rows: header }).arrayBuffer())
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const entry = bytes.lastIndexOf(name) - 46
  bytes.writeUInt32LE(0, entry + 24)
  return new Blob([bytes])
}

const refusalOf = async (file: Blob) =>
  admin('importCatalogue', { kind: 'tour', file, dryRun: true }).then(
    () => null,
    (error: unknown) => (error as { context: { issues: unknown } }).context.issues,
  )

describe('a workbook is refused as a file', () => {
  it.each(Object.entries(bombs))('that has %s', { timeout: 60_000 }, async (_name, make) => {
    const file = make()
    expect(file.size).toBeLessThan(MB)
    expect(await refusalOf(file)).toEqual([{ path: 'file', message: sheetMessages.sheetTooLarge }])
  })

  it('that does not tell how large a part is', async () => {
    expect(await refusalOf(await withoutSize())).toEqual([
      { path: 'file', message: sheetMessages.sheetTooLarge },
    ])
  })

  it('that has a cell of more than 32,767 characters', async () => {
    const cell = (length: number) =>
      rawWorkbook({ rows: `${header}<row r="2">${textCell('A2', long(length))}</row>` })
    expect(await refusalOf(cell(32_768))).toEqual([
      { path: 'file', message: sheetMessages.cellTooLong },
    ])
    expect(await refusalOf(cell(32_767))).toBeNull()
  })

  it('of many parts and rows is read', { timeout: 60_000 }, async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [
        `xl/worksheets/other${index}.xml`,
        new Uint8Array(10 * MB),
      ]),
    )
    expect(await refusalOf(rawWorkbook({ rows: header, parts }))).toBeNull()
  })
})

const names = namesOfColumns(['externalId'])

it('a process that needs more memory than it has refuses the file, and the next is read', async () => {
  const path = join(folder, 'many.xlsx')
  const strings = '<si><t>x</t></si>'.repeat(3_500_000)
  await writeFile(path, Buffer.from(await rawWorkbook({ rows: header, strings }).arrayBuffer()))
  await expect(reader.table({ path, format: 'xlsx', maxRows: 10, names })).rejects.toMatchObject({
    context: { issues: [{ path: 'file', message: sheetMessages.sheetTooLarge }] },
  })
  await writeFile(path, Buffer.from(await rawWorkbook({ rows: header }).arrayBuffer()))
  expect(await reader.table({ path, format: 'xlsx', maxRows: 10, names })).toEqual({
    sheet: 'Sheet',
    header: { row: 1, cells: ['externalId'] },
    lines: [],
  })
}, 60_000)

it('others are answered while a large workbook is read', { timeout: 60_000 }, async () => {
  const rows = Array.from(
    { length: 600_000 },
    (_, index) => `<row r="${index + 2}"><c r="A${index + 2}" s="0"/></row>`,
  )
  let isRead = false
  const refused = refusalOf(rawWorkbook({ rows: header + rows.join('') })).then((issues) => {
    isRead = true
    return issues
  })
  for (let round = 0; round < 5; round += 1) await call('listDestinations', {})
  expect(isRead).toBe(false)
  expect(await refused).toBeNull()
})

it('a report tells no more than the beginning of a cell', async () => {
  const columns = `${header.slice(0, -6)}${textCell('B1', long(5_000))}</row>`
  const row = `<row r="2">${textCell('A2', long(30_000))}</row>`
  const file = rawWorkbook({ rows: columns + row })
  const report = await admin('importCatalogue', { kind: 'tour', file, dryRun: true })
  expect(JSON.stringify({ ...report, fields: [] }).length).toBeLessThan(2_000)
  expect(report).toMatchObject({ rows: [{ externalId: `${long(200)}…` }] })
})
