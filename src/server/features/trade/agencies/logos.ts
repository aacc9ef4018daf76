import type { Media } from '#contract/catalogue/media.ts'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { presentMedia } from '#server/platform/media/present-media.ts'
import { removeMedia } from '#server/platform/media/stored/remove-media.ts'
import { removeFiles, storeGraphic } from '#server/platform/media/stored/store-media.ts'
import { keysOf } from '#server/platform/media/stored/stored-media.ts'
import type { OperationContext, TransactionStep } from '#server/api/context.ts'
import { lockAgency } from './agency-rows.ts'
import { changeAgency } from './change-agency.ts'

/**
 * Puts the call's file in the place of an agency's logo. Whose it is is looked at in the transaction, when
 * the caller's right is held.
 * @throws NOT_FOUND_ERROR
 */
export async function uploadLogo(
  context: OperationContext,
  whose: (inside: OperationContext) => string,
): Promise<TransactionStep<Media>> {
  if (!context.file) throw invalidData('file', messages.fileMissing)
  const { mediaPipeline } = context.services
  const { fileName } = context.file
  const stored = await storeGraphic(mediaPipeline, context.file, 'logo')
  context.onFailure(() => removeFiles(mediaPipeline.storage, keysOf(stored)))
  return async (inside) => {
    const { tx, now } = inside
    const id = whose(inside)
    const { logoId } = await lockAgency(tx, id)
    await removeMedia(tx, inside.services.jobs, [logoId])
    const [row] = await tx
      .insert(media)
      .values({ ...stored, fileName, ownerKind: 'agency', position: 'detail', createdAt: now })
      .returning()
    if (!row) throw new Error('The logo was not stored')
    await changeAgency(tx, id, { logoId: row.id }, now)
    return presentMedia(row)
  }
}
