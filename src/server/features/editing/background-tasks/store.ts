import { and, eq, isNotNull, lt, or } from 'drizzle-orm'
import { limits } from '#contract/base/limits.ts'
import { backgroundTasks } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** A task that has not said for longer that it lives, has died. */
export const silenceMs = 15_000

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Deletes tasks that were started more than a day ago; of those that can be undone, the answer, and the whole after
 * 30 days.
 */
export async function purgeBackgroundTasks(tx: Tx, now: Date): Promise<void> {
  const { startedAt, undoable, answer } = backgroundTasks
  const isOver = lt(startedAt, new Date(now.getTime() - limits.backgroundTaskSeconds * 1_000))
  const isPast = lt(startedAt, new Date(now.getTime() - limits.undoDays * dayMs))
  await tx.delete(backgroundTasks).where(and(isOver, or(eq(undoable, false), isPast)))
  await tx
    .update(backgroundTasks)
    .set({ answer: null })
    .where(and(isOver, isNotNull(answer)))
}

type BackgroundTask = typeof backgroundTasks.$inferSelect

/** The task of a user that is still kept; undefined for another's, or none. */
export async function findTask(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<BackgroundTask | undefined> {
  const [task] = await tx
    .select()
    .from(backgroundTasks)
    .where(and(eq(backgroundTasks.id, id), eq(backgroundTasks.userId, userId)))
  if (!task || task.startedAt.getTime() < now.getTime() - limits.backgroundTaskSeconds * 1_000)
    return undefined
  const hasDied = task.state === 'running' && !isRunning(task, now)
  return hasDied ? { ...task, state: 'failed' } : task
}

/** Tells if a process works on a task at `now`; one may have died without a word. */
export function isRunning({ state, beatAt }: BackgroundTask, now: Date): boolean {
  return state === 'running' && beatAt.getTime() >= now.getTime() - silenceMs
}

/** Lets a running task stop before its next item. */
export async function cancelTask(tx: Tx, id: string): Promise<void> {
  await tx
    .update(backgroundTasks)
    .set({ state: 'cancelled' })
    .where(and(eq(backgroundTasks.id, id), eq(backgroundTasks.state, 'running')))
}
