import { and, count, eq, gt, gte, max, sql } from 'drizzle-orm'
import { kindFacts, type Kind } from '#contract/base/kinds.ts'
import type { MediaPosition } from '#contract/catalogue/media.ts'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { media } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

export type StoredMediaRow = typeof media.$inferSelect

/**
 * A medium of a kind, without a lock.
 * @throws NOT_FOUND_ERROR, also for a medium of another kind
 */
export async function findMedia(tx: Tx, kind: Kind, mediaId: string): Promise<StoredMediaRow> {
  const [row] = await tx
    .select()
    .from(media)
    .where(and(eq(media.id, mediaId), eq(media.ownerKind, kind)))
  if (!row) throw notFound()
  return row
}

/**
 * A medium of whatever owner, without a lock.
 * @throws NOT_FOUND_ERROR
 */
export async function findAnyMedia(tx: Tx, mediaId: string): Promise<StoredMediaRow> {
  const [row] = await tx.select().from(media).where(eq(media.id, mediaId))
  if (!row) throw notFound()
  return row
}

/** The owner's id of a catalogue item's medium. */
export function ownerOf(row: Pick<StoredMediaRow, 'ownerId'>): string {
  if (row.ownerId === null) throw notFound()
  return row.ownerId
}

/** Refuses more than 100 media of an owner; the owner is locked, so that the count holds. */
export async function refuseFullOwner(tx: Tx, ownerId: string): Promise<void> {
  const [row] = await tx.select({ owned: count() }).from(media).where(eq(media.ownerId, ownerId))
  if ((row?.owned ?? 0) >= limits.mediaPerOwner) throw invalidData('file', messages.mediaFull)
}

/** The order number after the last one, from 1; null for kinds that keep no order. */
export async function nextOrder(
  tx: Tx,
  kind: Kind,
  ownerId: string,
  position: MediaPosition,
): Promise<number | null> {
  if (kindFacts[kind].media !== 'ordered') return null
  const [row] = await tx
    .select({ last: max(media.order) })
    .from(media)
    .where(and(eq(media.ownerId, ownerId), eq(media.position, position)))
  return (row?.last ?? 0) + 1
}

/**
 * Makes room in an item's order for a medium that comes back, and gives its place: that which it had,
 * or the one behind the last; null for kinds that keep no order.
 */
export async function openGap(
  tx: Tx,
  kind: Kind,
  comes: { ownerId: string; position: MediaPosition; order: number | null },
): Promise<number | null> {
  const { ownerId, position } = comes
  const last = await nextOrder(tx, kind, ownerId, position)
  if (last === null) return null
  const place = Math.min(comes.order ?? last, last)
  await tx
    .update(media)
    .set({ order: sql`${media.order} + 1` })
    .where(and(eq(media.ownerId, ownerId), eq(media.position, position), gte(media.order, place)))
  return place
}

/** Moves up what stood behind a medium that has left its position, so that orders have no gap. */
export async function closeGap(
  tx: Tx,
  left: Pick<StoredMediaRow, 'ownerId' | 'position' | 'order'>,
): Promise<void> {
  if (left.order === null) return
  await tx
    .update(media)
    .set({ order: sql`${media.order} - 1` })
    .where(
      and(
        eq(media.ownerId, ownerOf(left)),
        eq(media.position, left.position),
        gt(media.order, left.order),
      ),
    )
}
