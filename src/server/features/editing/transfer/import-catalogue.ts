import type { Kind } from '#contract/base/kinds.ts'
import type { ImportedRow, ImportReport } from '#contract/editing/transfer.ts'
import { Failure, type Issue } from '#contract/base/failures.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { RunningContext } from '#server/api/context.ts'
import type { Progress } from '../background-tasks/task.ts'
import { echoOf } from '#server/platform/sheets/cells.ts'
import { columnOf, type Decision, decideRow } from './decide-row.ts'
import { placeColumns } from './fields.ts'
import type { ParsedItem } from './from-cells.ts'
import { noPlaces, readPlaces } from './places.ts'
import { knownColumns, type ReadRow } from './read-rows.ts'
import { readItems, type StoredItem } from './read-items.ts'
import { isId, readByNames, readReferences } from './references.ts'

type Fields = Record<string, unknown>

/** How many rows are looked up at once. */
const batchSize = 100

/** Somebody edited the item between the look at it and the edit. */
const attempts = 3

interface Import {
  kind: Kind
  rows: ReadRow[]
  dryRun: boolean
  /** Whether rows are carried out whose items changed since the sheet was exported. */
  overwrite: boolean
}

/** Adds and edits the items of a sheet, each in a transaction of its own (requirements §14.5). */
export async function importRows(
  context: RunningContext,
  { kind, rows, dryRun, overwrite }: Import,
  progress: Progress,
): Promise<ImportReport> {
  const report: ImportReport = {
    rows: [],
    columns: knownColumns(rows),
    counts: { add: 0, edit: 0, unchanged: 0, conflict: 0, refused: 0 },
  }
  const seen = new Set<string>()
  const waiting = new Set(rows.flatMap(({ externalId }) => externalId ?? []))
  const unlinked: Unlinked[] = []
  progress.expect(rows.length)
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize)
    const stored = await readTargets(context, kind, batch)
    for (const [index, row] of batch.entries()) {
      if (!(await progress.reached(from + index))) return report
      const { externalId } = row
      // What a rehearsal adds is not there for the rows after it.
      if (externalId !== null && !dryRun) waiting.delete(externalId)
      const done = await importRow(context, {
        kind,
        row,
        dryRun,
        overwrite,
        seen,
        stored: stored.of(row),
        comesLater: (name) => waiting.has(name),
      })
      if (externalId !== null && done.reported.action === 'refused') waiting.delete(externalId)
      const { images } = row
      if (images) Object.assign(done.reported, { id: dryRun ? null : (done.id ?? null), images })
      report.rows.push(done.reported)
      report.counts[done.reported.action] += 1
      if (done.id !== undefined && done.later.length > 0) {
        unlinked.push({ id: done.id, reported: done.reported, names: done.later, row })
      }
    }
  }
  await progress.reached(rows.length)
  if (!dryRun) await linkLater(context, unlinked)
  return report
}

interface OneRow {
  kind: Kind
  row: ReadRow
  dryRun: boolean
  overwrite: boolean
  /** Items that rows before were about. */
  seen: Set<string>
  stored: StoredItem | 'unknown' | undefined
  comesLater: (externalId: string) => boolean
}

interface Done {
  reported: ImportedRow
  id?: string | undefined
  later: string[]
}

async function importRow(context: RunningContext, one: OneRow): Promise<Done> {
  const { kind, row, dryRun } = one
  const reportAs = (
    action: ImportedRow['action'],
    issues: Issue[],
    externalId = row.externalId,
  ) => ({
    reported: { row: row.row, externalId: externalId && echoOf(externalId), action, issues },
    later: [],
  })
  if (one.stored === 'unknown') {
    return reportAs('refused', [{ path: 'id', message: sheetMessages.unknownItem }])
  }
  let { stored } = one
  const keys = [...(stored ? [`id ${stored.id}`] : []), ...(row.externalId ? [row.externalId] : [])]
  if (keys.some((key) => one.seen.has(key))) {
    const path = row.id === null ? 'externalId' : 'id'
    return reportAs('refused', [{ path, message: sheetMessages.repeatedRow }])
  }
  for (const key of keys) one.seen.add(key)

  for (let attempt = 1; ; attempt += 1) {
    const { decision, given } = await decide(context, one, stored)
    const known = row.externalId ?? (stored?.fields['externalId'] as string | null | undefined)
    const reported = reportAs(decision.action, decision.issues, known ?? null)
    // Nothing of a row comes in whose item changed, its pictures neither.
    if (decision.action === 'conflict') return reported
    if (!decision.carryOut) return { ...reported, id: stored?.id, later: decision.later }
    try {
      const id = await (dryRun ? context.dryRun : context.inOneTransaction)(decision.carryOut)
      return { ...reported, id, later: decision.later }
    } catch (error) {
      if (!(error instanceof Failure) || isAboutAll(error)) throw error
      if (error.name === 'EDIT_CONFLICT_ERROR' && attempt < attempts && stored) {
        const [again] = await readItems(context.tx, kind, [stored.id])
        stored = again
        continue
      }
      const issues = [...decision.issues, ...issuesOf(error, given.fields)]
      return reportAs('refused', issues, known ?? null)
    }
  }
}

