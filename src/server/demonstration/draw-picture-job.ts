import { and, count, eq, isNull } from 'drizzle-orm'
import type { DemoPicture } from '#demo/model.ts'
import { catalogueItems, media } from '../db/schema/index.ts'
import { inTransaction, onReadHandle, type Transactional, type Tx } from '../db/transaction.ts'
import { insertMedia } from '../features/catalogue/kit/media.ts'
import type { DrawPicturePayload } from '../jobs/payloads.ts'
import type { JobHandler } from '../jobs/run-job.ts'
import { type MediaWorkshop, removeFiles } from '../media/store-media.ts'
import { keysOf, type StoredMedia } from '../media/stored-media.ts'

interface DrawNeeds {
  database: Transactional
  workshop: MediaWorkshop
  clock: () => Date
}

/** Draws a picture of the demonstration and hangs it, unless its owner is gone or it hangs already. */
export function makeDrawPictureJob(needs: DrawNeeds): JobHandler<'draw-picture'> {
  const { database, workshop, clock } = needs
  return async (order) => {
    if (!(await onReadHandle(database, (tx) => isWanted(tx, order)))) return
    // The artwork is of no use to an agency's own catalogue: it is loaded when it is drawn.
    const { drawAndStore } = await import('./draw-picture.ts')
    const stored = await drawAndStore(workshop, order.owner, order.picture)
    const hung = await inTransaction(database, async (tx) => {
      const wanted = await isWanted(tx, order)
      if (wanted) await hangPicture(tx, order, stored, clock())
      return wanted
    })
    if (!hung) await removeFiles(workshop.storage, keysOf(stored))
  }
}

async function isWanted(tx: Tx, order: DrawPicturePayload): Promise<boolean> {
  const { ownerId, picture, index } = order
  const owner = ownerId === null ? isNull(media.ownerId) : eq(media.ownerId, ownerId)
  const [hanging] = await tx
    .select({ pictures: count() })
    .from(media)
    .where(and(owner, eq(media.position, picture.position)))
  if ((hanging?.pictures ?? 0) > index) return false
  return ownerId === null || (await tx.$count(catalogueItems, eq(catalogueItems.id, ownerId))) > 0
}

/** Stores the row of a drawn picture. */
export async function hangPicture(
  tx: Tx,
  {
    kind,
    ownerId,
    picture,
  }: { kind: DrawPicturePayload['kind']; ownerId: string | null; picture: DemoPicture },
  stored: StoredMedia,
  now: Date,
): Promise<void> {
  if (kind !== 'banner' && ownerId !== null) {
    await insertMedia(tx, kind, ownerId, picture.position, stored, now)
    return
  }
  await tx
    .insert(media)
    .values({ ...stored, ownerKind: 'banner', position: 'slider', createdAt: now })
}
