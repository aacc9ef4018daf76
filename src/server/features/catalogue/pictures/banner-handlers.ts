import { and, asc, eq } from 'drizzle-orm'
import type { bannerOperations } from '#contract/catalogue/banner.ts'
import type { Media, MediaType } from '#contract/catalogue/media.ts'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { media, settings } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { enqueueAvif } from './encode-avif-job.ts'
import { keysOf } from '#server/platform/media/stored/stored-media.ts'
import type { HandlersOf, OperationContext, TransactionStep } from '#server/api/context.ts'
import { storeCallFile } from '../kit/media.ts'
import { presentMedia } from '#server/platform/media/present-media.ts'

/** Everything in the banner in its order: that of the uploads, until it is given another. */
async function readBanner(tx: Tx): Promise<Media[]> {
  const rows = await tx
    .select()
    .from(media)
    .where(eq(media.ownerKind, 'banner'))
    .orderBy(asc(media.sequence))
  return rows.map(presentMedia)
}

async function prepareUpload(context: OperationContext): Promise<TransactionStep<Media>> {
  const stored = await storeCallFile(context, 'slider')
  return async ({ tx, now, services }) => {
    const [row] = await tx
      .insert(media)
      .values({ ...stored, ownerKind: 'banner', position: 'slider', createdAt: now })
      .returning()
    if (!row) throw new Error('The banner medium was not stored')
    await enqueueAvif(services.jobs, tx, row)
    return presentMedia(row)
  }
}

async function remove({ tx, services }: OperationContext, type: MediaType, id: string) {
  const [row] = await tx
    .delete(media)
    .where(and(eq(media.id, id), eq(media.ownerKind, 'banner'), eq(media.type, type)))
    .returning()
  if (!row) throw notFound()
  await services.jobs.enqueue(tx, 'remove-files', { keys: keysOf(row) })
}

/**
 * Gives all that is in the banner another order: the places in the line are dealt out again.
 * @throws NOT_FOUND_ERROR for what is not in the banner; INVALID_DATA_ERROR when the list is not all of it
 */
async function updateOrder({ tx }: OperationContext, mediaIds: string[]): Promise<void> {
  const rows = await tx
    .select({ id: media.id, sequence: media.sequence })
    .from(media)
    .where(eq(media.ownerKind, 'banner'))
    .orderBy(asc(media.sequence))
    .for('update')
  const known = new Set(rows.map(({ id }) => id))
  if (!mediaIds.every((id) => known.has(id))) throw notFound()
  if (mediaIds.length !== rows.length) throw invalidData('mediaIds', messages.mediaOrder)
  for (const [place, { sequence }] of rows.entries()) {
    await tx
      .update(media)
      .set({ sequence })
      .where(eq(media.id, mediaIds[place] ?? ''))
  }
}

export const bannerHandlers: HandlersOf<keyof typeof bannerOperations> = {
  uploadBannerContent: { prepare: prepareUpload },

  uploadBannerContentVideo: { prepare: prepareUpload },

  removeBannerImage: (context, { id }) => remove(context, 'image', id),

  removeBannerVideo: (context, { id }) => remove(context, 'video', id),

  updateBannerOrder: (context, { mediaIds }) => updateOrder(context, mediaIds),

  getBannerContent: async ({ tx }) => ({ list: await readBanner(tx) }),

  /** The banner rule (requirements §2.21): the first video if videos are on, else all pictures. */
  async getBanner({ tx }) {
    const all = await readBanner(tx)
    const [row] = await tx.select({ showVideo: settings.showVideo }).from(settings)
    const video = row?.showVideo ? all.find((each) => each.type === 'video') : undefined
    return { list: video ? [video] : all.filter((each) => each.type === 'image') }
  },
}
