import { isDeepStrictEqual } from 'node:util'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { amountIn } from '#server/platform/sheets/amounts.ts'
import {
  isErrorCell,
  jsonIn,
  momentIn,
  percentIn,
  type ReadCell,
  refusalOf,
  textIn,
  truthIn,
  unreadable,
} from '#server/platform/sheets/cells.ts'
import { rateColumns } from '../sheet-columns.ts'
import { seasonsFrom, seasonColumns } from './season-rows.ts'
import { type RateRow, type RateRows, wordIn } from './read-rows.ts'

export type Fields = Record<string, unknown>

/** Something to be known of a row. */
export interface RowIssue {
  row: number
  path: string
  message: string
}

/** Tells what is wrong with a cell. */
export type ReportIssue = (row: RateRow, path: string, message: string) => void

/** A rate as its rows give it. */
export interface ParsedRate {
  /** As addRate and editRate take them; those alone that columns say something of. */
  fields: Fields
  /** Cells that cannot be read. */
  unreadable: RowIssue[]
  /** The row of each season, and of each of its lines. */
  seasonRows: { row: number; lines: number[] }[]
  /** The earliest moment that its rows tell it was as exported, and the row. */
  updatedAt?: { at: Date; row: number } | undefined
}

const word = (cell: ReadCell) => wordIn(cell) ?? undefined
const wordOrNull = (cell: ReadCell) => wordIn(cell)
const truth = (cell: ReadCell) => truthIn(cell)

/** The fields of a rate by their columns; undefined in a cell says nothing. */
const columns: Record<string, { field: string; read: (cell: ReadCell) => unknown }> = {
  sheet: { field: 'sheet', read: word },
  entityType: { field: 'entityType', read: (cell) => word(cell)?.toLowerCase() },
  entityId: { field: 'entityId', read: word },
  currency: { field: 'currency', read: (cell) => word(cell)?.toUpperCase() },
  pricedBy: { field: 'pricedBy', read: wordOrNull },
  validFrom: { field: 'validFrom', read: wordOrNull },
  validTo: { field: 'validTo', read: wordOrNull },
  bookFrom: { field: 'bookFrom', read: wordOrNull },
  bookTo: { field: 'bookTo', read: wordOrNull },
  commissionPercent: { field: 'commission', read: percentIn },
  rateCommissionable: { field: 'commissionable', read: truth },
  commissionFixed: { field: 'commissionFixed', read: truth },
  vat: { field: 'vat', read: word },
  residents: { field: 'residents', read: word },
  status: { field: 'status', read: truth },
  stopSales: { field: 'stopSales', read: (cell) => jsonIn(cell) ?? [] },
  extras: { field: 'extras', read: (cell) => jsonIn(cell) ?? [] },
}

const texts = ['remarks', 'cancellation'] as const

/** The column that a broken rule of a field of the rate is about. */
export function columnOfField(field: string): string {
  const found = Object.entries(columns).find(([, column]) => column.field === field)
  return found?.[0] ?? (field === 'externalId' ? 'rateRef' : field)
}

/**
 * A rate as its rows say it. A column that is left out keeps what is stored; an empty cell says nothing where
 * another row of the rate does, and else clears.
 */
