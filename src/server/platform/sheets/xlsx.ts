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
  { name, columns, dates, timeZone }: Canvas<Column>,
  rows: AsyncIterable<Record<Column, Cell>>,
): Promise<AsyncIterable<Uint8Array>> {
  // Only an export needs it.
  const { writeXlsxStream } = await import('hucre/xlsx')
  const valueOf = (column: Column, cell: Cell) => {
    if (cell instanceof Date) return new Date(cell.getTime() + offsetIn(timeZone, cell.getTime()))
    if (typeof cell !== 'string') return cell
    return dates[column] === 'day' ? new Date(cell) : inWorkbook(cell)
  }
  const inOrder = async function* () {
    for await (const row of rows) yield columns.map((column) => valueOf(column, row[column]))
  }
  return writeXlsxStream(inOrder(), {
    name,
    columns: columns.map((column) => {
      const format = dates[column]
      return { header: column, width: columnWidth, ...(format && { numFmt: formats[format] }) }
    }),
    freezePane: { rows: 1 },
  })
}

/**
 * A text as workbooks spell it: `_x0041_` stands for a letter there, so that a text that says so itself is
 * spelled out, and so is a carriage return, which XML would make a line feed of.
 */
function inWorkbook(text: string): string {
  return text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_').replaceAll('\r', '_x000D_')
}
