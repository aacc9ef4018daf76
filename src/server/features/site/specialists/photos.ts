import { eq } from 'drizzle-orm'
import type { Media } from '#contract/catalogue/media.ts'
import { media, specialists } from '#server/platform/db/schema/index.ts'
import { presentMedia } from '#server/platform/media/present-media.ts'
import { removeMedia } from '#server/platform/media/stored/remove-media.ts'
import { storeCallFile } from '#server/features/catalogue/kit/media.ts'
import { enqueueAvif } from '#server/features/catalogue/pictures/encode-avif-job.ts'
import type { OperationContext, TransactionStep } from '#server/api/context.ts'
import { lockSpecialist } from './lock-specialist.ts'

/** Puts the call's file in the place of a specialist's photo, cut upright. @throws NOT_FOUND_ERROR */
export async function uploadPhoto(
  context: OperationContext,
  { id }: { id: string },
): Promise<TransactionStep<Media>> {
  const stored = await storeCallFile(context, 'main')
  return async ({ tx, now, services }) => {
    const { photoId } = await lockSpecialist(tx, id)
    await removeMedia(tx, services.jobs, [photoId])
    const [row] = await tx
      .insert(media)
      .values({ ...stored, ownerKind: 'specialist', position: 'main', createdAt: now })
      .returning()
    if (!row) throw new Error('The photo was not stored')
    await tx.update(specialists).set({ photoId: row.id }).where(eq(specialists.id, id))
    await enqueueAvif(services.jobs, tx, row)
    return presentMedia(row)
  }
}
