import { invalidData } from '#contract/base/failures.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { Cell } from '../csv.ts'
import { echoOf } from '../cells/cells.ts'
import { matchHeaders } from './headers.ts'
import type { ReadLinesJob, Table } from './read-lines.ts'
import type { SheetReader } from './sheet-reader.ts'
import { columnLetters } from './workbook-sheets.ts'

/** A row of a sheet: its number in the sheet, and its cells by the columns that their headers mean. */
export interface SheetRow {
  row: number
  cells: Map<string, Cell>
}

/** A table as it was understood. */
export interface ReadSheet {
  /** Name of the sheet of a workbook. */
  sheet: string | null
  /** Number of the header's line. */
  headerRow: number
  /** Each header with the column that it means; null means none. */
  columns: Record<string, string | null>
  rows: SheetRow[]
  /** Where a row has the cell of a column, as spreadsheets say it: "J2". */
  placeOf: (row: number, column: string) => string | undefined
  /** The further sheets that are there, by the names that were asked for. */
  further: Record<string, RowsOfSheet>
}

/** The rows of a sheet as they were understood. */
export type RowsOfSheet = Pick<ReadSheet, 'sheet' | 'rows' | 'placeOf'>

/**
 * Reads a table with a header row from a CSV file (UTF-8, UTF-16 or Windows-1252; commas, semicolons or tabs) or from
 * the first sheet of a workbook that is seen and has a known column. Empty rows are left out, but count.
 * @throws INVALID_DATA_ERROR at `file` for what is none, is too large or has more than `maxRows` rows; at a header that
 *   is repeated; at `columns` for chosen headers that are not there; UNEXPECTED_ERROR with status 503 when too many wait
 *   already
 */
export async function readSheet(
  reader: Pick<SheetReader, 'table'>,
  job: ReadLinesJob,
): Promise<ReadSheet> {
  const { further = {}, ...table } = await reader.table(job)
  const { headers, columns, ...read } = understood(table, job)
  const beside = (job.further ?? []).flatMap(({ name, names }) => {
    const there = further[name]
    if (!there) return []
    const { sheet, rows, placeOf } = understood(there, { names })
    return [[name, { sheet, rows, placeOf }] as const]
  })
  return {
    ...read,
    headerRow: table.header.row,
    columns: Object.fromEntries(
      headers.flatMap((name, place) =>
        name === '' ? [] : [[echoOf(name), columns[place] ?? null]],
      ),
    ),
    further: Object.fromEntries(beside),
  }
}

/** A table by the columns that its headers mean. */
function understood(
  { sheet, header, lines }: Table,
  { names, chosen = {} }: Pick<ReadLinesJob, 'names' | 'chosen'>,
): RowsOfSheet & { headers: string[]; columns: (string | null)[] } {
  const headers = header.cells.map((cell) => String(cell ?? '').trim())
  const repeated = headers.find((name, place) => name !== '' && headers.indexOf(name) !== place)
  if (repeated !== undefined) throw invalidData(echoOf(repeated), sheetMessages.repeatedColumn)
  if (Object.keys(chosen).some((name) => !headers.includes(name))) {
    throw invalidData('columns', sheetMessages.unknownColumn)
  }
  const columns = matchHeaders(headers, names, chosen)
  const rows = lines.map(({ row, cells }) => ({
    row,
    cells: new Map(
      columns.flatMap((name, place) => (name === null ? [] : [[name, cells[place] ?? null]])),
    ),
  }))
  return {
    sheet,
    headers,
    columns,
    rows,
    placeOf(row, column) {
      const place = columns.indexOf(column)
      return place === -1 ? undefined : `${columnLetters(place)}${row}`
    },
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
