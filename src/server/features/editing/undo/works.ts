import { and, asc, count, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { invalidData, notFound } from '#contract/base/failures.ts'
import type { FailureName } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { Work, WorkChange } from '#contract/editing/background-tasks.ts'
import { namesOfUsers } from '#server/features/accounts/kit/find-users.ts'
import { backgroundTasks, workChanges } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { isRunning } from '../background-tasks/store.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** Works that began later can be undone at `now`. */
const undoableSince = (now: Date) => new Date(now.getTime() - limits.undoDays * dayMs)

const isKept = (now: Date) =>
  and(eq(backgroundTasks.undoable, true), gte(backgroundTasks.startedAt, undoableSince(now)))

const changed = sql`exists (select 1 from ${workChanges} c where c.work_id = ${backgroundTasks.id})`

interface Page {
  ids?: string[] | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Works that changed something and are kept at `now`, newest first. */
export async function readWorks(
  tx: Tx,
  { ids, limit = limits.listMax, offset = 0 }: Page,
  now: Date,
): Promise<{ list: Work[]; total: number }> {
  const wanted = and(isKept(now), changed, ids && inArray(backgroundTasks.id, ids))
  const rows = await tx
    .select()
    .from(backgroundTasks)
    .where(wanted)
    .orderBy(desc(backgroundTasks.startedAt), desc(backgroundTasks.id))
    .limit(limit)
    .offset(offset)
  const [all] = await tx.select({ total: count() }).from(backgroundTasks).where(wanted)
  const counts = await countChanges(
    tx,
    rows.map(({ id }) => id),
  )
  const people = rows.flatMap(({ userId, undoneById }) => [userId, undoneById ?? userId])
  const names = await namesOfUsers(tx, people)
  const personOf = (id: string) => ({ id, name: names.get(id) ?? '' })
  const list = rows.map((work) => {
    const { id, operation, startedAt, userId, undoneAt, undoneById } = work
    const { kind = 'destination', ...counted } = counts.get(id) ?? { add: 0, edit: 0, delete: 0 }
    return {
      id,
      operation,
      kind,
      startedAt,
      by: personOf(userId),
      counts: counted,
      until: new Date(startedAt.getTime() + limits.undoDays * dayMs).toISOString(),
      isRunning: isRunning(work, now),
      undoneAt,
      undoneBy: undoneById !== null && names.has(undoneById) ? personOf(undoneById) : null,
    }
  })
  return { list, total: all?.total ?? 0 }
}

type Counted = Work['counts'] & { kind?: Work['kind'] }

async function countChanges(tx: Tx, ids: string[]): Promise<Map<string, Counted>> {
  if (ids.length === 0) return new Map()
  const { workId, kind, action } = workChanges
  const rows = await tx
    .select({ workId, kind, action, number: count() })
    .from(workChanges)
    .where(inArray(workId, ids))
    .groupBy(workId, kind, action)
  const counts = new Map<string, Counted>()
  for (const row of rows) {
    const counted = counts.get(row.workId) ?? { add: 0, edit: 0, delete: 0, kind: row.kind }
    counted[row.action] += row.number
    counts.set(row.workId, counted)
  }
  return counts
}

/**
 * Returns a work that admins may undo, whoever of them did it; a duty for it would be asked for here.
 * @throws NOT_FOUND_ERROR for work that keeps no changes, or not any more
 */
export async function requireWork(tx: Tx, id: string, now: Date) {
  const [work] = await tx
    .select()
    .from(backgroundTasks)
    .where(and(eq(backgroundTasks.id, id), isKept(now)))
  if (!work) throw notFound()
  return work
}

/** The same for work that can be undone now. @throws INVALID_DATA_ERROR for work that runs or was undone */
export async function requireUndoableWork(tx: Tx, id: string, now: Date): Promise<void> {
  const work = await requireWork(tx, id, now)
  if (isRunning(work, now)) throw invalidData('workId', messages.workRuns)
  if (work.undoneAt) throw invalidData('workId', messages.workUndone)
}

/** A change of a work, without the former state. */
export type KeptChange = Pick<
  typeof workChanges.$inferSelect,
  'workId' | 'itemId' | 'part' | 'kind' | 'action' | 'undone'
>

/** All changes of a work, the last first. */
export async function readKeptChanges(tx: Tx, id: string): Promise<KeptChange[]> {
  const { workId, itemId, part, kind, action, undone, sequence } = workChanges
  return tx
    .select({ workId, itemId, part, kind, action, undone })
    .from(workChanges)
    .where(eq(workId, id))
    .orderBy(desc(sequence))
}

/** A page of a work's changes: refused ones, then all in their order. */
export async function readWorkChanges(
  tx: Tx,
  id: string,
  { limit = limits.listMax, offset = 0 }: Page,
): Promise<{ list: WorkChange[]; total: number }> {
  const { itemId, part, kind, action, name, undone, refusal, sequence } = workChanges
  const isOfWork = eq(workChanges.workId, id)
  const list = await tx
    .select({ id: itemId, part, kind, action, name, undone, refusal })
    .from(workChanges)
    .where(isOfWork)
    .orderBy(desc(isNotNull(refusal)), asc(sequence))
    .limit(limit)
    .offset(offset)
  return { list, total: await tx.$count(workChanges, isOfWork) }
}

/** Notes why changes of a work could not be undone, and, where it `isUndone`, when and by whom it was. */
export async function noteUndoing(
  tx: Tx,
  id: string,
  { refused, isUndone }: { refused: Map<KeptChange, FailureName>; isUndone: boolean },
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const rows = [...refused].map(([{ itemId, part }, refusal]) => ({ itemId, part, refusal }))
  await tx.execute(sql`update work_changes c set refusal = r.refusal
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) r("itemId" uuid, part text, refusal text)
    where c.work_id = ${id}::uuid and c.item_id = r."itemId" and c.part = r.part and not c.undone`)
  if (!isUndone) return
  await tx
    .update(backgroundTasks)
    .set({ undoneAt: now, undoneById: userId })
    .where(eq(backgroundTasks.id, id))
}
