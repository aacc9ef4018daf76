import { type SQL, sql } from 'drizzle-orm'
import type { ChangedKind } from '#contract/base/changed-kinds.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { type UndoableKind, undoableKinds } from '#contract/editing/background-tasks.ts'
import type { Recorded } from '#server/api/audit/record-change.ts'
import type { OperationContext } from '#server/api/context.ts'
import { lockItem } from '#server/features/catalogue/kit/items.ts'
import { readRowsOf } from '#server/features/catalogue/trash/rows.ts'
import { endingTables } from '#server/features/catalogue/trash/tables.ts'
import {
  agencyNameOf,
  type StateBefore,
  type StoredRow,
  workChanges,
} from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'

declare module '#server/api/hooks.ts' {
  interface ChangeNote {
    /** The state of what a part of a work is about to change. */
    before?: Found
  }
}

/** A thing as a work found it. */
interface Found {
  foundAt: Date
  version: number | null
  state: StateBefore
}

interface Subject {
  kind: ChangedKind
  key: string | null
}

/** Reads what a part of a work is about to change; undefined outside works, and of what works do not keep. */
export async function findBefore(
  context: OperationContext,
  { kind, key }: Subject,
): Promise<Found | undefined> {
  if (context.workId === undefined || key === null || !isUndoable(kind)) return undefined
  return kind === 'rate' ? findRate(context, key) : findItem(context.tx, key)
}

function isUndoable(kind: ChangedKind): kind is UndoableKind {
  return undoableKinds.some((each) => each === kind)
}

async function findRate({ within }: OperationContext, id: string): Promise<Found> {
  const rate = await within('detailRate', { id })
  return { foundAt: rate.updatedAt, version: null, state: { rate: [{ ...rate }] } }
}

/** Tables whose rows follow an item's change or end with it. */
const followingTables = ['translations', ...endingTables]

async function findItem(tx: Tx, id: string): Promise<Found | undefined> {
  const [row] = await queryRows<{ moment: string; version: number }>(
    tx,
    sql`select ${textOf(sql`updated_at`)} as moment,
      (select max(version) from item_versions where item_id = i.id) as version
    from catalogue_items i where id = ${id}::uuid`,
  )
  if (!row) return undefined
  const tables = followingTables.map((name) => ({ name, owner: 'item_id' }))
  const state = await readRowsOf(tx, tables, id)
  return { foundAt: new Date(row.moment), version: row.version, state }
}

/** A moment as text, which both drivers answer alike. */
const textOf = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Keeps what a part of a work changed in a thing, beside how it was before (requirements §14.9). */
export async function keepChange(
  { tx, workId }: OperationContext,
  { change, is, was }: Recorded,
  found: Found | undefined,
): Promise<void> {
  if (workId === undefined || !change?.itemId || !isUndoable(change.kind)) return
  const { kind, itemId, action, fields = [] } = change
  await store(tx, {
    workId,
    itemId,
    part: 'item',
    kind,
    action,
    name: (is ?? was)?.name ?? '',
    fields,
    version: found?.version ?? null,
    before: found ? neededOf(found.state, action, fields) : {},
    foundAt: found?.foundAt ?? null,
    leftAt: leftAt(kind, itemId, change.creationDate ?? new Date()),
  })
}

/** Translations follow edits of texts alone; what ends with an item is there after any edit. */
function neededOf(state: StateBefore, action: string, fields: readonly string[]): StateBefore {
  const { translations = [], ...rest } = state
  if (action === 'delete' || 'rate' in rest) return rest
  return fields.some((field) => field === 'details' || field === 'itinerary')
    ? { translations }
    : {}
}

/** The moment that the work left a thing at: of its last change, or of its deletion. */
function leftAt(kind: UndoableKind, id: string, now: Date): SQL<Date> {
  const table = sql.identifier(kind === 'rate' ? 'rates' : 'catalogue_items')
  return sql<Date>`coalesce(
    (select updated_at from ${table} where id = ${id}::uuid),
    (select deleted_at from binned_items where id = ${id}::uuid),
    ${now.toISOString()}::timestamptz
  )`
}

type Kept = Omit<typeof workChanges.$inferInsert, 'name' | 'leftAt'> & {
  name: string | SQL<string>
  leftAt: Date | SQL<Date>
}

/** Of several changes of a work to one thing, the first tells how it was, the last how it was left. */
async function store(tx: Tx, kept: Kept): Promise<void> {
  const { action, fields, before } = workChanges
  await tx
    .insert(workChanges)
    .values(kept as typeof workChanges.$inferInsert)
    .onConflictDoUpdate({
      target: [workChanges.workId, workChanges.itemId, workChanges.part],
      set: {
        action: sql`case when ${action} = 'add' then 'add' else excluded.action end`,
        fields: sql`array(select distinct unnest(${fields} || excluded.fields) order by 1)`,
        before: sql`excluded.before || ${before}`,
        leftAt: sql`excluded.left_at`,
      },
    })
}

const draftTable = { name: 'item_drafts', owner: 'item_id' }

/** Reads the draft that a part of a work is about to replace; undefined outside works. */
export async function findDraftBefore(
  { tx, workId }: OperationContext,
  { kind, id }: { kind: Kind; id: string },
): Promise<StoredRow[] | undefined> {
  if (workId === undefined) return undefined
  await lockItem(tx, kind, id)
  const { item_drafts: rows = [] } = await readRowsOf(tx, [draftTable], id)
  return rows
}

/** Keeps that a part of a work wrote the draft of an item, beside the draft that was there. */
export async function keepDraft(
  { tx, workId }: OperationContext,
  { kind, id }: { kind: Kind; id: string },
  { before, at }: { before: StoredRow[] | undefined; at: Date },
): Promise<void> {
  if (workId === undefined || before === undefined) return
  await store(tx, {
    workId,
    itemId: id,
    part: 'draft',
    kind,
    action: before.length > 0 ? 'edit' : 'add',
    name: agencyNameOf(sql`${id}::uuid`),
    before: { item_drafts: before },
    leftAt: at,
  })
}
