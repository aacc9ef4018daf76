import { and, eq, gte, sql } from 'drizzle-orm'
import type { Media } from '#contract/catalogue/media.ts'
import { notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { trashedSince } from '#server/features/catalogue/trash/move-to-trash.ts'
import { insertRows } from '#server/features/catalogue/trash/rows.ts'
import { removedMedia, type StoredRow } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { enqueueAvif } from '#server/features/catalogue/pictures/encode-avif-job.ts'
import { presentMedia } from '#server/platform/media/present-media.ts'
import type { OperationContext, TransactionStep } from '#server/api/context.ts'
import { lockAnyItem } from '#server/features/catalogue/kit/items.ts'
import {
  findAnyMedia,
  openGap,
  refuseFullOwner,
} from '#server/features/catalogue/kit/media-rows.ts'
import { type MediumRow, readMediumRow, renderRow } from '../stored-media.ts'

/** A removed medium can be brought back when it was removed no more than 30 days ago. */
export const isWithin30Days = (now: Date) => gte(removedMedia.deletedAt, trashedSince(now))

/** Brings a removed medium back, where it stood. For `prepare`. @throws NOT_FOUND_ERROR */
export async function prepareRestoreMedia(
  context: OperationContext,
  mediaId: string,
): Promise<TransactionStep<Media>> {
  const isIt = and(eq(removedMedia.id, mediaId), isWithin30Days(context.now))
  const [found] = await context.tx.select().from(removedMedia).where(isIt)
  if (!found) throw notFound()
  await refuseFullOwner(context.tx, found.itemId)
  const row = await renderRow(context, readMediumRow(found.row))
  if (row === undefined) throw notFound()
  return async ({ tx, services }) => {
    const { kind } = await lockAnyItem(tx, found.itemId)
    const [taken] = await tx.delete(removedMedia).where(isIt).returning()
    if (!taken) throw notFound()
    await refuseFullOwner(tx, found.itemId)
    const order = await openGap(tx, kind, { ...row, ownerId: found.itemId })
    await insertRows(tx, 'media', [{ ...row, order }])
    await showOnDays(tx, row, taken.days)
    await enqueueAvif(services.jobs, tx, row)
    return presentMedia(await findAnyMedia(tx, mediaId))
  }
}

/** Shows a picture again on the days that showed it, where there still are such days with room for it. */
async function showOnDays(tx: Tx, { id }: MediumRow, days: StoredRow[]): Promise<void> {
  if (days.length === 0) return
  await tx.execute(sql`insert into itinerary_day_media (item_id, day, media_id, position)
    select was.item_id, was.day, ${id}::uuid, was.position
    from jsonb_populate_recordset(null::itinerary_day_media, ${JSON.stringify(days)}::text::jsonb) was
    join itinerary_days day on day.item_id = was.item_id and day.day = was.day
    where (
      select count(*) from itinerary_day_media shown
      where shown.item_id = was.item_id and shown.day = was.day
    ) < ${limits.dayMediaMax}`)
}
