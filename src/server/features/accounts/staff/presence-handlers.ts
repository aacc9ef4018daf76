import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import {
  type PresentKind,
  type presenceOperations,
  presenceSeconds,
} from '#contract/accounts/presence.ts'
import { notFound } from '#contract/base/failures.ts'
import { dutyOfKind } from '#contract/base/rights/duty-of-kind.ts'
import { requireDuty } from '#server/platform/auth/duties.ts'
import { catalogueItems, presences, proposals } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'
import { namesOfUsers } from '../kit/find-users.ts'

export const presenceHandlers: HandlersOf<keyof typeof presenceOperations> = {
  /**
   * All instances meet in the database: a mark is one small row, written every 25 seconds.
   * @throws FORBIDDEN_ERROR without the duty of the kind
   */
  async markPresent(context, { kind, id }) {
    const { tx, now } = context
    const user = signedIn(context)
    requireDuty(user, dutyOfKind[kind])
    const userId = user.id
    await requireThing(tx, kind, id)
    const gone = new Date(now.getTime() - presenceSeconds * 1000)
    const here = { kind, entityId: id, userId }
    const isHere = sql`${presences.seenAt} >= ${gone.toISOString()}::timestamptz`
    await tx
      .insert(presences)
      .values({ ...here, since: now, seenAt: now })
      .onConflictDoUpdate({
        target: [presences.kind, presences.entityId, presences.userId],
        set: {
          since: sql`case when ${isHere} then ${presences.since} else excluded.since end`,
          // Clocks of instances differ a little: a mark never takes time away.
          seenAt: sql`greatest(${presences.seenAt}, excluded.seen_at)`,
        },
      })
    await forget(tx, gone)
    const others = await tx
      .select({ id: presences.userId, since: presences.since })
      .from(presences)
      .where(
        and(
          eq(presences.kind, kind),
          eq(presences.entityId, id),
          ne(presences.userId, userId),
          gte(presences.seenAt, gone),
        ),
      )
      .orderBy(asc(presences.since), asc(presences.userId))
    const names = await namesOfUsers(
      tx,
      others.map((other) => other.id),
    )
    return { others: others.map((other) => ({ ...other, name: names.get(other.id) ?? '' })) }
  },
}

async function requireThing(tx: Tx, kind: PresentKind, id: string): Promise<void> {
  const isThere =
    kind === 'proposal'
      ? await tx.$count(proposals, eq(proposals.id, id))
      : await tx.$count(
          catalogueItems,
          and(eq(catalogueItems.id, id), eq(catalogueItems.kind, kind)),
        )
  if (isThere === 0) throw notFound()
}

/** Deletes the rows of who has left; those that another call holds stay for the next. */
async function forget(tx: Tx, gone: Date): Promise<void> {
  const old = tx
    .select({ row: sql`ctid` })
    .from(presences)
    .where(lt(presences.seenAt, gone))
    .for('update', { skipLocked: true })
  await tx.delete(presences).where(sql`ctid in ${old}`)
}
