import { and, eq } from 'drizzle-orm'
import type { savedViewOperations } from '#contract/accounts/saved-views.ts'
import { Failure } from '#contract/base/failures.ts'
import { listColumns, savedViews } from '#server/platform/db/schema/index.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'
import { lockView, readColumns, readViews, requireRoom } from './saved-views.ts'

/** The columns that say whose a view is. */
const belongingTo = (userId: string, shared: boolean) =>
  shared ? { ownerId: null, makerId: userId } : { ownerId: userId, makerId: null }

export const savedViewHandlers: HandlersOf<keyof typeof savedViewOperations> = {
  async listViews(context, { list }) {
    const { id } = signedIn(context)
    return {
      list: await readViews(context.tx, list, id),
      columns: await readColumns(context.tx, list, id),
    }
  },

  async addView(context, { list, name, params, columns, shared }) {
    const { tx } = context
    const whose = belongingTo(signedIn(context).id, shared)
    await requireRoom(tx, list, whose.ownerId)
    const [row] = await tx
      .insert(savedViews)
      .values({ list, name, params, columns, ...whose })
      .returning({ id: savedViews.id })
    if (!row) throw new Error('The view was not stored')
    return row
  },

  /** @throws FORBIDDEN_ERROR where somebody else than its maker takes a shared view for themselves */
  async editView(context, { id, shared, ...fields }) {
    const { tx } = context
    const userId = signedIn(context).id
    const view = await lockView(tx, id, userId)
    const isShared = view.ownerId === null
    const moves = shared !== undefined && shared !== isShared
    if (moves && isShared && view.makerId !== userId) throw new Failure('FORBIDDEN_ERROR')
    const whose = moves ? belongingTo(userId, shared) : undefined
    if (whose) await requireRoom(tx, view.list, whose.ownerId)
    const given = Object.entries({ ...fields, ...whose }).filter(([, value]) => value !== undefined)
    if (given.length > 0) {
      await tx.update(savedViews).set(Object.fromEntries(given)).where(eq(savedViews.id, id))
    }
    return { id }
  },

  async deleteView(context, { id }) {
    await lockView(context.tx, id, signedIn(context).id)
    await context.tx.delete(savedViews).where(eq(savedViews.id, id))
  },

  async setColumns(context, { list, columns }) {
    const { tx } = context
    const userId = signedIn(context).id
    if (columns === null) {
      await tx
        .delete(listColumns)
        .where(and(eq(listColumns.userId, userId), eq(listColumns.list, list)))
      return
    }
    await tx
      .insert(listColumns)
      .values({ userId, list, columns })
      .onConflictDoUpdate({ target: [listColumns.userId, listColumns.list], set: { columns } })
  },
}
