import { sql } from 'drizzle-orm'
import { actorNameOf } from '#server/audit/actor-name.ts'
import { itineraryDayMedia, media, removedMedia } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Doer } from './bin-item.ts'

/** Enters a medium of a locked item among those that can be brought back; its own row is deleted afterwards. */
export async function recordRemoval(
  tx: Tx,
  medium: { id: string; ownerId: string; originalKey: string },
  { userId, now }: Doer,
): Promise<void> {
  const { id, ownerId, originalKey } = medium
  await tx.insert(removedMedia).values({
    id,
    itemId: ownerId,
    originalKey,
    row: sql`(select to_jsonb(m) from ${media} m where m.id = ${id})`,
    days: sql`(
      select coalesce(jsonb_agg(to_jsonb(d)), '[]') from ${itineraryDayMedia} d
      where d.item_id = ${ownerId} and d.media_id = ${id}
    )`,
    deletedAt: now,
    byId: userId,
    byName: actorNameOf(userId),
  })
}
