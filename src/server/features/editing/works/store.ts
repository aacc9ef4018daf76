import { and, eq, lt } from 'drizzle-orm'
import { limits } from '#contract/base/limits.ts'
import { works } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** Work that has not said for longer that it lives, has died. */
export const silenceMs = 15_000

/** Deletes work that was begun more than a day ago. */
export async function purgeWorks(tx: Tx, now: Date): Promise<void> {
  const newest = new Date(now.getTime() - limits.workSeconds * 1_000)
  await tx.delete(works).where(lt(works.startedAt, newest))
}

type Work = typeof works.$inferSelect

/** The work of a user that is still kept; undefined for another's, or none. */
export async function findWork(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<Work | undefined> {
  const [work] = await tx
    .select()
    .from(works)
    .where(and(eq(works.id, id), eq(works.userId, userId)))
  if (!work || work.startedAt.getTime() < now.getTime() - limits.workSeconds * 1_000)
    return undefined
  // Its process has died without a word.
  const isSilent = work.state === 'running' && work.beatAt.getTime() < now.getTime() - silenceMs
  return isSilent ? { ...work, state: 'failed' } : work
}

/** Lets running work stop before its next item. */
export async function cancelWork(tx: Tx, id: string): Promise<void> {
  await tx
    .update(works)
    .set({ state: 'cancelled' })
    .where(and(eq(works.id, id), eq(works.state, 'running')))
}
