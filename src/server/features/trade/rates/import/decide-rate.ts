import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { Failure, Issue } from '#contract/base/failures.ts'
import { fallbackMessage } from '#contract/base/text/messages.ts'
import type { AnswerOf, Caller, InputOf, PayloadOf } from '#contract/index.ts'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { sheetWarnings } from '#contract/trade/rates/rate-warnings.ts'
import { rateOperations } from '#contract/trade/rates/rates.ts'
import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { changedFields } from '#server/platform/sheets/cells/compare.ts'
import {
  type Decision,
  type Done,
  failureIssues,
  type RowIssue,
} from '#server/features/editing/imports/import-entries.ts'
import { echoOf } from '#server/platform/sheets/cells/cells.ts'
import { type Named, several } from '#server/features/editing/imports/named-items.ts'
import type { Reading } from '#server/platform/sheets/cells/column-types.ts'
import { changesOfRate } from './changes.ts'
import { columnOfField, type Fields, fromRows, type ParsedRate } from './from-rows.ts'
import { largeChanges, leftOutLines } from './price-notices.ts'
import type { RateRows } from './rate-rows.ts'
import { columnOfLine } from './season-rows.ts'

interface RateToDecide {
  rows: RateRows
  stored: Rate | undefined
  /** The item that a kind and an id, an externalId or a name tell. */
  itemOf: (kind: unknown, name: unknown) => Named
  /** Whether what changed since the sheet was exported is edited all the same. */
  overwrite: boolean
  reading: Reading
}

const inputs = {
  add: rateOperations.addRate.input,
  edit: rateOperations.editRate.input.omit({ id: true, updatedAt: true }),
}

type ParsedFields = Partial<
  Pick<InputOf<'editRate'>, 'seasons' | 'validFrom' | 'validTo' | 'commission' | 'currency'>
>

/** The external id that rows name; null where their `rateRef` is the rate's id, as it is exported without one. */
export function externalIdIn({ ref, id }: RateRows, stored: Rate | undefined): string | null {
  const asId = ref?.toLowerCase()
  return asId === stored?.id || asId === id ? null : ref
}

/** Decides what becomes of a rate by the rules of adding and editing; nothing is done yet. */
export function decideRate(rate: RateToDecide): Decision {
  const { rows, stored, itemOf, overwrite, reading } = rate
  const given = fromRows(rows, stored, reading)
  const firstRow = rows.rows[0]?.row ?? 0
  const issues = [...given.unreadable]
  const { entityType = stored?.entityType, entityId } = given.fields
  const fields: Fields = { ...given.fields }
  if (entityId !== undefined) {
    const found = itemOf(entityType, entityId)
    const { severalNamed, unknownReference } = sheetMessages
    if (typeof found !== 'string') {
      const message = found === several ? severalNamed : unknownReference
      const named = echoOf(entityId as string)
      issues.push({ row: firstRow, path: 'entityId', message: `${message}: ${named}` })
    } else fields['entityId'] = found
  }
  const named = externalIdIn(rows, stored)
  if (named !== null) fields['externalId'] = named
  const input = stored ? inputs.edit : inputs.add
  const parsed = input.safeParse(fields, { error: fallbackMessage })
  if (!parsed.success || issues.length > 0) {
    const told = new Set(issues.map(({ row, path }) => `${row} ${path}`))
    const raised = (parsed.error?.issues ?? []).map(({ path, message }) => ({
      path: path.join('.'),
      message,
    }))
    const broken = rowIssues(raised, given, firstRow)
    // What cannot be read breaks a rule, too: its cell is told once.
    const further = broken.filter(({ row, path }) => !told.has(`${row} ${path}`))
    return { action: 'refused', issues: [...issues, ...further] }
  }
  const issuesOf = (failure: Failure) => {
    const issuesOfAll = failureIssues(failure)
    const isGone = failure.name === 'NOT_FOUND_ERROR'
    return rowIssues(isGone ? atEntity(issuesOfAll) : issuesOfAll, given, firstRow)
  }
  /** Warnings of the rate as it is now, at their rows and columns. */
  const told = ({ id, warnings }: AnswerOf<'editRate'>, now: ParsedFields): Done => {
    const seasons = now.seasons ?? stored?.seasons ?? []
    const days = seasons.flatMap(({ ranges }) => ranges)
    const ends = days.map(({ to }) => to).toSorted()
    const begins = days.map(({ from }) => from).toSorted()
    const ofSheet = sheetWarnings({
      seasons,
      validFrom: now.validFrom ?? stored?.validFrom ?? begins[0] ?? '',
      validTo: now.validTo ?? stored?.validTo ?? ends.at(-1) ?? '',
      commission: now.commission ?? null,
    })
    const placed = [...warnings, ...ofSheet].flatMap(({ path, code, context }) =>
      rowIssues([{ path, message: '' }], given, firstRow).map(({ row, path: column }) => {
        const said = { ...context, currency: now.currency ?? stored?.currency }
        return { code, context: said, path: column, ...(row !== undefined && { row }) }
      }),
    )
    return { id, warnings: placed }
  }
  if (!stored) {
    const payload = fields as PayloadOf<'addRate'>
    const carryOut = async (call: Caller) => told(await call('addRate', payload), parsed.data)
    return { action: 'add', issues: [], carryOut, issuesOf }
  }
  const changed = Object.keys(changedFields(input, parsed.data, { ...stored }))
  if (changed.length === 0) return { action: 'unchanged', issues: [] }
  const since = given.updatedAt
  if (!overwrite && since && stored.updatedAt > since.at) {
    const issue = { row: since.row, path: 'updatedAt', message: sheetMessages.changedSince }
    return { action: 'conflict', issues: [issue] }
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
    changes: changesOfRate(changed, { stored, parsed: parsed.data, given, firstRow }),
    carryOut: async (call) => told(await call('editRate', payload), parsed.data),
    issuesOf,
  }
}

/** Places issues at the item of the rate, which is gone. */
const atEntity = (issues: readonly Issue[]) =>
  issues.map((issue) => ({ ...issue, path: 'entityId' }))

/** Returns the issues that rules raise, at the row and the column concerned. */
export function rowIssues(
  issues: readonly Issue[],
  { seasonRows, placeOfPart }: Pick<ParsedRate, 'seasonRows' | 'placeOfPart'>,
  firstRow: number,
): RowIssue[] {
  return issues.map(({ path, message }) => {
    const [field = '', season, part, line, ...rest] = path.split('.')
    const cell =
      part === undefined ? undefined : placeOfPart?.(field, Number(season), cellOf(part, line))
    if (cell !== undefined) return { row: firstRow, path: columnOfField(field), message, cell }
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

/** The column of a further sheet that a part of an extra or a stop sale is about. */
function cellOf(part: string, detail: string | undefined): string {
  if (part === 'ages') return detail === 'to' ? 'ageTo' : 'ageFrom'
  return part === 'label' ? `label.${detail ?? agencyLanguage}` : part
}

const isText = (field: string) => field === 'remarks' || field === 'cancellation'
