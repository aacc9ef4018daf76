import { and, inArray, or } from 'drizzle-orm'
import type { ImportReport } from '#contract/editing/transfer.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { Failure } from '#contract/base/failures.ts'
import { id as idField } from '#contract/base/fields.ts'
import { messages } from '#contract/base/text/messages.ts'
import { type Rate, ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import { catalogueItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { RunningContext } from '#server/api/context.ts'
import { echoOf } from '#server/platform/sheets/cells.ts'
import { presentRate } from '../present-rate.ts'
import { readRatesNamed } from '../read-rates.ts'
import { decideRate, externalIdIn, failureIssues, rowIssues } from './decide-rate.ts'
import type { RowIssue } from './from-rows.ts'
import { type RateRows, type RateSheet, wordIn } from './read-rows.ts'

/** How far an import is; the same as long work's. */
interface Progress {
  expect(total: number): void
  reached(done: number): Promise<boolean>
}

/** How many rates are looked up at once. */
const batchSize = 50

/** Somebody edited the rate between the look at it and the edit. */
const attempts = 3

type ReportRow = ImportReport['rows'][number]

/** Adds and edits the rates of a sheet, each in a transaction of its own (requirements §16.2). */
export async function importRates(
  context: RunningContext,
  { sheet, dryRun, overwrite }: { sheet: RateSheet; dryRun: boolean; overwrite: boolean },
  progress: Progress,
): Promise<ImportReport> {
  const { rates, known, unknown, rowCount } = sheet
  const reported: ReportRow[] = []
  const seen = new Set<string>()
  progress.expect(rowCount)
  for (let from = 0; from < rates.length; from += batchSize) {
    const batch = rates.slice(from, from + batchSize)
    const targets = await readTargets(context.tx, batch)
    const itemOf = await readItems(context.tx, batch)
    for (const rows of batch) {
      if (!(await progress.reached(reported.length))) return reportOf(reported, known)
      reported.push(
        ...(await importRate(context, { rows, dryRun, overwrite, seen, targets, itemOf, unknown })),
      )
    }
  }
  await progress.reached(rowCount)
  return reportOf(reported, known)
}

function reportOf(rows: ReportRow[], columns: string[]): ImportReport {
  const counts = { add: 0, edit: 0, unchanged: 0, conflict: 0, refused: 0 }
  for (const { action } of rows) counts[action] += 1
  return { rows: rows.toSorted((one, other) => one.row - other.row), columns, counts }
}

type Targets = (rows: RateRows) => Rate | undefined
type ItemOf = (kind: unknown, name: unknown) => string | undefined

interface OneRate {
  rows: RateRows
  dryRun: boolean
  overwrite: boolean
  /** Rates that rows before were about. */
  seen: Set<string>
  targets: Targets
  itemOf: ItemOf
  unknown: readonly string[]
}

async function importRate(context: RunningContext, one: OneRate): Promise<ReportRow[]> {
  const { rows, dryRun, overwrite, seen, itemOf, unknown } = one
  let stored = one.targets(rows)
  const first = rows.rows[0]?.row ?? 0
  const named = externalIdIn(rows, stored)
  const reportAs = (action: ReportRow['action'], issues: readonly RowIssue[]): ReportRow[] =>
    rows.rows.map(({ row }) => {
      const own = issues.filter((issue) => issue.row === row)
      const elsewhere = { path: '', message: sheetMessages.refusedElsewhere }
      const notes = unknown.map((path) => ({
        path: echoOf(path),
        message: sheetMessages.unknownColumn,
      }))
      return {
        row,
        externalId: stored?.externalId ?? (named && echoOf(named)),
        action,
        issues: [
          ...notes,
          ...own.map(({ path, message }) => ({ path, message })),
          ...(action === 'refused' && own.length === 0 ? [elsewhere] : []),
        ],
      }
    })
  const refuse = (path: string, message: string) =>
    reportAs('refused', [{ row: first, path, message }])

  if (rows.ref === null && rows.id === null) return refuse('rateRef', messages.required)
  // Without them the rate would lose what they say.
  if (rows.unnamed.length > 0) {
    const nameless = rows.unnamed.map((row) => ({
      row,
      path: 'rateRef',
      message: messages.required,
    }))
    return reportAs('refused', nameless)
  }
  if (rows.others.length > 0 || namesAnother(rows, one.targets)) {
    const [row = first] = rows.others
    return reportAs('refused', [{ row, path: 'rateRef', message: sheetMessages.twoRates }])
  }
  if (!stored && named === null) return refuse('id', sheetMessages.unknownItem)
  if (stored && seen.has(stored.id)) return refuse('id', sheetMessages.repeatedRow)
  if (stored) seen.add(stored.id)

  for (let attempt = 1; ; attempt += 1) {
    const { action, issues, given, carryOut } = decideRate({ rows, stored, itemOf, overwrite })
    if (!carryOut) return reportAs(action, issues)
    try {
      await (dryRun ? context.dryRun : context.inOneTransaction)(carryOut)
      return reportAs(action, issues)
    } catch (error) {
      if (!(error instanceof Failure) || isAboutAll(error)) throw error
      if (error.name === 'EDIT_CONFLICT_ERROR' && attempt < attempts && stored) {
        const [again] = await readRatesNamed(context.tx, { ids: [stored.id], externalIds: [] })
        stored = again && presentRate(again)
        continue
      }
      return reportAs('refused', rowIssues(failureIssues(error), given, first))
    }
  }
}

/** Whether a reference is not that of the rate with the id: of another one, or of none that there is. */
function namesAnother({ id, ref, ...rows }: RateRows, targets: Targets): boolean {
  if (id === null || ref === null) return false
  const stored = targets({ ...rows, id, ref: null })
  if (!stored || ref.toLowerCase() === stored.id) return false
  if (stored.externalId !== null) return ref !== stored.externalId
  // A rate without a reference gets one, unless another has it.
  return targets({ ...rows, id: null, ref }) !== undefined
}

/** Whether what refused one rate would refuse all of them. */
function isAboutAll({ name, status }: Failure): boolean {
  return status >= 500 || name === 'INVALID_TOKEN' || name === 'FORBIDDEN_ERROR'
}

const isId = (value: string | null): value is string => idField.safeParse(value).success

/** The stored rates that rows are about: by id, else by externalId. */
async function readTargets(tx: Tx, batch: readonly RateRows[]): Promise<Targets> {
  const named = batch.flatMap(({ id, ref }) => [id, ref]).filter((each) => each !== null)
  const found = await readRatesNamed(tx, {
    ids: named.filter(isId).map((each) => each.toLowerCase()),
    externalIds: named,
  })
  const rates = found.map(presentRate)
  const byId = new Map(rates.map((rate) => [rate.id, rate]))
  const byExternalId = new Map(rates.map((rate) => [rate.externalId, rate]))
  return ({ id, ref }) =>
    byId.get(id ?? '') ?? byExternalId.get(ref ?? '') ?? byId.get(ref?.toLowerCase() ?? '')
}

/** The items that rows name by id or by externalId. */
async function readItems(tx: Tx, batch: readonly RateRows[]): Promise<ItemOf> {
  const names = [
    ...new Set(
      batch.flatMap(({ rows }) => rows.flatMap(({ cells }) => wordIn(cells.get('entityId')) ?? [])),
    ),
  ]
  const items =
    names.length === 0
      ? []
      : await tx
          .select({
            id: catalogueItems.id,
            kind: catalogueItems.kind,
            externalId: catalogueItems.externalId,
          })
          .from(catalogueItems)
          .where(
            and(
              inArray(catalogueItems.kind, [...ratedKinds]),
              or(
                inArray(catalogueItems.externalId, names),
                inArray(
                  catalogueItems.id,
                  names.filter(isId).map((each) => each.toLowerCase()),
                ),
              ),
            ),
          )
  return (kind, name) =>
    items.find(
      (item) =>
        item.kind === kind &&
        (item.id === String(name).toLowerCase() || item.externalId === String(name)),
    )?.id
}
