import { readFile } from 'node:fs/promises'
import { invalidData } from '#contract/failures.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/messages.ts'
import type { Cell } from './csv.ts'
import { goesOnWithBefore } from './long-cells.ts'

/** A row of a sheet: its number, where the header is 1, and its cells by the names of their columns. */
export interface SheetRow {
  row: number
  cells: Map<string, Cell>
}

export interface ReadSheet {
  columns: string[]
  rows: SheetRow[]
}

type Numbered = { row: number; cells: Cell[] }

/**
 * Reads a table with a header row from a CSV file (UTF-8 or Windows-1252; commas or semicolons) or from
 * the first sheet of a workbook. Empty rows are left out, but count.
 * @throws INVALID_DATA_ERROR at `file` for what is none, or has more than `maxRows` rows
 */
export async function readSheet(
  path: string,
  format: 'csv' | 'xlsx',
  maxRows: number,
): Promise<ReadSheet> {
  const bytes = await readFile(path)
  const lines = format === 'csv' ? await csvLines(bytes) : await xlsxLines(bytes, maxRows)
  const [header, ...body] = lines
  if (!header || header.row !== 1) throw unreadableSheet()
  const columns = header.cells.map((cell) => String(cell ?? '').trim())
  const repeated = columns.find((name, place) => name !== '' && columns.indexOf(name) !== place)
  if (repeated !== undefined) throw invalidData(repeated, sheetMessages.repeatedColumn)
  const rows = body.map(({ row, cells }) => ({
    row,
    cells: new Map(
      columns.flatMap((name, place) => (name === '' ? [] : [[name, cells[place] ?? null]])),
    ),
  }))
  if (rows.length > maxRows) throw tooManyRows()
  return { columns: columns.filter((name) => name !== ''), rows }
}

/**
 * Refuses columns that are known but for their case: left out, they would be missed where nobody looks.
 * @throws INVALID_DATA_ERROR at the column
 */
export function refuseOtherCase(columns: Iterable<string>, known: readonly string[]): void {
  for (const name of columns) {
    if (known.includes(name)) continue
    const meant = known.find((each) => each.toLowerCase() === name.toLowerCase())
    if (meant !== undefined) throw invalidData(name, `${sheetMessages.otherCase}: ${meant}`)
  }
}

export function unreadableSheet(cause?: unknown) {
  return invalidData('file', sheetMessages.sheetUnreadable, { cause })
}

export function tooManyRows() {
  return invalidData('file', messages.tooMany)
}

/** A file's text: UTF-8, else what Windows wrote before. */
export function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What the export put before a text so that no spreadsheet calculates with it (see `csvOf`). */
const guard = /^'(?=[=+\-@\t\r'])/

async function csvLines(bytes: Buffer): Promise<Numbered[]> {
  const { streamCsvRows } = await import('hucre/csv')
  const text = textOf(bytes)
  const lines: Numbered[] = []
  let row = 0
  for (const cells of streamCsvRows(text, { delimiter: delimiterOf(text) })) {
    row += 1
    const texts = cells.map((cell) => (cell === null ? '' : String(cell).replace(guard, '')))
    if (row === 1 || texts.some((cell) => cell !== '')) {
      lines.push({ row, cells: texts.map((cell) => (cell === '' ? null : cell)) })
    }
  }
  return lines
}

/** Which of the two separates the names of the columns, which have neither. */
function delimiterOf(text: string): ',' | ';' {
  const [header = ''] = text.split(/\r?\n/, 1)
  return header.split(';').length > header.split(',').length ? ';' : ','
}

async function xlsxLines(bytes: Buffer, maxRows: number): Promise<Numbered[]> {
  const { streamXlsxRows } = await import('hucre/xlsx')
  const lines: Numbered[] = []
  const isLong = () => lines.length > maxRows + 1
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      const cells = values.map((value): Cell => (value === '' ? null : value))
      const [first = null] = cells
      const before = lines.at(-1)
      if (before && goesOnWithBefore(first)) goOn(before.cells, cells)
      else if (cells.some((cell) => cell !== null)) lines.push({ row: index + 1, cells })
      if (isLong()) break
    }
  } catch (error) {
    throw unreadableSheet(error)
  }
  if (isLong()) throw tooManyRows()
  return lines
}

function goOn(before: Cell[], cells: Cell[]): void {
  for (const [place, cell] of cells.entries()) {
    if (place > 0 && cell !== null) before[place] = String(before[place] ?? '') + String(cell)
  }
}
