import { readFile } from 'node:fs/promises'
import { unguardedText } from '#contract/editing/csv-guard.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { Failure, invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { Cell } from '../csv.ts'
import { textOf } from './encoding.ts'
import { type ChosenColumns, columnOfHeader, foldHeader, type ColumnNames } from './headers.ts'
import { goesOnWithBefore } from '../long-cells.ts'
import { sheetsOf, type WorkbookSheet } from './workbook-sheets.ts'

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
  /** The columns that the sheet may have. */
  names: ColumnNames
  /** Columns that somebody chose for headers. */
  chosen?: ChosenColumns | undefined
  /** Number of the header's line; looked for where left out. */
  headerRow?: number | undefined
  /** Sheets of a workbook that are read beside the table, by their names. */
  further?: readonly FurtherSheet[]
}

/** A further sheet: its name and the columns that it may have. */
export interface FurtherSheet {
  name: string
  names: ColumnNames
}

/** A table of a file: the name of its sheet in a workbook, its header and the lines below. */
export interface Table {
  sheet: string | null
  header: Line
  lines: Line[]
  /** Those of the further sheets that are there, by the names that were asked for. */
  further?: Record<string, Table>
}

/** The table, or why the file is refused. */
export type LinesRead = Table | { refused: string }

/** Characters of a cell of a workbook, as the format has it. */
const cellMax = 32_767

/** Characters of all cells: a workbook may name one text many times. */
const textsMax = 64 * 1024 * 1024

/** Cost of a cell beside its text, in characters. */
const cellCost = 8

/** Lines among which the header is looked for: titles and notes may stand above. */
const headerWithin = 20

/** Reads the table of a file, in a process of its own: no failure leaves it but as a message. */
export async function readLines(job: ReadLinesJob): Promise<LinesRead> {
  const bytes = await readFile(job.path)
  try {
    return await (job.format === 'csv' ? csvTable(textOf(bytes), job) : xlsxTable(bytes, job))
  } catch (error) {
    const [issue] = (error instanceof Failure && error.context.issues) || []
    return { refused: issue?.message ?? sheetMessages.sheetUnreadable }
  }
}

/** How many columns a line names. */
function knownIn({ cells }: Line, { names, chosen }: ReadLinesJob): number {
  const named = cells.flatMap((cell) =>
    typeof cell === 'string' ? (columnOfHeader(cell.trim(), names, chosen) ?? []) : [],
  )
  return new Set(named).size
}

/** The line that is the header: the one that was told, else that with the most columns, else the first. */
function headerOf(lines: readonly Line[], job: ReadLinesJob): Line | undefined {
  if (job.headerRow !== undefined) return lines.find(({ row }) => row === job.headerRow)
  const near = lines.filter(({ row }) => row <= headerWithin)
  const most = Math.max(0, ...near.map((line) => knownIn(line, job)))
  return most === 0 ? lines[0] : near.find((line) => knownIn(line, job) === most)
}

function tableOf(sheet: string | null, lines: Line[], job: ReadLinesJob): Table {
  const header = headerOf(lines, job)
  if (!header) throw invalidData('file', sheetMessages.sheetUnreadable)
  const below = lines.filter(({ row }) => row > header.row)
  if (below.length > job.maxRows) throw invalidData('file', messages.tooMany)
  return { sheet, header, lines: below }
}

async function csvTable(text: string, job: ReadLinesJob): Promise<Table> {
  const { streamCsvRows } = await import('hucre/csv')
  const told = /^sep=([,;\t])\r?\n/i.exec(text)
  const table = told ? text.slice(told[0].length) : text
  const firstRow = told ? 2 : 1
  function* linesOf(delimiter: string): Generator<Line> {
    let row = firstRow
    for (const cells of streamCsvRows(table, { delimiter })) {
      const texts = cells.map((cell) => (cell === null ? '' : unguardedText(String(cell))))
      if (texts.some((cell) => cell !== '')) {
        yield { row, cells: texts.map((cell) => (cell === '' ? null : cell)) }
      }
      row += 1
    }
  }
  const delimiter = told?.[1] ?? delimiterOf(linesOf, job)
  const lines: Line[] = []
  for (const line of linesOf(delimiter)) {
    lines.push(line)
    if (lines.length > job.maxRows + headerWithin) throw invalidData('file', messages.tooMany)
  }
  return tableOf(null, lines, job)
}

