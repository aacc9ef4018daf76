import { and, count, eq, isNull } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import type { MediaPosition } from '#contract/catalogue/media.ts'
import type { DemoPicture } from '#demo/model.ts'
import { catalogueItems, media } from '#server/platform/db/schema/index.ts'
import {
  inTransaction,
  onReadHandle,
  type Transactional,
  type Tx,
} from '#server/platform/db/transaction.ts'
import { lockItem } from '#server/features/catalogue/kit/items.ts'
import { insertMedia } from '#server/features/catalogue/kit/media.ts'
import type { JobHandler } from '#server/platform/jobs/run-job.ts'
import { type MediaPipeline, removeFiles } from '#server/platform/media/stored/store-media.ts'
import { type DescribedMedia, keysOf } from '#server/platform/media/stored/stored-media.ts'
import { recordPublication } from '#server/features/catalogue/publication-log/record-publication.ts'

/** Pictures of the demonstration that an owner is to have in one position, in their order. */
export interface DrawPicturesPayload {
  kind: Kind | 'banner'
  /** Null for the banner. */
  ownerId: string | null
  /** The owner's name in the artwork. */
  owner: string
  position: MediaPosition
  /** From the first on: the job draws those that are still missing. */
  pictures: DemoPicture[]
}

declare module '#server/platform/jobs/payloads.ts' {
  interface JobPayloads {
    'draw-pictures': DrawPicturesPayload
  }
}

interface DrawDependencies {
  database: Transactional
  mediaPipeline: MediaPipeline
  clock: () => Date
}

/**
 * Draws the pictures of one owner and position one after the other and attaches each, unless the owner
 * is gone or has it already: a job that was cut off, and another one of the same pictures, goes on
 * where they are missing.
 */
export function makeDrawPicturesJob(dependencies: DrawDependencies): JobHandler<'draw-pictures'> {
  const { database, mediaPipeline, clock } = dependencies
  return async (order) => {
    for (const [index, picture] of order.pictures.entries()) {
      if (!(await onReadHandle(database, (tx) => isStillMissing(tx, order, index)))) continue
      // The artwork is of no use to an agency's own catalogue: it is loaded when it is drawn.
      const { drawAndStore } = await import('./draw-picture.ts')
      const stored = await drawAndStore(mediaPipeline, order.owner, picture)
      const attached = await inTransaction(database, (tx) =>
        attachPicture(tx, order, index, stored, clock()),
      )
      if (!attached) await removeFiles(mediaPipeline.storage, keysOf(stored))
    }
  }
}

async function isStillMissing(tx: Tx, order: DrawPicturesPayload, index: number): Promise<boolean> {
  const { ownerId, position } = order
  const owner = ownerId === null ? isNull(media.ownerId) : eq(media.ownerId, ownerId)
  const [attached] = await tx
    .select({ pictures: count() })
    .from(media)
    .where(and(owner, eq(media.position, position)))
  if ((attached?.pictures ?? 0) > index) return false
  return ownerId === null || (await tx.$count(catalogueItems, eq(catalogueItems.id, ownerId))) > 0
}

/** Stores the row of a drawn picture, or says that it is not missing any more. */
async function attachPicture(
  tx: Tx,
  order: DrawPicturesPayload,
  index: number,
  stored: DescribedMedia,
  now: Date,
): Promise<boolean> {
  const { kind, ownerId, position } = order
  if (!(await isStillMissing(tx, order, index))) return false
  if (kind === 'banner' || ownerId === null) {
    await tx.insert(media).values({ ...stored, ownerKind: 'banner', position, createdAt: now })
    return true
  }
  // Another job may have attached the same picture while this one waited for the owner.
  await lockItem(tx, kind, ownerId)
  if (!(await isStillMissing(tx, order, index))) return false
  await insertMedia(tx, kind, ownerId, position, stored, now)
  await recordPublication(tx, now, [{ kind, id: ownerId, fields: ['media'] }])
  return true
}
