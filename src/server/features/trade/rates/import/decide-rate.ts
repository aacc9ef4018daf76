import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { RowAction } from '#contract/editing/transfer.ts'
import type { Failure, Issue } from '#contract/base/failures.ts'
import { fallbackMessage } from '#contract/base/text/messages.ts'
import type { Caller, PayloadOf } from '#contract/index.ts'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { rateOperations } from '#contract/trade/rates/rates.ts'
import { changedFields } from '#server/platform/sheets/compare.ts'
import {
  columnOfField,
  type Fields,
  fromRows,
  type ParsedRate,
  type RowIssue,
} from './from-rows.ts'
import { largeChanges, leftOutLines } from './price-notices.ts'
import type { RateRows } from './read-rows.ts'
import { columnOfLine } from './season-rows.ts'

/** The outcome of a rate's rows, before it is carried out. */
export interface RateDecision {
  action: RowAction
  issues: RowIssue[]
  /** The rows of its seasons and lines, to tell what the operation refuses. */
  given: ParsedRate
  /** Does it, in a transaction. */
  carryOut?: (call: Caller) => Promise<unknown>
}

interface RateToDecide {
  rows: RateRows
  stored: Rate | undefined
  /** The item that a kind and an id or externalId name. */
  itemOf: (kind: unknown, name: unknown) => string | undefined
  /** Whether what changed since the sheet was exported is edited all the same. */
  overwrite: boolean
}

const inputs = {
  add: rateOperations.addRate.input,
  edit: rateOperations.editRate.input.omit({ id: true, updatedAt: true }),
}

/** The external id that rows name; null where their `rateRef` is the rate's id, as it is exported without one. */
export function externalIdIn({ ref, id }: RateRows, stored: Rate | undefined): string | null {
  const asId = ref?.toLowerCase()
  return asId === stored?.id || asId === id ? null : ref
}

/** Decides what becomes of a rate by the rules of adding and editing; nothing is done yet. */
export function decideRate({ rows, stored, itemOf, overwrite }: RateToDecide): RateDecision {
  const given = fromRows(rows, stored)
  const firstRow = rows.rows[0]?.row ?? 0
  const refused = (issues: RowIssue[]): RateDecision => ({ action: 'refused', issues, given })
  if (given.unreadable.length > 0) return refused(given.unreadable)
  const { entityType = stored?.entityType, entityId } = given.fields
  const fields: Fields = { ...given.fields }
  if (entityId !== undefined) {
    const found = itemOf(entityType, entityId)
    if (found === undefined) {
      const issue = { row: firstRow, path: 'entityId', message: sheetMessages.unknownReference }
      return refused([issue])
    }
    fields['entityId'] = found
  }
  const named = externalIdIn(rows, stored)
  if (named !== null) fields['externalId'] = named
  const input = stored ? inputs.edit : inputs.add
  const parsed = input.safeParse(fields, { error: fallbackMessage })
  if (!parsed.success) {
    const broken = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message,
    }))
    return refused(rowIssues(broken, given, firstRow))
  }
  if (!stored) {
    const payload = fields as PayloadOf<'addRate'>
    return { action: 'add', issues: [], given, carryOut: (call) => call('addRate', payload) }
  }
  const changed = Object.keys(changedFields(input, parsed.data, { ...stored }))
  if (changed.length === 0) return { action: 'unchanged', issues: [], given }
  const since = given.updatedAt
  if (!overwrite && since && stored.updatedAt > since.at) {
    const issue = { row: since.row, path: 'updatedAt', message: sheetMessages.changedSince }
    return { action: 'conflict', issues: [issue], given }
  }
  const payload = {
    ...Object.fromEntries(changed.map((name) => [name, fields[name]])),
    id: stored.id,
    updatedAt: stored.updatedAt,
  }
  return {
    action: 'edit',
    issues: [
      ...largeChanges(parsed.data.seasons, stored, given),
      ...leftOutLines(parsed.data.seasons, stored).map((message) => {
        return { row: firstRow, path: 'basis', message }
      }),
    ],
    given,
    carryOut: (call) => call('editRate', payload),
  }
}

/** Returns the issues that rules raise, at the row and the column concerned. */
export function rowIssues(
  issues: readonly Issue[],
  { seasonRows }: ParsedRate,
  firstRow: number,
): RowIssue[] {
  return issues.map(({ path, message }) => {
    const [field = '', season, part, line, ...rest] = path.split('.')
    if (field !== 'seasons') {
      return { row: firstRow, path: isText(field) ? path : columnOfField(field), message }
    }
    const place = seasonRows[Number(season)]
    if (part === 'lines' && line !== undefined) {
      const row = place?.lines[Number(line)] ?? firstRow
      return { row, path: columnOfLine(rest), message }
    }
    const column = part === 'name' ? 'season' : part === 'minNights' ? part : 'ranges'
    return { row: place?.row ?? firstRow, path: season === undefined ? 'season' : column, message }
  })
}

const isText = (field: string) => field === 'remarks' || field === 'cancellation'

/** Returns the issues that refused a whole rate, in the words of sheets. */
export function failureIssues({ name, context }: Failure): Issue[] {
  if (context.issues) return context.issues
  const isConflict = name === 'EDIT_CONFLICT_ERROR'
  if (name === 'NOT_FOUND_ERROR') {
    return [{ path: 'entityId', message: sheetMessages.unknownReference }]
  }
  return [
    { path: '', message: isConflict ? sheetMessages.changedMeanwhile : sheetMessages.notAllowed },
  ]
}
