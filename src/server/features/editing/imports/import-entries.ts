import type {
  ImportedRow,
  ImportIssue,
  ImportReport,
  RowAction,
} from '#contract/editing/transfer.ts'
import { Failure, type Issue } from '#contract/base/failures.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { RateWarning } from '#contract/trade/rates/rate-warnings.ts'
import type { Caller } from '#contract/index.ts'
import type { Ahead, RunningContext } from '#server/api/context.ts'
import type { Progress } from '../background-tasks/task.ts'

/** An issue of a row, by its number in the sheet; of the entry's first row where it names none. */
export interface RowIssue extends ImportIssue {
  row?: number
}

export interface RowChange {
  row?: number
  field: string
  before: string | null
  after: string | null
}

/** A warning of a row, by its number in the sheet. */
export interface RowWarning extends RateWarning {
  row?: number
}

export interface Done {
  id: string
  warnings?: RowWarning[]
}

/** The outcome of an entry, before it is carried out. */
export interface Decision {
  action: RowAction
  issues: RowIssue[]
  changes?: RowChange[]
  /** Does it, in a transaction; gives the id of what it made or changed, with warnings of it. */
  carryOut?: ((call: Caller) => Promise<Done>) | undefined
  /** Calls of `carryOut` that are prepared before its transaction. */
  ahead?: readonly Ahead[]
  /** Returns the issues of what the operation refused, at their rows and columns. */
  issuesOf?: (failure: Failure) => RowIssue[]
}

/** How the entries of a sheet become what is stored: a row an item, or several rows a rate. */
export interface ImportPlan<Entry, Found> {
  entries: readonly Entry[]
  /** How many entries are looked up at once. */
  batchSize: number
  rowsOf: (entry: Entry) => readonly number[]
  /** Reads what a batch is about. */
  find: (batch: readonly Entry[]) => Promise<Found>
  /** Decides by the rules of adding and editing; `isAgain` after somebody changed the stored one meanwhile. */
  decide: (entry: Entry, found: Found, isAgain: boolean) => Promise<Decision>
  /** The key of the entry's rows in the report. */
  externalIdOf: (entry: Entry, found: Found) => string | null
  /** Told of the outcome. */
  onDone?: (entry: Entry, found: Found, done: { rows: ImportedRow[]; id?: string }) => void
}

/** The parts of a report that tell of the sheet as a whole. */
export type SheetOfReport = Pick<ImportReport, 'sheet' | 'headerRow' | 'columns' | 'fields'>

/** Somebody edited the stored one between the look at it and the edit. */
const attempts = 3

/** Carries out the entries of a sheet, each in a transaction of its own (requirements §14.5). */
export async function importEntries<Entry, Found>(
  context: RunningContext,
  plan: ImportPlan<Entry, Found>,
  { sheet, dryRun }: { sheet: SheetOfReport; dryRun: boolean },
  progress: Progress,
): Promise<ImportReport> {
  const report: ImportReport = {
    ...sheet,
    rows: [],
    counts: { add: 0, edit: 0, unchanged: 0, conflict: 0, refused: 0, cleared: {} },
  }
  const total = plan.entries.reduce((sum, entry) => sum + plan.rowsOf(entry).length, 0)
  progress.expect(total)
  const { entries, batchSize } = plan
  for (let from = 0; from < entries.length; from += batchSize) {
    const batch = entries.slice(from, from + batchSize)
    const found = await plan.find(batch)
    for (const entry of batch) {
      if (!(await progress.reached(report.rows.length))) return inOrder(report)
      const { decision, done } = await importEntry(context, plan, { entry, found, dryRun })
      const warnings = done?.warnings ?? []
      const rows = reported(plan, { entry, found, decision, warnings })
      plan.onDone?.(entry, found, { rows, ...(done && { id: done.id }) })
      report.rows.push(...rows)
      report.counts[decision.action] += rows.length
      for (const { field, after } of decision.changes ?? []) {
        if (after !== null) continue
        report.counts.cleared[field] = (report.counts.cleared[field] ?? 0) + 1
      }
    }
  }
  await progress.reached(total)
  return inOrder(report)
}

