import type { Kind } from '#contract/base/kinds.ts'
import { isRequiredText, textFields } from '#contract/catalogue/facts/texts.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { ImportIssue } from '#contract/editing/transfer.ts'
import type { Issue } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { languages } from '#contract/base/languages/languages.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'
import { amountIn } from '#server/platform/sheets/cells/amounts.ts'
import { isErrorCell, momentIn, textIn, unreadable } from '#server/platform/sheets/cells/cells.ts'
import type { DayOrder } from '#server/platform/sheets/cells/days.ts'
import { hasHtml, htmlToLine, htmlToMarkdown } from '#server/platform/sheets/cells/html-cells.ts'
import { refusalOf } from '#server/platform/sheets/cells/refusals.ts'
import { type Column, knownColumnsOf } from '../columns/columns.ts'
import { bandsIn } from '../columns/band-cells.ts'
import { departuresOf } from '../columns/departure-cells.ts'

type Fields = Record<string, unknown>

/** An item as a row gives it: the fields that its columns say something of. */
export interface ParsedItem {
  /** As what was exported had changed last; null where the row does not tell. */
  updatedAt: Date | null
  fields: Fields
  /** Notes about its cells that refuse nothing. */
  notes: ImportIssue[]
  /** Cells that cannot be read. */
  unreadable: Issue[]
}

interface RowCells {
  cells: ReadonlyMap<string, Cell>
  stored: Fields | undefined
  dayOrder: DayOrder
}

/**
 * The fields of a row. A column that is left out keeps what is stored; so does a language of which no
 * column is there, and a part of a value whose other parts are.
 */
export function fromCells(kind: Kind, { cells, stored, dayOrder }: RowCells): ParsedItem {
  const columns = knownColumnsOf(kind).filter(({ name }) => cells.has(name))
  const notes: ImportIssue[] = []
  const issues: Issue[] = []
  const valueOf = (column: Column) => {
    const cell = cells.get(column.name) ?? null
    if (column.isMoney) {
      const read = amountIn(cell, currencyOf(column, cells, stored))
      if ('amount' in read) return read.amount
      issues.push({ path: column.name, message: read.refusal })
      return undefined
    }
    if (column.isBands && !isErrorCell(cell)) {
      const read = bandsIn(cell, currencyOf({ field: 'priceFrom' }, cells, stored))
      if ('bands' in read) return read.bands
      issues.push({ path: column.name, message: read.refusal })
      return undefined
    }
    const value = isErrorCell(cell) ? unreadable : column.read(cell, { dayOrder })
    if (value === unreadable) {
      issues.push({ path: column.name, message: refusalOf(cell) })
      return undefined
    }
    if (!column.html || typeof value !== 'string' || !hasHtml(value)) return value
    notes.push({
      path: column.name,
      message: sheetMessages.htmlConverted,
      code: 'HTML_CONVERTED',
    })
    return column.html === 'markdown' ? htmlToMarkdown(value) : htmlToLine(value)
  }
  const updatedAt = momentIn(cells.get('updatedAt') ?? null)
  if (updatedAt === unreadable) issues.push({ path: 'updatedAt', message: messages.invalid })
  return {
    updatedAt: updatedAt === unreadable ? null : updatedAt,
    fields: { ...detailsOf(columns, valueOf, stored), ...fieldsOf(columns, valueOf, stored) },
    notes,
    unreadable: issues,
  }
}

/** Returns the currency in an amount's row, else the stored one. */
function currencyOf(
  { field }: Pick<Column, 'field'>,
  cells: ReadonlyMap<string, Cell>,
  stored: Fields | undefined,
): unknown {
  const name = `${field}.currency`
  if (cells.has(name))
    return textIn(cells.get(name) ?? null)
      .trim()
      .toUpperCase()
  return (stored?.[field] as Fields | null | undefined)?.['currency']
}

type ValueOf = (column: Column) => unknown

function fieldsOf(columns: Column[], valueOf: ValueOf, stored: Fields = {}): Fields {
  const fields: Fields = {}
  const inParts = new Map<string, Fields>()
  for (const column of columns.filter(({ lang }) => lang === undefined)) {
    const { field, part } = column
    const value = valueOf(column)
    if (part === undefined) {
      if (value !== undefined) fields[field] = value
      continue
    }
    const parts = inParts.get(field) ?? { ...(stored[field] as Fields | null | undefined) }
    inParts.set(field, { ...parts, [part]: value })
  }
  for (const [field, parts] of inParts) {
    const isNothing = Object.values(parts).every((value) => value === null || value === undefined)
    if (field === 'departures') fields[field] = departuresOf(parts)
    else fields[field] = isNothing ? null : parts
  }
  return fields
}

/** The texts of each language, those of the sheet over the stored ones. */
function detailsOf(columns: Column[], valueOf: ValueOf, stored: Fields = {}): Fields {
  const texts = columns.filter(({ lang }) => lang !== undefined)
  if (texts.length === 0) return {}
  const before = (stored['details'] ?? []) as Fields[]
  const order = [...before.map((entry) => entry['lang']), ...languages]
  const details = [...new Set(order)].flatMap((lang) => {
    const kept = before.find((entry) => entry['lang'] === lang)
    const given = texts.filter((column) => column.lang === lang)
    const entry = {
      ...kept,
      ...Object.fromEntries(given.map((each) => [each.field, valueOf(each)])),
    }
    const isEmpty = Object.entries(entry).every(([name, value]) => name === 'lang' || isNone(value))
    return isEmpty ? [] : [{ ...entry, lang }]
  })
  // The rules have words for a text that is empty, and none for one that is null.
  const required = textFields().filter(isRequiredText)
  const filled = (entry: Fields) => required.map((field) => [field, entry[field] ?? ''])
  return {
    details: details.map((entry: Fields) => ({ ...entry, ...Object.fromEntries(filled(entry)) })),
  }
}

function isNone(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}
