import { and, eq, gt, sql } from 'drizzle-orm'
import { Failure } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { backgroundTasks } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { lockUser } from '#server/features/accounts/kit/find-users.ts'
import { silenceMs } from './store.ts'

interface CapacityQuery {
  userId: string
  keepsFile: boolean
  now: Date
}

/** A running task may have ended by then. */
const soonSeconds = 5

/**
 * Bounds what a user has done in the background (requirements §14.1). Calls at the same time are counted one after
 * the other.
 * @throws TOO_MANY_REQUESTS_ERROR beyond two tasks at once, or ten kept files
 */
export async function requireCapacity(
  tx: Tx,
  { userId, keepsFile, now }: CapacityQuery,
): Promise<void> {
  await lockUser(tx, userId)
  const own = eq(backgroundTasks.userId, userId)
  const livesSince = new Date(now.getTime() - silenceMs)
  const runs = and(
    own,
    eq(backgroundTasks.state, 'running'),
    gt(backgroundTasks.beatAt, livesSince),
  )
  if ((await tx.$count(backgroundTasks, runs)) >= limits.backgroundTasksMax)
    throw tooMany(soonSeconds)
  if (!keepsFile) return
  const keptSince = new Date(now.getTime() - limits.backgroundTaskSeconds * 1_000)
  // A file’s task answers its name and type.
  const isFile = sql`${backgroundTasks.answer} ->> 'type' is not null`
  const kept = await tx
    .select({ startedAt: backgroundTasks.startedAt })
    .from(backgroundTasks)
    .where(
      and(own, eq(backgroundTasks.state, 'done'), gt(backgroundTasks.startedAt, keptSince), isFile),
    )
    .orderBy(backgroundTasks.startedAt)
  const [oldest] = kept
  if (kept.length < limits.keptFilesMax || !oldest) return
  const freeAt = oldest.startedAt.getTime() + limits.backgroundTaskSeconds * 1_000
  throw tooMany(Math.ceil((freeAt - now.getTime()) / 1_000))
}

const tooMany = (retryAfter: number) => new Failure('TOO_MANY_REQUESTS_ERROR', {}, { retryAfter })
