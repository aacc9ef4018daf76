import { and, eq, lt } from 'drizzle-orm'
import { limits } from '#contract/base/limits.ts'
import { backgroundTasks } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** A task that has not said for longer that it lives, has died. */
export const silenceMs = 15_000

/** Deletes tasks that were started more than a day ago. */
export async function purgeBackgroundTasks(tx: Tx, now: Date): Promise<void> {
  const newest = new Date(now.getTime() - limits.backgroundTaskSeconds * 1_000)
  await tx.delete(backgroundTasks).where(lt(backgroundTasks.startedAt, newest))
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
  // Its process has died without a word.
  const isSilent = task.state === 'running' && task.beatAt.getTime() < now.getTime() - silenceMs
  return isSilent ? { ...task, state: 'failed' } : task
}

/** Lets a running task stop before its next item. */
export async function cancelTask(tx: Tx, id: string): Promise<void> {
  await tx
    .update(backgroundTasks)
    .set({ state: 'cancelled' })
    .where(and(eq(backgroundTasks.id, id), eq(backgroundTasks.state, 'running')))
}
