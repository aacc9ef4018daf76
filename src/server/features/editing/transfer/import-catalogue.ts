import type { Kind } from '#contract/base/kinds.ts'
import type { ImportedRow, ImportReport } from '#contract/editing/transfer.ts'
import { Failure, type Issue } from '#contract/base/failures.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { RunningContext } from '#server/api/context.ts'
import { echoOf } from '#server/platform/sheets/cells/cells.ts'
import type { Progress } from '../background-tasks/task.ts'
import { explained, unknownColumns, withoutEchoes } from '../imports/explain-issues.ts'
import {
  type Decision,
  failureIssues,
  importEntries,
  isAboutAll,
} from '../imports/import-entries.ts'
import { isId, readByNames } from '../imports/named-items.ts'
import { knownColumnsOf } from './columns/columns.ts'
import { columnOf, decideRow } from './rows/decide-row.ts'
import { placeColumns } from './columns/fields.ts'
import { noPlaces, readPlaces } from './places.ts'
import type { ItemSheet, ReadRow } from './rows/read-rows.ts'
import { readItems, type StoredItem } from './read-items.ts'
import { readReferences } from './references.ts'

type Fields = Record<string, unknown>

/** How many rows are looked up at once. */
const batchSize = 100

interface Import {
  kind: Kind
  sheet: ItemSheet
  dryRun: boolean
  /** Whether rows are carried out whose items changed since the sheet was exported. */
  overwrite: boolean
  /** Whether edits become drafts, and what is added stays disabled. */
  asDrafts: boolean
}

/** The stored items by the rows that name them. */
type Found = Map<ReadRow, StoredItem | 'unknown' | undefined>

/** Adds and edits the items of a sheet, each in a transaction of its own (requirements §14.5). */
export async function importRows(
  context: RunningContext,
  { kind, sheet, dryRun, overwrite, asDrafts }: Import,
  progress: Progress,
): Promise<ImportReport> {
  const { rows, table, placeOf } = sheet
  const seen = new Set<string>()
  const waiting = new Set(rows.flatMap(({ externalId }) => externalId ?? []))
  const unlinked: Unlinked[] = []
  const accepts = new Map(knownColumnsOf(kind).map((column) => [column.name, column.accepts]))
  const later = new Map<ReadRow, string[]>()

  async function decide(row: ReadRow, found: Found, isAgain: boolean): Promise<Decision> {
    const stored = found.get(row)
    if (stored === 'unknown') return refusal('id', sheetMessages.unknownItem)
    if (isAgain && stored) {
      const [again] = await readItems(context.tx, kind, [stored.id])
      found.set(row, again)
      return decideItem(row, again)
    }
    const keys = [
      ...(stored ? [`id ${stored.id}`] : []),
      ...(row.externalId ? [row.externalId] : []),
    ]
    if (keys.some((key) => seen.has(key))) {
      return refusal(row.id === null ? 'externalId' : 'id', sheetMessages.repeatedRow)
    }
    for (const key of keys) seen.add(key)
    // What a rehearsal adds is not there for the rows after it.
    if (row.externalId !== null && !dryRun) waiting.delete(row.externalId)
    return decideItem(row, stored)
  }

  async function decideItem(row: ReadRow, stored: StoredItem | undefined): Promise<Decision> {
    // Rows before may have made a place.
    const places = placeColumns[kind] ? await readPlaces(context.tx) : noPlaces
    const given = row.parse(stored?.fields)
    const find = await readReferences(context.tx, [given.fields])
    const comesLater = (name: string) => waiting.has(name)
    const decision = decideRow({
      kind,
      given,
      stored,
      find,
      comesLater,
      places,
      overwrite,
      asDrafts,
    })
    later.set(row, decision.later)
    return {
      ...decision,
      issuesOf: (failure) => issuesOf(failure, given.fields),
    }
  }

  const report = await importEntries<ReadRow, Found>(
    context,
    {
      entries: rows,
      batchSize,
      rowsOf: ({ row }) => [row],
      find: (batch) => readTargets(context, kind, batch),
      async decide(row, found, isAgain) {
        const decision = await decide(row, found, isAgain)
        const isRefused = decision.action === 'refused'
        const tell = (issues: Decision['issues'], tellsAccepted: boolean) =>
          withoutEchoes(issues).map((issue) =>
            explained(issue, row, placeOf, tellsAccepted ? accepts.get(issue.path) : undefined),
          )
        return {
          ...decision,
          issues: [...unknownColumns(row.unknown), ...tell(decision.issues, isRefused)],
          issuesOf: (failure) => tell(decision.issuesOf?.(failure) ?? failureIssues(failure), true),
        }
      },
      externalIdOf(row, items) {
        const stored = items.get(row)
        const known = stored === 'unknown' ? null : (stored?.fields['externalId'] as string | null)
        const key = row.externalId ?? known ?? null
        return key && echoOf(key)
      },
      onDone(row, items, { rows: [reported], id }) {
        if (!reported) return
        if (row.externalId !== null && reported.action === 'refused') waiting.delete(row.externalId)
        const { images } = row
        const stored = items.get(row)
        const isUnchanged = reported.action === 'unchanged' && typeof stored === 'object'
        const made = id ?? (isUnchanged ? stored.id : undefined)
        if (images) {
          const imagesCell = placeOf(row.row, 'images')
          const own = { id: dryRun ? null : (made ?? null), images }
          Object.assign(reported, own, imagesCell && { imagesCell })
        }
        const names = later.get(row) ?? []
        if (made !== undefined && names.length > 0 && !asDrafts) {
          unlinked.push({ id: made, reported, names, row })
        }
      },
    },
    { sheet: table, dryRun },
    progress,
  )
  if (!dryRun) await linkLater(context, unlinked)
  return report
}

function refusal(path: string, message: string): Decision {
  return { action: 'refused', issues: [{ path, message }] }
}

function issuesOf(failure: Failure, fields: Fields): Issue[] {
  const { issues } = failure.context
  if (!issues) return failureIssues(failure)
  return issues.map(({ path, message }) => ({ path: columnOf(path.split('.'), fields), message }))
}

/** The stored items that rows are about: by id, or by externalId where a row has no id. */
async function readTargets(
  { tx }: RunningContext,
  kind: Kind,
  batch: readonly ReadRow[],
): Promise<Found> {
  const ids = batch.flatMap(({ id }) => (id !== null && isId(id) ? [id.toLowerCase()] : []))
  const keys = batch.flatMap(({ externalId }) => externalId ?? [])
  const named = await readByNames(tx, kind, [...ids, ...keys])
  const byKey = new Map(
    named.flatMap(({ id, externalId }) => (externalId ? [[externalId, id]] : [])),
  )
  const wanted = [...new Set([...ids, ...keys.flatMap((key) => byKey.get(key) ?? [])])]
  const items = new Map((await readItems(tx, kind, wanted)).map((item) => [item.id, item]))
  return new Map(
    batch.map((row) => {
      const { id, externalId } = row
      // Never by externalId then: the row would change another item than it names.
      if (id !== null) return [row, items.get(id.toLowerCase()) ?? 'unknown']
      const found = externalId === null ? undefined : byKey.get(externalId)
      return [row, found === undefined ? undefined : items.get(found)]
    }),
  )
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
    const idOf = (name: string) => {
      const found = find('package', name.trim())
      return typeof found === 'string' ? found : undefined
    }
    const extensionIds = wanted.flatMap((name) => idOf(name) ?? [])
    if (names.some((name) => idOf(name) === undefined)) {
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