async function decide(
  { tx }: RunningContext,
  { kind, row, comesLater, overwrite }: OneRow,
  stored: StoredItem | undefined,
): Promise<{ decision: Decision; given: ParsedItem }> {
  const given = row.parse(stored?.fields)
  const find = await readReferences(tx, [given.fields])
  const places = placeColumns[kind] ? await readPlaces(tx) : noPlaces
  return {
    decision: decideRow({ kind, given, stored, find, comesLater, places, overwrite }),
    given,
  }
}

/** Whether what refused one row would refuse all of them. */
function isAboutAll({ name, status }: Failure): boolean {
  return status >= 500 || name === 'INVALID_TOKEN' || name === 'FORBIDDEN_ERROR'
}

function issuesOf({ name, context }: Failure, fields: Fields): Issue[] {
  if (context.issues) {
    return context.issues.map(({ path, message }) => ({
      path: columnOf(path.split('.'), fields),
      message,
    }))
  }
  if (name === 'NOT_FOUND_ERROR') return [{ path: '', message: sheetMessages.unknownReference }]
  const isConflict = name === 'EDIT_CONFLICT_ERROR'
  return [
    { path: '', message: isConflict ? sheetMessages.changedMeanwhile : sheetMessages.notAllowed },
  ]
}

/** The stored items that rows are about: by id, or by externalId where a row has no id. */
async function readTargets({ tx }: RunningContext, kind: Kind, batch: ReadRow[]) {
  const ids = batch.flatMap(({ id }) => (id !== null && isId(id) ? [id.toLowerCase()] : []))
  const keys = batch.flatMap(({ externalId }) => externalId ?? [])
  const named = await readByNames(tx, kind, [...ids, ...keys])
  const byKey = new Map(
    named.flatMap(({ id, externalId }) => (externalId ? [[externalId, id]] : [])),
  )
  const wanted = [...new Set([...ids, ...keys.flatMap((key) => byKey.get(key) ?? [])])]
  const items = new Map((await readItems(tx, kind, wanted)).map((item) => [item.id, item]))
  return {
    of({ id, externalId }: ReadRow): OneRow['stored'] {
      // Never by externalId then: the row would change another item than it names.
      if (id !== null) return items.get(id.toLowerCase()) ?? 'unknown'
      const found = externalId === null ? undefined : byKey.get(externalId)
      return found === undefined ? undefined : items.get(found)
    },
  }
}

interface Unlinked {
  id: string
  row: ReadRow
  names: string[]
  reported: ImportedRow
}

/** Links packages to those that stood further down, now that all are there. */
async function linkLater(context: RunningContext, unlinked: Unlinked[]): Promise<void> {
  for (const { id, row, reported, names } of unlinked) {
    const [stored] = await readItems(context.tx, 'package', [id])
    const given = row.parse(stored?.fields)
    const wanted = (given.fields['extensionIds'] ?? []) as string[]
    const find = await readReferences(context.tx, [{ extensionIds: wanted }])
    const extensionIds = wanted.flatMap((name) => find('package', name.trim()) ?? [])
    if (names.some((name) => find('package', name) === undefined)) {
      reported.issues.push({ path: 'extensionIds', message: sheetMessages.unknownReference })
    }
    try {
      await context.inOneTransaction((call) => call('editPackage', { id, extensionIds }))
    } catch (error) {
      if (!(error instanceof Failure) || isAboutAll(error)) throw error
      reported.issues.push(...issuesOf(error, given.fields))
    }
  }
}
