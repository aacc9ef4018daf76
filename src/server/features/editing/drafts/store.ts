import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { Failure, notFound } from '#contract/base/failures.ts'
import { itemDrafts } from '#server/platform/db/schema/index.ts'
import { movedForward } from '#server/platform/db/schema/columns.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { lockItem } from '#server/features/catalogue/kit/items.ts'
import type { DraftFields } from './draft-shape.ts'

export type DraftRow = Omit<typeof itemDrafts.$inferSelect, 'fields'> & { fields: DraftFields }

/** The draft of an item, if somebody has begun one. */
export async function findDraft(tx: Tx, itemId: string): Promise<DraftRow | undefined> {
  const { fields, ...columns } = getTableColumns(itemDrafts)
  const [row] = await tx
    .select({ ...columns, fields: sql<DraftFields>`${fields}` })
    .from(itemDrafts)
    .where(eq(itemDrafts.itemId, itemId))
  return row
}

interface Written {
  kind: Kind
  itemId: string
  fields: DraftFields
  by: { id: string; name: string }
  /** `updatedAt` of the draft that the writer saw; absent where it does not matter. */
  seen: Date | undefined
}

/**
 * Keeps what is written of an item in place of what was kept; gives when. Whoever began the draft had an
 * item before them, and a draft that is saved again is still based on that one.
 * @throws NOT_FOUND_ERROR, EDIT_CONFLICT_ERROR
 */
export async function storeDraft(tx: Tx, written: Written, now: Date): Promise<Date> {
  const { kind, itemId, fields, by, seen } = written
  const item = await lockItem(tx, kind, itemId)
  const before = await findDraft(tx, itemId)
  if (seen && before) refuseOlder(seen, before)
  const basedOn = oldest(momentIn(fields) ?? before?.basedOn ?? item.updatedAt, item.updatedAt)
  const columns = { fields, basedOn, byId: by.id, byName: by.name }
  const [stored] = await tx
    .insert(itemDrafts)
    .values({ ...columns, itemId, updatedAt: now })
    .onConflictDoUpdate({
      target: itemDrafts.itemId,
      set: { ...columns, updatedAt: movedForward(itemDrafts.updatedAt, now) },
    })
    .returning({ updatedAt: itemDrafts.updatedAt })
  if (!stored) throw new Error('The draft was not stored')
  return stored.updatedAt
}

/** Refuses what was made of a draft that was saved again since. @throws EDIT_CONFLICT_ERROR */
function refuseOlder(seen: Date, { updatedAt }: DraftRow): void {
  if (seen < updatedAt) throw new Failure('EDIT_CONFLICT_ERROR')
}

/** The moment of the item that the form began with, where it says so. */
function momentIn({ updatedAt }: DraftFields): Date | undefined {
  return typeof updatedAt === 'string' ? new Date(updatedAt) : undefined
}

function oldest(one: Date, other: Date): Date {
  return one < other ? one : other
}

/**
 * Takes the draft of an item, which is locked: whoever comes second finds none.
 * @throws NOT_FOUND_ERROR without an item or a draft, EDIT_CONFLICT_ERROR for one saved after `seen`
 */
export async function takeDraft(
  tx: Tx,
  { kind, itemId, seen }: { kind: Kind; itemId: string; seen: Date | undefined },
): Promise<DraftRow> {
  await lockItem(tx, kind, itemId)
  const draft = await findDraft(tx, itemId)
  if (!draft) throw notFound()
  if (seen) refuseOlder(seen, draft)
  await deleteDraft(tx, itemId)
  return draft
}

export async function deleteDraft(tx: Tx, itemId: string): Promise<void> {
  await tx.delete(itemDrafts).where(eq(itemDrafts.itemId, itemId))
}
