import { isDeepStrictEqual } from 'node:util'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { amountIn } from '#server/platform/sheets/cells/amounts.ts'
import {
  isErrorCell,
  momentIn,
  type ReadCell,
  textIn,
  unreadable,
} from '#server/platform/sheets/cells/cells.ts'
import type { Reading } from '#server/platform/sheets/cells/column-types.ts'
import { refusalOf } from '#server/platform/sheets/cells/refusals.ts'
import type { RowIssue } from '#server/features/editing/imports/import-entries.ts'
import { rateColumns } from '../sheet-columns.ts'
import { readCell } from './column-types.ts'
import { seasonsFrom, seasonColumns } from './season-rows.ts'
import { type RateRow, type RateRows, wordIn } from './rate-rows.ts'

export type Fields = Record<string, unknown>

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
  placeOfPart?: RateRows['placeOfPart']
}

/** Rates cannot be without these: an empty cell says nothing. */
const said = <Value>(value: Value | null) => value ?? undefined
const whole = (value: unknown) => value
const listed = (value: unknown) => value ?? []

/** The fields of a rate by their columns; undefined says nothing. */
const columns = {
  sheet: { field: 'sheet', valueOf: said },
  entityType: { field: 'entityType', valueOf: said },
  entityId: { field: 'entityId', valueOf: said },
  currency: { field: 'currency', valueOf: said },
  pricedBy: { field: 'pricedBy', valueOf: whole },
  validFrom: { field: 'validFrom', valueOf: whole },
  validTo: { field: 'validTo', valueOf: whole },
  bookFrom: { field: 'bookFrom', valueOf: whole },
  bookTo: { field: 'bookTo', valueOf: whole },
  commissionPercent: { field: 'commission', valueOf: whole },
  rateCommissionable: { field: 'commissionable', valueOf: whole },
  commissionFixed: { field: 'commissionFixed', valueOf: whole },
  vat: { field: 'vat', valueOf: said },
  residents: { field: 'residents', valueOf: said },
  status: { field: 'status', valueOf: whole },
  stopSales: { field: 'stopSales', valueOf: listed },
  extras: { field: 'extras', valueOf: listed },
} as const

type ColumnName = (typeof rateColumns)[number]

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
export function fromRows(
  { rows, placeOfPart }: RateRows,
  stored: Fields | undefined,
  reading: Reading,
): ParsedRate {
  const issues: RowIssue[] = []
  const report: ReportIssue = ({ row }, path, message) => issues.push({ row, path, message })
  for (const row of rows) {
    for (const name of rateColumns) {
      const cell = row.cells.get(name) ?? null
      if (isErrorCell(cell)) report(row, name, refusalOf(cell))
    }
  }
  const readable = rows.map((row) => withoutErrors(row))
  const fields: Fields = {}
  for (const [name, column] of Object.entries(columns)) {
    const { field } = column
    const read = (cell: ReadCell) => {
      const value = readCell(name as ColumnName, cell, reading)
      return value === unreadable ? value : column.valueOf(value)
    }
    const value = valueOf(readable, name, read, report)
    if (value !== undefined) fields[field] = value
  }
  reportHundredths(readable, stored?.['commission'], report)
  for (const text of texts) {
    const value = textsOf(readable, text, stored?.[text], report)
    if (value) fields[text] = value
  }
  const [first] = rows
  const currency = fields['currency'] ?? stored?.['currency']
  if (first && Array.isArray(fields['extras'])) {
    fields['extras'] = inMinorUnits(fields['extras'], currency, (index, message) => {
      const cell = placeOfPart?.('extras', index, 'amount')
      issues.push({ row: first.row, path: 'extras', message, ...(cell !== undefined && { cell }) })
    })
  }
  const isSaid = rows.some(({ cells }) => seasonColumns.some((name) => cells.has(name)))
  const updatedAt = earliestIn(rows, report)
  const read = { unreadable: issues, updatedAt, placeOfPart }
  if (!isSaid) return { ...read, fields, seasonRows: [] }
  const isHotel = (fields['entityType'] ?? stored?.['entityType']) === 'hotel'
  const { seasons, seasonRows } = seasonsFrom({
    rows: readable,
    stored,
    currency,
    isHotel,
    reading,
    report,
  })
  return { ...read, fields: { ...fields, seasons }, seasonRows }
}

/** Drops the errors of the spreadsheet from a row; they are reported already. */
function withoutErrors(row: RateRow): RateRow {
  const cells = [...row.cells].map(
    ([name, cell]) => [name, isErrorCell(cell) ? null : cell] as const,
  )
  return { ...row, cells: new Map(cells) }
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
    const value = valueOf(rows, `${text}.${lang}`, (cell) => wordIn(cell), report)
    if (value === null || value === undefined) delete all[lang]
    else all[lang] = value
  }
  return all
}

function inMinorUnits(
  extras: unknown[],
  currency: unknown,
  report: (index: number, message: string) => void,
) {
  return extras.map((extra: unknown, index) => {
    if (typeof extra !== 'object' || extra === null || !('amount' in extra)) return extra
    const own = ('currency' in extra && extra.currency) || currency
    const read = amountIn(extra.amount as ReadCell, own)
    if ('amount' in read) return { ...extra, amount: read.amount }
    report(index, read.refusal)
    return extra
  })
}
