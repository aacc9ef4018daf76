import { offsetIn } from '#contract/base/dates/zone-offset.ts'
import type { Cell } from './csv.ts'

interface Canvas<Column extends string> {
  name: string
  columns: readonly Column[]
  /** How columns of moments, and of days as `YYYY-MM-DD`, are shown. */
  dates: Partial<Record<Column, keyof typeof formats>>
  /** Time zone of the moments: a workbook knows no zones. */
  timeZone: string
}

const formats = { moment: 'yyyy-mm-dd hh:mm', day: 'yyyy-mm-dd' } as const

/** About as wide as a date and its time, in characters. */
const columnWidth = 18

/**
 * A table as a workbook of one sheet: a header row that stays in sight, then the rows as they come, and nothing waits
 * for the last one. Numbers, days and moments are real ones. No text is ever a formula: it is written as text, whatever
 * it begins with.
 */
export async function xlsxOf<Column extends string>(
  canvas: Canvas<Column>,
  rows: AsyncIterable<Record<Column, Cell>>,
): Promise<AsyncIterable<Uint8Array>> {
  // Only an export needs it.
  const { writeXlsxStream } = await import('hucre/xlsx')
  const { name, columns } = canvas
  const inOrder = async function* () {
    for await (const row of rows) yield valuesOf(canvas, row)
  }
  return writeXlsxStream(inOrder(), {
    name,
    columns: columns.map((column) => ({ header: column, ...formatOf(canvas, column) })),
    freezePane: { rows: 1 },
  })
}

interface FilledCanvas extends Canvas<string> {
  rows: readonly Partial<Record<string, Cell>>[]
}

/** Several tables as a workbook, a sheet each, by the same rules; it is held in memory until it is whole. */
export async function* workbookOfSheets(
  sheets: readonly FilledCanvas[],
): AsyncGenerator<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx')
  yield await writeXlsx({
    sheets: sheets.map((canvas) => ({
      name: canvas.name,
      columns: canvas.columns.map((column) => formatOf(canvas, column)),
      rows: [[...canvas.columns], ...canvas.rows.map((row) => valuesOf(canvas, row))],
      freezePane: { rows: 1 },
    })),
  })
}

function formatOf<Column extends string>({ dates }: Canvas<Column>, column: Column) {
  const format = dates[column]
  return { width: columnWidth, ...(format && { numFmt: formats[format] }) }
}

/** A row's values as the workbook holds them. */
function valuesOf<Column extends string>(
  { columns, dates, timeZone }: Canvas<Column>,
  row: Partial<Record<Column, Cell>>,
): Cell[] {
  return columns.map((column) => {
    const cell = row[column] ?? null
    if (cell instanceof Date) return new Date(cell.getTime() + offsetIn(timeZone, cell.getTime()))
    if (typeof cell !== 'string') return cell
    return dates[column] === 'day' ? new Date(cell) : inWorkbook(cell)
  })
}

/**
 * A text as workbooks spell it: `_x0041_` stands for a letter there, so that a text that says so itself is
 * spelled out, and so is a carriage return, which XML would make a line feed of.
 */
function inWorkbook(text: string): string {
  return text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_').replaceAll('\r', '_x000D_')
}
