import { invalidData } from '#contract/base/failures.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { Cell } from './csv.ts'
import { echoOf } from './cells.ts'
import type { ReadLinesJob } from './read-lines.ts'
import type { SheetReader } from './sheet-reader.ts'

/** A row of a sheet: its number, where the header is 1, and its cells by the names of their columns. */
export interface SheetRow {
  row: number
  cells: Map<string, Cell>
}

export interface ReadSheet {
  columns: string[]
  rows: SheetRow[]
}

/**
 * Reads a table with a header row from a CSV file (UTF-8 or Windows-1252; commas or semicolons) or from
 * the first sheet of a workbook. Empty rows are left out, but count.
 * @throws INVALID_DATA_ERROR at `file` for what is none, is too large or has more than `maxRows` rows; UNEXPECTED_ERROR
 *   with status 503 when too many wait already
 */
export async function readSheet(
  reader: Pick<SheetReader, 'lines'>,
  { path, format, maxRows }: ReadLinesJob,
): Promise<ReadSheet> {
  const [header, ...body] = await reader.lines({ path, format, maxRows })
  if (!header || header.row !== 1) throw unreadableSheet()
  const columns = header.cells.map((cell) => String(cell ?? '').trim())
  const repeated = columns.find((name, place) => name !== '' && columns.indexOf(name) !== place)
  if (repeated !== undefined) throw invalidData(echoOf(repeated), sheetMessages.repeatedColumn)
  const rows = body.map(({ row, cells }) => ({
    row,
    cells: new Map(
      columns.flatMap((name, place) => (name === '' ? [] : [[name, cells[place] ?? null]])),
    ),
  }))
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

/**
 * Refuses columns from before amounts had decimals: they would be read a hundred times too cheap.
 * @throws INVALID_DATA_ERROR at `file`, which tells the new name
 */
export function refuseRenamed(
  columns: Iterable<string>,
  renamed: ReadonlyMap<string, string>,
): void {
  for (const name of columns) {
    const now = renamed.get(name.toLowerCase())
    if (now !== undefined) {
      throw invalidData('file', `${sheetMessages.minorUnits}: ${name} → ${now}`)
    }
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
