import type { Kind } from '#contract/catalogue/kinds.ts'
import { imageColumns, type ImportedRow, type ImportReport } from '#contract/editing/transfer.ts'
import { Failure, invalidData, type Issue } from '#contract/failures.ts'
import { limits } from '#contract/limits.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { ReceivedUpload } from '#server/media/receive-upload.ts'
import type { RunningContext } from '#server/operations/context.ts'
import type { Cell } from '#server/sheets/csv.ts'
import { readJsonList } from '#server/sheets/read-json-list.ts'
import { readSheet, refuseOtherCase, refuseRenamed } from '#server/sheets/read-sheet.ts'
import type { SheetReader } from '#server/sheets/sheet-reader.ts'
import type { Progress } from '../works/work.ts'
import { echoOf, splitList, textIn } from '#server/sheets/cells.ts'
import { columnOf, type Decision, decideRow } from './decide-row.ts'
import { knownColumnsOf, renamedColumnsOf } from './columns.ts'
import { placeColumns } from './fields.ts'
import { fromCells, type GivenItem } from './from-cells.ts'
import { fromJson } from './from-json.ts'
import { noPlaces, readPlaces } from './places.ts'
import { readItems, type StoredItem } from './read-items.ts'
import { isId, readByNames, readReferences } from './references.ts'

type Fields = Record<string, unknown>

/** A row as it was read; what it says is told by what is stored. */
export interface ReadRow {
  row: number
  id: string | null
  externalId: string | null
  /** What its columns, or its fields, are called. */
  columns: string[]
  /** Names of picture files; undefined where the sheet has no column of them. */
  images: string[] | undefined
  give(stored: Fields | undefined): GivenItem
}

const wordOf = (cell: Cell | undefined) => textIn(cell ?? null).trim() || null

/**
 * Reads the rows of a sheet, whatever its format.
 * @throws INVALID_DATA_ERROR at `file` for what is no sheet of the kind
 */
export async function readRows(
  reader: Pick<SheetReader, 'lines'>,
  kind: Kind,
  file: ReceivedUpload,
): Promise<ReadRow[]> {
  const { ext } = file.type
  if (ext === 'csv' || ext === 'xlsx') {
    const { rows, columns } = await readSheet(reader, {
      path: file.path,
      format: ext,
      maxRows: limits.sheetRowsMax,
    })
    refuseRenamed(columns, renamedColumnsOf(kind))
    refuseOtherCase(columns, ['id', ...knownColumnsOf(kind).map(({ name }) => name)])
    return rows.map(({ row, cells }) => ({
      row,
      id: wordOf(cells.get('id')),
      externalId: wordOf(cells.get('externalId')),
      columns: [...cells.keys()],
      images: imagesIn([...cells]),
      give: (stored) => fromCells(kind, cells, stored),
    }))
  }
  const { kind: told, list } = await readJsonList(file.path, limits.sheetRowsMax)
  if (told !== kind) throw invalidData('file', sheetMessages.sheetOfAnotherKind)
  const word = (value: unknown) => (typeof value === 'string' ? value.trim() || null : null)
  // Numbered as in a sheet, whose first row is the header.
  return list.map((item, index) => ({
    row: index + 2,
    id: word(item['id']),
    externalId: word(item['externalId']),
    columns: Object.keys(item),
    images: imagesIn(Object.entries(item)),
    give: (stored) => fromJson(kind, item, stored),
  }))
}

/** The file names in a row's column of pictures. */
function imagesIn(cells: [string, unknown][]): string[] | undefined {
  const named = cells.filter(([name]) => imageColumns.includes(name.toLowerCase()))
  if (named.length === 0) return undefined
  return named.flatMap(([, value]) => {
    const list: unknown[] = Array.isArray(value)
      ? value
      : splitList(typeof value === 'string' ? value : '')
    return list.filter((name) => typeof name === 'string')
  })
}

/** The columns that mean something, in the sheet's order; a row is looked at where it names a further one. */
function knownColumns(rows: readonly ReadRow[]): string[] {
  const met = new Set<string>()
  const known = new Set<string>()
  for (const { columns, give } of rows) {
    const further = columns.filter((name) => !met.has(name))
    if (further.length === 0) continue
    const unknown = new Set(give(undefined).unknown)
    for (const name of further) {
      met.add(name)
      if (!unknown.has(name)) known.add(name)
    }
  }
  return [...known]
}

/** How many rows are looked up at once. */
const batchSize = 100

/** Somebody edited the item between the look at it and the edit. */
const attempts = 3

