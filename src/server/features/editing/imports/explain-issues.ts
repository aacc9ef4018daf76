import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { Issue } from '#contract/base/failures.ts'
import { echoOf, textIn } from '#server/platform/sheets/cells/cells.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'
import type { RowIssue } from './import-entries.ts'

interface ExplainedRow {
  row: number
  cells: ReadonlyMap<string, Cell>
}

type PlaceOf = (row: number, column: string) => string | undefined

/** Adds to what is wrong with a cell where it is, what stands there and what its column takes. */
export function explained(
  told: Issue & Partial<RowIssue>,
  { row, cells }: ExplainedRow,
  placeOf: PlaceOf,
  accepts: string | undefined,
): RowIssue {
  // A reference that nobody wrote is missing, not wrong.
  const isBlank = textIn(cells.get(told.path) ?? null).trim() === ''
  const isMissing = isBlank && told.message === messages.idInvalid
  const issue = isMissing ? { ...told, message: messages.required } : told
  if (issue.cell !== undefined) return { ...issue, row }
  const cell = placeOf(row, issue.path)
  if (cell === undefined || issue.message === sheetMessages.willBeMade) return { ...issue, row }
  return {
    ...issue,
    row,
    cell,
    value: echoOf(textIn(cells.get(issue.path) ?? null).trim()),
    ...(accepts !== undefined && issue.code === undefined && { accepts }),
  }
}

/** Messages about a field without a value. */
const missing = new Set<string>([messages.required, messages.idInvalid])

/** The issues without those that call a field missing whose cell cannot be read. */
export function withoutEchoes<Each extends Issue & Partial<RowIssue>>(
  issues: readonly Each[],
): Each[] {
  // The column `region` fills the field `regionId`.
  const nameOf = (path: string) => path.replace(/Id$/, '')
  const isEcho = ({ path, message, row }: Each) =>
    missing.has(message) &&
    issues.some(
      (other) =>
        nameOf(other.path) === nameOf(path) && other.row === row && !missing.has(other.message),
    )
  return issues.filter((issue) => !isEcho(issue))
}

/** A note for each column that means nothing, so that none is left out unnoticed. */
export function unknownColumns(headers: readonly string[]): Issue[] {
  return headers.map((header) => ({ path: echoOf(header), message: sheetMessages.unknownColumn }))
}

/** The headers that mean no column. */
export function unknownHeaders(columns: Readonly<Record<string, string | null>>): string[] {
  return Object.keys(columns).filter((header) => columns[header] === null)
}