export function fromRows({ rows }: RateRows, stored: Fields | undefined): ParsedRate {
  const issues: RowIssue[] = []
  const report: ReportIssue = ({ row }, path, message) => issues.push({ row, path, message })
  for (const row of rows) {
    for (const name of rateColumns) {
      const cell = row.cells.get(name) ?? null
      if (isErrorCell(cell)) report(row, name, refusalOf(cell))
    }
  }
  if (issues.length > 0) return { fields: {}, unreadable: issues, seasonRows: [] }
  const fields: Fields = {}
  for (const [name, { field, read }] of Object.entries(columns)) {
    const value = valueOf(rows, name, read, report)
    if (value !== undefined) fields[field] = value
  }
  reportHundredths(rows, stored?.['commission'], report)
  for (const text of texts) {
    const value = textsOf(rows, text, stored?.[text], report)
    if (value) fields[text] = value
  }
  const [first] = rows
  const currency = fields['currency'] ?? stored?.['currency']
  if (first && Array.isArray(fields['extras'])) {
    fields['extras'] = inMinorUnits(fields['extras'], currency, (message) =>
      report(first, 'extras', message),
    )
  }
  const isSaid = rows.some(({ cells }) => seasonColumns.some((name) => cells.has(name)))
  const updatedAt = earliestIn(rows, report)
  if (!isSaid) return { fields, unreadable: issues, seasonRows: [], updatedAt }
  const isHotel = (fields['entityType'] ?? stored?.['entityType']) === 'hotel'
  const { seasons, seasonRows } = seasonsFrom({ rows, stored, currency, isHotel, report })
  return { fields: { ...fields, seasons }, unreadable: issues, seasonRows, updatedAt }
}

function earliestIn(rows: readonly RateRow[], report: ReportIssue): ParsedRate['updatedAt'] {
  let earliest: ParsedRate['updatedAt']
  for (const row of rows) {
    const at = momentIn(row.cells.get('updatedAt') ?? null)
    if (at === unreadable) report(row, 'updatedAt', messages.invalid)
    else if (at && (!earliest || at < earliest.at)) earliest = { at, row: row.row }
  }
  return earliest
}

/** A workbook holds 10 % as 0.1, and may have lost its format: less than one percent is taken from a text alone. */
function reportHundredths(rows: readonly RateRow[], stored: unknown, report: ReportIssue): void {
  const name = 'commissionPercent'
  for (const row of rows) {
    const cell = row.cells.get(name)
    if (typeof cell !== 'number' || cell <= 0 || cell >= 1 || cell === stored) continue
    const shown = Number((cell * 100).toPrecision(15))
    report(row, name, `${sheetMessages.ambiguousPercent}: ${cell} % / ${shown} %`)
  }
}

/** Returns the rows' value in a column of the rate's own; reports rows with different values. */
function valueOf(
  rows: readonly RateRow[],
  name: string,
  read: (cell: ReadCell) => unknown,
  report: ReportIssue,
): unknown {
  const there = rows.filter(({ cells }) => cells.has(name))
  const said = there.filter(({ cells }) => textIn(cells.get(name) ?? null).trim() !== '')
  const [first, ...others] = said
  if (!first) return there.length > 0 ? read(null) : undefined
  const value = read(first.cells.get(name) ?? null)
  if (value === unreadable) {
    report(first, name, refusalOf(first.cells.get(name) ?? null))
    return undefined
  }
  for (const other of others) {
    if (!isDeepStrictEqual(read(other.cells.get(name) ?? null), value)) {
      report(other, name, sheetMessages.saysOtherwise)
    }
  }
  return value
}

/** A text by languages; a language without a column keeps what is stored. */
function textsOf(rows: readonly RateRow[], text: string, stored: unknown, report: ReportIssue) {
  const given = languages.filter((lang) => rows.some(({ cells }) => cells.has(`${text}.${lang}`)))
  if (given.length === 0) return undefined
  const all: Fields = { ...(stored as Fields | undefined) }
  for (const lang of given) {
    const value = valueOf(rows, `${text}.${lang}`, wordOrNull, report)
    if (value === null || value === undefined) delete all[lang]
    else all[lang] = value
  }
  return all
}

function inMinorUnits(extras: unknown[], currency: unknown, report: (message: string) => void) {
  return extras.map((extra: unknown) => {
    if (typeof extra !== 'object' || extra === null || !('amount' in extra)) return extra
    const read = amountIn(extra.amount as ReadCell, currency)
    if ('amount' in read) return { ...extra, amount: read.amount }
    report(read.refusal)
    return extra
  })
}