const inOrder = (report: ImportReport): ImportReport => ({
  ...report,
  rows: report.rows.toSorted((one, other) => one.row - other.row),
})

interface OneEntry<Entry, Found> {
  entry: Entry
  found: Found
  dryRun: boolean
}

async function importEntry<Entry, Found>(
  context: RunningContext,
  plan: ImportPlan<Entry, Found>,
  { entry, found, dryRun }: OneEntry<Entry, Found>,
): Promise<{ decision: Decision; done?: Done }> {
  for (let attempt = 1; ; attempt += 1) {
    const decision = await plan.decide(entry, found, attempt > 1)
    if (!decision.carryOut) return { decision }
    try {
      const done = await (dryRun ? context.dryRun : context.inOneTransaction)(
        decision.carryOut,
        decision.ahead,
      )
      return { decision, done }
    } catch (error) {
      if (!(error instanceof Failure) || isAboutAll(error)) throw error
      if (error.name === 'EDIT_CONFLICT_ERROR' && attempt < attempts) continue
      const issues = decision.issuesOf?.(error) ?? failureIssues(error)
      return { decision: { action: 'refused', issues: [...decision.issues, ...issues] } }
    }
  }
}

interface Reported<Entry, Found> {
  entry: Entry
  found: Found
  decision: Decision
  warnings: readonly RowWarning[]
}

/** The rows of an entry; one that is refused for another row says so. */
function reported<Entry, Found>(
  plan: ImportPlan<Entry, Found>,
  { entry, found, decision, warnings }: Reported<Entry, Found>,
): ImportedRow[] {
  const numbers = plan.rowsOf(entry)
  const [first] = numbers
  const externalId = plan.externalIdOf(entry, found)
  const isRefused = decision.action === 'refused'
  return numbers.map((row) => {
    const isOf = (each: { row?: number }) => (each.row ?? first) === row
    const own = decision.issues.filter(isOf).map(withoutRow)
    const elsewhere = { path: '', message: sheetMessages.refusedElsewhere }
    const isElsewhere = isRefused && own.every(({ path }) => path === '' || isNote(own, path))
    return {
      row,
      externalId,
      action: decision.action,
      issues: numbers.length > 1 && isElsewhere ? [...own, elsewhere] : own,
      ...(warnings.some(isOf) && { warnings: warnings.filter(isOf).map(withoutRow) }),
      ...(decision.action === 'edit' && {
        changes: (decision.changes ?? []).filter(isOf).map(withoutRow),
      }),
    }
  })
}

function withoutRow<Each extends { row?: number }>(each: Each): Omit<Each, 'row'> {
  const { row: _row, ...rest } = each
  return rest
}

/** Whether all that is said of a column refuses nothing: it is not known. */
function isNote(issues: readonly ImportIssue[], path: string): boolean {
  return issues.every(
    (issue) => issue.path !== path || issue.message === sheetMessages.unknownColumn,
  )
}

/** Whether what refused one entry would refuse all of them. */
export function isAboutAll({ name, status, context }: Failure): boolean {
  // Who may not publish changes what nobody sees.
  const isForbidden = name === 'FORBIDDEN_ERROR' && context.duty !== 'publish'
  return status >= 500 || name === 'INVALID_TOKEN' || isForbidden
}

/** Returns the issues of what refused a whole entry, in the words of sheets. */
export function failureIssues({ name, context }: Failure): Issue[] {
  if (context.issues) return context.issues
  if (name === 'NOT_FOUND_ERROR') return [{ path: '', message: sheetMessages.unknownReference }]
  if (name === 'FORBIDDEN_ERROR') return [{ path: '', message: sheetMessages.seenByVisitors }]
  const isConflict = name === 'EDIT_CONFLICT_ERROR'
  return [
    { path: '', message: isConflict ? sheetMessages.changedMeanwhile : sheetMessages.notAllowed },
  ]
}
