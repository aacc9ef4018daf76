import { isInUse, movedForward } from '#server/platform/db/schema/columns.ts'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { WrittenDetails } from '#contract/catalogue/facts/details.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { Failure, notFound } from '#contract/base/failures.ts'
import { catalogueItems, itemDetails } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { OperationContext } from '#server/api/context.ts'
import { hasDuty } from '#server/platform/auth/duties.ts'

/** Fields of a kind's payload that belong to the shared row; a kind without a capability leaves its field out. */
interface SharedFields {
  details?: WrittenDetails | undefined
  status?: boolean | undefined
  starred?: boolean | undefined
  showVideo?: boolean | undefined
  tags?: string[] | undefined
  bannedTags?: string[] | undefined
  externalId?: string | null | undefined
}

type ItemRow = typeof catalogueItems.$inferSelect

/** Stores the shared row and the texts of a new item; gives its id. */
export async function insertItem(
  context: OperationContext,
  kind: Kind,
  fields: SharedFields,
): Promise<string> {
  const { tx, now } = context
  const { details = [], ...shared } = fields
  const status = statusOfNew(context, fields)
  const [item] = await tx
    .insert(catalogueItems)
    .values({ ...sharedColumns({ ...shared, status }), kind, createdAt: now, updatedAt: now })
    .returning({ id: catalogueItems.id })
  if (!item) throw new Error(`The ${kind} was not stored`)
  await insertDetails(tx, item.id, details)
  return item.id
}

/**
 * Tells whether a new item is enabled: as is said, else where its author may publish (requirements §20.3). The server
 * itself, which adds the demonstration, has no author.
 */
export function statusOfNew(
  { user }: Pick<OperationContext, 'user'>,
  { status }: Pick<SharedFields, 'status'>,
): boolean {
  return status ?? (user === null || hasDuty(user, 'publish'))
}

function sharedColumns({ status, starred, showVideo, tags, bannedTags, externalId }: SharedFields) {
  return { status, starred, showVideo, tags, bannedTags, externalId }
}

async function insertDetails(tx: Tx, itemId: string, details: WrittenDetails): Promise<void> {
  if (details.length === 0) return
  await tx
    .insert(itemDetails)
    .values(details.map((entry, position) => ({ ...entry, itemId, position })))
}

/** Replaces the entries of an item in the languages in use; further texts that an entry leaves out stay in its language. */
async function replaceDetails(tx: Tx, itemId: string, details: WrittenDetails): Promise<void> {
  const stored = await tx
    .delete(itemDetails)
    .where(and(eq(itemDetails.itemId, itemId), isInUse(itemDetails.lang)))
    .returning(furtherColumns)
  const kept = details.map((entry) => {
    const before = stored.find(({ lang }) => lang === entry.lang)
    return { ...before, ...withoutUndefined(entry) }
  })
  await insertDetails(tx, itemId, kept)
}

const {
  itemId: _item,
  position: _place,
  nameFolded: _folded,
  ...furtherColumns
} = getTableColumns(itemDetails)

function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields
}

/**
 * Locks an item of a kind until the transaction ends, so that rules about it hold.
 * @throws NOT_FOUND_ERROR when there is no item of that kind and id
 */
export async function lockItem(tx: Tx, kind: Kind, id: string): Promise<ItemRow> {
  const [item] = await tx
    .select()
    .from(catalogueItems)
    .where(and(eq(catalogueItems.id, id), eq(catalogueItems.kind, kind)))
    .for('update')
  if (!item) throw notFound()
  return item
}

/**
 * Locks an item of whatever kind.
 * @throws NOT_FOUND_ERROR
 */
export async function lockAnyItem(tx: Tx, id: string): Promise<ItemRow> {
  const [item] = await tx
    .select()
    .from(catalogueItems)
    .where(eq(catalogueItems.id, id))
    .for('update')
  if (!item) throw notFound()
  return item
}

interface Edit extends SharedFields {
  id: string
  /** The version that the editor saw; if absent, the edit is carried out in any case. */
  updatedAt?: Date | undefined
}

/**
 * Edits the shared row and, when given, replaces the texts (requirements §4.15, §4.21).
 * Gives the locked row as it was before.
 * @throws NOT_FOUND_ERROR, EDIT_CONFLICT_ERROR
 */
export async function editItem(tx: Tx, kind: Kind, edit: Edit, now: Date): Promise<ItemRow> {
  const before = await lockItem(tx, kind, edit.id)
  if (edit.updatedAt && edit.updatedAt < before.updatedAt) throw new Failure('EDIT_CONFLICT_ERROR')
  await changeItem(tx, edit.id, sharedColumns(edit), now)
  if (edit.details) {
    await replaceDetails(tx, edit.id, edit.details)
  }
  return before
}

/** Writes columns of the shared row; `updatedAt` always moves forward, whatever the clock does. */
export async function changeItem(
  tx: Tx,
  id: string,
  columns: Omit<SharedFields, 'details'>,
  now: Date,
): Promise<void> {
  const updatedAt = movedForward(catalogueItems.updatedAt, now)
  await tx
    .update(catalogueItems)
    .set({ ...columns, updatedAt })
    .where(eq(catalogueItems.id, id))
}

/** Flips enabled and disabled; gives the new value. Concurrent toggles serialise on the row. */
export async function toggleStatus(tx: Tx, kind: Kind, id: string, now: Date): Promise<boolean> {
  const { status } = await lockItem(tx, kind, id)
  await changeItem(tx, id, { status: !status }, now)
  return !status
}

/** Stars or unstars; gives the new value. */
export async function toggleStarred(tx: Tx, kind: Kind, id: string, now: Date): Promise<boolean> {
  const { starred } = await lockItem(tx, kind, id)
  await changeItem(tx, id, { starred: !starred }, now)
  return !starred
}

/**
 * Checks, without a lock, that there is an item of a kind.
 * @throws NOT_FOUND_ERROR
 */
export async function requireItem(tx: Tx, kind: Kind, id: string): Promise<void> {
  const [item] = await tx
    .select({ id: catalogueItems.id })
    .from(catalogueItems)
    .where(and(eq(catalogueItems.id, id), eq(catalogueItems.kind, kind)))
  if (!item) throw notFound()
}
