import type { ImportReport } from '#contract/editing/transfer.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { Failure } from '#contract/base/failures.ts'
import { id as idField } from '#contract/base/fields.ts'
import { messages } from '#contract/base/text/messages.ts'
import { type Rate, ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { RunningContext } from '#server/api/context.ts'
import type { Progress } from '#server/features/editing/background-tasks/task.ts'
import {
  explained,
  withoutEchoes,
  unknownColumns,
  unknownHeaders,
} from '#server/features/editing/imports/explain-issues.ts'
import {
  type Decision,
  importEntries,
  type RowIssue,
} from '#server/features/editing/imports/import-entries.ts'
import { type Named, readNamed } from '#server/features/editing/imports/named-items.ts'
import { echoOf } from '#server/platform/sheets/cells/cells.ts'
import { presentRate } from '../present-rate.ts'
import { readRatesNamed } from '../read-rates.ts'
import { typeOfColumn } from './column-types.ts'
import { decideRate, externalIdIn } from './decide-rate.ts'
import { type RateSheet } from './read-rows.ts'
import { type RateRows, wordIn } from './rate-rows.ts'

/** How many rates are looked up at once. */
const batchSize = 50

interface Import {
  sheet: RateSheet
  dryRun: boolean
  /** Whether rows are carried out whose rates changed since the sheet was exported. */
  overwrite: boolean
}

/** Stored rates and items that a batch names. */
interface Found {
  targets: Targets
  itemOf: ItemOf
  /** Rates that were read again, since somebody changed them meanwhile. */
  again: Map<RateRows, Rate | undefined>
}

type Targets = (rows: RateRows) => Rate | undefined
type ItemOf = (kind: unknown, name: unknown) => Named

/** Adds and edits the rates of a sheet, each in a transaction of its own (requirements §16.2). */
export async function importRates(
  context: RunningContext,
  { sheet, dryRun, overwrite }: Import,
  progress: Progress,
): Promise<ImportReport> {
  const { rates, table, placeOf, dayOrder } = sheet
  const seen = new Set<string>()
  const unknown = unknownColumns(unknownHeaders(table.columns))
  const storedOf = (rows: RateRows, { targets, again }: Found) =>
    again.has(rows) ? again.get(rows) : targets(rows)

  async function decide(rows: RateRows, found: Found, isAgain: boolean): Promise<Decision> {
    const stored = storedOf(rows, found)
    if (isAgain) {
      const [now] = stored
        ? await readRatesNamed(context.tx, { ids: [stored.id], externalIds: [] })
        : []
      found.again.set(rows, now && presentRate(now))
    } else {
      const issues = refusedFirst(rows, found, seen)
      if (issues) return { action: 'refused', issues }
    }
    const { itemOf } = found
    return decideRate({
      rows,
      stored: storedOf(rows, found),
      itemOf,
      overwrite,
      reading: { dayOrder },
    })
  }

  return importEntries<RateRows, Found>(
    context,
    {
      entries: rates,
      batchSize,
      rowsOf: ({ rows }) => rows.map(({ row }) => row),
      find: async (batch) => ({
        targets: await readTargets(context.tx, batch),
        itemOf: await readItems(context.tx, batch),
        again: new Map(),
      }),
      async decide(rate, found, isAgain) {
        const decision = await decide(rate, found, isAgain)
        const tell = (issues: readonly RowIssue[], tellsAccepted: boolean) =>
          withoutEchoes(issues).map((issue) => {
            const row = rate.rows.find((each) => each.row === issue.row) ?? rate.rows[0]
            if (!row) return issue
            const { accepts } = typeOfColumn(issue.path)
            return explained(issue, row, placeOf, tellsAccepted ? accepts : undefined)
          })
        const notes = rate.rows.flatMap(({ row }) => unknown.map((issue) => ({ ...issue, row })))
        const { issuesOf } = decision
        return {
          ...decision,
          issues: [...notes, ...tell(decision.issues, decision.action === 'refused')],
          ...(issuesOf && { issuesOf: (failure: Failure) => tell(issuesOf(failure), true) }),
        }
      },
      externalIdOf(rows, found) {
        const stored = storedOf(rows, found)
        const named = externalIdIn(rows, stored)
        return stored?.externalId ?? (named && echoOf(named))
      },
    },
    { sheet: table, dryRun },
    progress,
  )
}

/** Refuses a rate whatever its cells say, or remembers it as met. */
function refusedFirst(
  rows: RateRows,
  { targets }: Found,
  seen: Set<string>,
): RowIssue[] | undefined {
  const first = rows.rows[0]?.row ?? 0
  const stored = targets(rows)
  const refuse = (path: string, message: string, row = first) => [{ row, path, message }]
  if (rows.ref === null && rows.id === null) return refuse('rateRef', messages.required)
  // Without them the rate would lose what they say.
  if (rows.unnamed.length > 0) {
    return rows.unnamed.flatMap((row) => refuse('rateRef', messages.required, row))
  }
  if (rows.others.length > 0 || namesAnother(rows, targets)) {
    return refuse('rateRef', sheetMessages.twoRates, rows.others[0])
  }
  if (!stored && externalIdIn(rows, stored) === null) return refuse('id', sheetMessages.unknownItem)
  if (stored && seen.has(stored.id)) return refuse('id', sheetMessages.repeatedRow)
  if (stored) seen.add(stored.id)
  return undefined
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

/** The items that rows name by id, by externalId, or by a name that one of the kind has. */
async function readItems(tx: Tx, batch: readonly RateRows[]): Promise<ItemOf> {
  const names = [
    ...new Set(
      batch.flatMap(({ rows }) => rows.flatMap(({ cells }) => wordIn(cells.get('entityId')) ?? [])),
    ),
  ]
  const found = new Map<string, Awaited<ReturnType<typeof readNamed>>>()
  for (const kind of ratedKinds) found.set(kind, await readNamed(tx, kind, names))
  return (kind, name) => found.get(String(kind))?.(String(name))
}
