import { sql } from 'drizzle-orm'
import { actorNameOf } from '#server/api/audit/actor-name.ts'
import { itineraryDayMedia, media, removedMedia } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Actor } from './move-to-trash.ts'

/**
 * Enters a medium of a locked item among those that can be brought back; its own row is deleted afterwards.
 * One whose place another file takes comes back as another medium, under the given `id`.
 */
export async function recordRemoval(
  tx: Tx,
  medium: { id: string; ownerId: string; originalKey: string },
  { userId, now }: Actor,
  id = medium.id,
): Promise<void> {
  const { id: was, ownerId, originalKey } = medium
  await tx.insert(removedMedia).values({
    id,
    itemId: ownerId,
    originalKey,
    row: sql`(
      select to_jsonb(m) || jsonb_build_object('id', ${id}::text) from ${media} m where m.id = ${was}
    )`,
    days: sql`(
      select coalesce(jsonb_agg(to_jsonb(d)), '[]') from ${itineraryDayMedia} d
      where d.item_id = ${ownerId} and d.media_id = ${id}
    )`,
    deletedAt: now,
    byId: userId,
    byName: actorNameOf(userId),
  })
}
