import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type PanelList, type SavedView, viewLimits } from '#contract/accounts/saved-views.ts'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { listColumns, savedViews } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { namesOfUsers } from '../kit/find-users.ts'

type ViewRow = typeof savedViews.$inferSelect

/** A condition: a view is the caller's own, or shared. */
const isOpenTo = (userId: string): SQL | undefined =>
  or(eq(savedViews.ownerId, userId), isNull(savedViews.ownerId))

/** Returns a list's views that somebody has, by name, their own before a shared one of the same name. */
export async function readViews(tx: Tx, list: PanelList, userId: string): Promise<SavedView[]> {
  const rows = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.list, list), isOpenTo(userId)))
    .orderBy(asc(sql`fold(${savedViews.name})`), asc(savedViews.ownerId), asc(savedViews.id))
  const makers = rows.flatMap(({ makerId }) => makerId ?? [])
  const names = await namesOfUsers(tx, makers)
  return rows.map(({ id, name, params, columns, ownerId, makerId }) => ({
    id,
    name,
    params,
    columns,
    shared: ownerId === null,
    own: ownerId === userId || makerId === userId,
    by: (makerId && names.get(makerId)) ?? null,
  }))
}

/**
 * Locks a view that somebody may change.
 * @throws NOT_FOUND_ERROR for another's own one
 */
export async function lockView(tx: Tx, id: string, userId: string): Promise<ViewRow> {
  const [row] = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), isOpenTo(userId)))
    .for('update')
  if (!row) throw notFound()
  return row
}

/**
 * Refuses one view more than a list may have, of one person or of all. Calls that would add one run one after another.
 * @throws INVALID_DATA_ERROR at `name`
 */
export async function requireRoom(tx: Tx, list: PanelList, ownerId: string | null): Promise<void> {
  const key = `views of ${list} ${ownerId ?? ''}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const whose = ownerId ? eq(savedViews.ownerId, ownerId) : isNull(savedViews.ownerId)
  const count = await tx.$count(savedViews, and(eq(savedViews.list, list), whose))
  const max = ownerId ? viewLimits.ownMax : viewLimits.sharedMax
  if (count >= max) throw invalidData('name', messages.tooMany)
}

/** Returns the columns that somebody chose for a list; null where they chose none. */
export async function readColumns(
  tx: Tx,
  list: PanelList,
  userId: string,
): Promise<string[] | null> {
  const [row] = await tx
    .select({ columns: listColumns.columns })
    .from(listColumns)
    .where(and(eq(listColumns.userId, userId), eq(listColumns.list, list)))
  return row?.columns ?? null
}
