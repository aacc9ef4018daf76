import { removeMedia } from '#server/platform/media/stored/remove-media.ts'
import { movedForward } from '#server/platform/db/schema/columns.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { media, site } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { presentMedia } from '#server/platform/media/present-media.ts'
import { removeFiles, storeGraphic } from '#server/platform/media/stored/store-media.ts'
import { keysOf } from '#server/platform/media/stored/stored-media.ts'
import type { OperationContext, TransactionStep } from '#server/api/context.ts'

/** The columns of the site that name its pictures. */
type PictureColumn = 'logoId' | 'logoDarkId' | 'iconId'

/** The site's row, held until the transaction ends. */
export async function lockSite(tx: Tx): Promise<typeof site.$inferSelect> {
  const [row] = await tx.select().from(site).for('update')
  if (!row) throw new Error('The row of the site is missing')
  return row
}

/** Writes columns of the site, and says when; the moment always moves forward, whatever the clock does. */
export async function changeSite(
  tx: Tx,
  columns: Partial<typeof site.$inferInsert>,
  now: Date,
): Promise<Date> {
  const [row] = await tx
    .update(site)
    .set({ ...columns, updatedAt: movedForward(site.updatedAt, now) })
    .returning({ updatedAt: site.updatedAt })
  if (!row) throw new Error('The row of the site is missing')
  return row.updatedAt
}

/** Puts the call's file in the place of the picture before it. */
export async function uploadPicture(
  context: OperationContext,
  column: PictureColumn,
): Promise<TransactionStep<Media>> {
  if (!context.file) throw invalidData('file', messages.fileMissing)
  const { mediaPipeline } = context.services
  const { fileName } = context.file
  const graphic = column === 'iconId' ? 'icon' : 'logo'
  const stored = await storeGraphic(mediaPipeline, context.file, graphic)
  context.onFailure(() => removeFiles(mediaPipeline.storage, keysOf(stored)))
  return async (inside) => {
    const { tx, now } = inside
    await takeDown(inside, column)
    const [row] = await tx
      .insert(media)
      .values({ ...stored, fileName, ownerKind: 'site', position: 'detail', createdAt: now })
      .returning()
    if (!row) throw new Error('The picture of the site was not stored')
    await changeSite(tx, { [column]: row.id }, now)
    return presentMedia(row)
  }
}

/** Takes a picture down; where there is none, nothing happens. */
export async function removePicture(
  context: OperationContext,
  column: PictureColumn,
): Promise<void> {
  if (await takeDown(context, column)) await changeSite(context.tx, {}, context.now)
}

async function takeDown(
  { tx, services }: OperationContext,
  column: PictureColumn,
): Promise<boolean> {
  const { [column]: id } = await lockSite(tx)
  if (id === null) return false
  await removeMedia(tx, services.jobs, [id])
  return true
}