/** The separator by which a line names the most columns, the earliest such line first; else by which it has the most cells. */
function delimiterOf(linesOf: (delimiter: string) => Iterable<Line>, job: ReadLinesJob): string {
  const tried = [',', ';', '\t'].map((delimiter) => {
    const near: Line[] = []
    for (const line of linesOf(delimiter)) {
      if (line.row > headerWithin || near.length === headerWithin) break
      near.push(line)
    }
    const header = headerOf(near, job)
    const { row = 0, cells = [] } = header ?? {}
    return { delimiter, known: header ? knownIn(header, job) : 0, row, cells: cells.length }
  })
  const [best] = tried.toSorted(
    (one, other) => other.known - one.known || one.row - other.row || other.cells - one.cells,
  )
  return best?.delimiter ?? ','
}

/** The first sheet that is seen and has a column, else the first that is seen; further sheets stand beside it. */
async function xlsxTable(bytes: Buffer, job: ReadLinesJob): Promise<Table> {
  const budget = { left: textsMax }
  const { further: asked = [] } = job
  const further: Record<string, Table> = {}
  let first: Table | undefined
  let main: Table | undefined
  for (const [index, open] of sheetsOf(bytes).entries()) {
    if (main && asked.length === 0) break
    const sheet = open()
    const beside = asked.find(({ name }) => foldHeader(name) === foldHeader(sheet.name))
    if (!sheet.isVisible || (main && !beside)) continue
    const own = beside ? furtherJob(job, beside) : job
    const lines = await linesOfSheet({ bytes, index, sheet, budget }, own)
    if (lines.length === 0) continue
    const table = tableOf(sheet.name, lines, own)
    if (beside) further[beside.name] = table
    else if (knownIn(table.header, job) > 0) main = table
    else first ??= table
  }
  const table = main ?? first
  if (!table) throw invalidData('file', sheetMessages.sheetUnreadable)
  return { ...table, ...(asked.length > 0 && { further }) }
}

/** Rows of a further sheet that a row of the table may have. */
const furtherRows = 10

const furtherJob = (job: ReadLinesJob, { names }: FurtherSheet): ReadLinesJob => ({
  ...job,
  names,
  maxRows: job.maxRows * furtherRows,
  chosen: undefined,
  headerRow: undefined,
})

interface OpenSheet {
  bytes: Buffer
  index: number
  sheet: WorkbookSheet
  budget: { left: number }
}

async function linesOfSheet(
  { bytes, index, sheet, budget }: OpenSheet,
  { maxRows }: ReadLinesJob,
): Promise<Line[]> {
  const lines: Line[] = []
  for await (const line of xlsxLines(bytes, index, sheet, budget)) {
    const before = lines.at(-1)
    const [start = null] = line.cells
    if (before && goesOnWithBefore(start)) goOn(before.cells, line.cells)
    else if (line.cells.some((cell) => cell !== null)) lines.push(line)
    if (lines.length > maxRows + headerWithin) throw invalidData('file', messages.tooMany)
  }
  return lines
}

async function* xlsxLines(
  bytes: Buffer,
  index: number,
  { isPercent, merges }: WorkbookSheet,
  budget: { left: number },
): AsyncGenerator<Line> {
  const { streamXlsxRows } = await import('hucre/xlsx')
  const open = merges.map((merge) => ({ ...merge, value: null as Cell }))
  for await (const { index: row, values } of streamXlsxRows(bytes, { sheet: index })) {
    const cells = values.map((value, place): Cell => {
      if (typeof value === 'number' && isPercent(row, place)) return percentText(value)
      // A formula leaves binary noise behind the fifteenth digit, which spreadsheets do not show.
      if (typeof value === 'number') return Number(value.toPrecision(15))
      return value === '' ? null : value
    })
    for (const cell of cells) {
      const length = typeof cell === 'string' ? cell.length : 0
      if (length > cellMax) throw invalidData('file', sheetMessages.cellTooLong)
      budget.left -= length + cellCost
    }
    if (budget.left < 0) throw invalidData('file', sheetMessages.sheetTooLarge)
    const hasOwn = cells.some((cell) => cell !== null)
    for (const merge of open) {
      if (row === merge.from) merge.value = cells[merge.place] ?? null
      else if (hasOwn && row > merge.from && row <= merge.to) cells[merge.place] = merge.value
    }
    yield { row: row + 1, cells: [...cells].map((cell) => cell ?? null) }
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
