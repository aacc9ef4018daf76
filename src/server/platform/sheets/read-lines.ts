import { readFile } from 'node:fs/promises'
import { unguardedText } from '#contract/editing/csv-guard.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { Failure, invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { Cell } from './csv.ts'
import { goesOnWithBefore } from './long-cells.ts'
import { percentCells } from './percent-cells.ts'
import { textOf } from './read-sheet.ts'

/** A line of a sheet that is not empty: its number, where the first is 1. */
export interface Line {
  row: number
  cells: Cell[]
}

export interface ReadLinesJob {
  path: string
  format: 'csv' | 'xlsx'
  /** Beside the header. */
  maxRows: number
}

/** The lines, or why the file is refused. */
export type LinesRead = { lines: Line[] } | { refused: string }

/** Characters of a cell of a workbook, as the format has it. */
const cellMax = 32_767

/** Characters of all cells: a workbook may name one text many times. */
const textsMax = 64 * 1024 * 1024

/** Cost of a cell beside its text, in characters. */
const cellCost = 8

/** Reads the lines of a file, in a process of its own: no failure leaves it but as a message. */
export async function readLines({ path, format, maxRows }: ReadLinesJob): Promise<LinesRead> {
  const bytes = await readFile(path)
  try {
    const lines: Line[] = []
    for await (const line of format === 'csv' ? csvLines(bytes) : xlsxLines(bytes)) {
      const [first = null] = line.cells
      const before = lines.at(-1)
      if (format === 'xlsx' && before && goesOnWithBefore(first)) goOn(before.cells, line.cells)
      else if (line.cells.some((cell) => cell !== null)) lines.push(line)
      if (lines.length > maxRows + 1) throw invalidData('file', messages.tooMany)
    }
    return { lines }
  } catch (error) {
    const [issue] = (error instanceof Failure && error.context.issues) || []
    return { refused: issue?.message ?? sheetMessages.sheetUnreadable }
  }
}

async function* csvLines(bytes: Buffer): AsyncGenerator<Line> {
  const { streamCsvRows } = await import('hucre/csv')
  const text = textOf(bytes)
  let row = 0
  for (const cells of streamCsvRows(text, { delimiter: delimiterOf(text) })) {
    row += 1
    const texts = cells.map((cell) => (cell === null ? '' : unguardedText(String(cell))))
    yield { row, cells: texts.map((cell) => (cell === '' ? null : cell)) }
  }
}

/** Which of the two separates the names of the columns, which have neither. */
function delimiterOf(text: string): ',' | ';' {
  const [header = ''] = text.split(/\r?\n/, 1)
  return header.split(';').length > header.split(',').length ? ';' : ','
}

async function* xlsxLines(bytes: Buffer): AsyncGenerator<Line> {
  const { streamXlsxRows } = await import('hucre/xlsx')
  const isPercent = percentCells(bytes)
  let left = textsMax
  for await (const { index, values } of streamXlsxRows(bytes)) {
    const cells = values.map((value, place): Cell => {
      if (typeof value === 'number' && isPercent(index, place)) return percentText(value)
      return value === '' ? null : value
    })
    for (const cell of cells) {
      const length = typeof cell === 'string' ? cell.length : 0
      if (length > cellMax) throw invalidData('file', sheetMessages.cellTooLong)
      left -= length + cellCost
    }
    if (left < 0) throw invalidData('file', sheetMessages.sheetTooLarge)
    yield { row: index + 1, cells }
  }
}

/** Returns the text that a cell with a percent format shows: a workbook holds 12.5 % as 0.125. */
function percentText(value: number): string {
  return `${Number((value * 100).toPrecision(15))}%`
}

function goOn(before: Cell[], cells: Cell[]): void {
  for (const [place, cell] of cells.entries()) {
    if (place > 0 && cell !== null) before[place] = String(before[place] ?? '') + String(cell)
  }
}