interface Import {
  kind: Kind
  rows: ReadRow[]
  dryRun: boolean
}

/** Adds and edits the items of a sheet, each in a transaction of its own (requirements §14.5). */
export async function importRows(
  context: RunningContext,
  { kind, rows, dryRun }: Import,
  progress: Progress,
): Promise<ImportReport> {
  const report: ImportReport = {
    rows: [],
    columns: knownColumns(rows),
    counts: { add: 0, edit: 0, unchanged: 0, refused: 0 },
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
        seen,
        stored: stored.of(row),
        comesLater: (name) => waiting.has(name),
      })
      if (externalId !== null && done.told.action === 'refused') waiting.delete(externalId)
      const { images } = row
      if (images) Object.assign(done.told, { id: dryRun ? null : (done.id ?? null), images })
      report.rows.push(done.told)
      report.counts[done.told.action] += 1
      if (done.id !== undefined && done.later.length > 0) {
        unlinked.push({ id: done.id, told: done.told, names: done.later, row })
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
  /** Items that rows before were about. */
  seen: Set<string>
  stored: StoredItem | 'unknown' | undefined
  comesLater: (externalId: string) => boolean
}

interface Done {
  told: ImportedRow
  id?: string | undefined
  later: string[]
}

async function importRow(context: RunningContext, one: OneRow): Promise<Done> {
  const { kind, row, dryRun } = one
  const tell = (action: ImportedRow['action'], issues: Issue[], externalId = row.externalId) => ({
    told: { row: row.row, externalId: externalId && echoOf(externalId), action, issues },
    later: [],
  })
  if (one.stored === 'unknown') {
    return tell('refused', [{ path: 'id', message: sheetMessages.unknownItem }])
  }
  let { stored } = one
  const keys = [...(stored ? [`id ${stored.id}`] : []), ...(row.externalId ? [row.externalId] : [])]
  if (keys.some((key) => one.seen.has(key))) {
    const path = row.id === null ? 'externalId' : 'id'
    return tell('refused', [{ path, message: sheetMessages.repeatedRow }])
  }
  for (const key of keys) one.seen.add(key)

  for (let attempt = 1; ; attempt += 1) {
    const { decision, given } = await decide(context, one, stored)
    const known = row.externalId ?? (stored?.fields['externalId'] as string | null | undefined)
    const told = tell(decision.action, decision.issues, known ?? null)
    if (!decision.carryOut) return { ...told, id: stored?.id, later: decision.later }
    try {
      const id = await (dryRun ? context.rehearse : context.together)(decision.carryOut)
      return { ...told, id, later: decision.later }
    } catch (error) {
      if (!(error instanceof Failure) || isAboutAll(error)) throw error
      if (error.name === 'EDIT_CONFLICT_ERROR' && attempt < attempts && stored) {
        const [again] = await readItems(context.tx, kind, [stored.id])
        stored = again
        continue
      }
      const issues = [...decision.issues, ...issuesOf(error, given.fields)]
      return tell('refused', issues, known ?? null)
    }
  }
}

async function decide(
  { tx }: RunningContext,
  { kind, row, comesLater }: OneRow,
  stored: StoredItem | undefined,
): Promise<{ decision: Decision; given: GivenItem }> {
  const given = row.give(stored?.fields)
  const find = await readReferences(tx, [given.fields])
  const places = placeColumns[kind] ? await readPlaces(tx) : noPlaces
  return { decision: decideRow({ kind, given, stored, find, comesLater, places }), given }
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
  told: ImportedRow
}

/** Links packages to those that stood further down, now that all are there. */
async function linkLater(context: RunningContext, unlinked: Unlinked[]): Promise<void> {
  for (const { id, row, told, names } of unlinked) {
    const [stored] = await readItems(context.tx, 'package', [id])
    const given = row.give(stored?.fields)
    const wanted = (given.fields['extensionIds'] ?? []) as string[]
    const find = await readReferences(context.tx, [{ extensionIds: wanted }])
    const extensionIds = wanted.flatMap((name) => find('package', name.trim()) ?? [])
    if (names.some((name) => find('package', name) === undefined)) {
      told.issues.push({ path: 'extensionIds', message: sheetMessages.unknownReference })
    }
    try {
      await context.together((call) => call('editPackage', { id, extensionIds }))
    } catch (error) {
      if (!(error instanceof Failure) || isAboutAll(error)) throw error
      told.issues.push(...issuesOf(error, given.fields))
    }
  }
}
