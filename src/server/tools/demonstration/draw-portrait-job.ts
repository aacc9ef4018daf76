import { and, eq, isNull } from 'drizzle-orm'
import type { Portrait } from '#demo/artwork/portrait.ts'
import { media, specialists } from '#server/platform/db/schema/index.ts'
import { inTransaction, type Transactional, type Tx } from '#server/platform/db/transaction.ts'
import type { JobHandler } from '#server/platform/jobs/run-job.ts'
import {
  type MediaPipeline,
  removeFiles,
  storeDrawing,
} from '#server/platform/media/stored/store-media.ts'
import { keysOf, type StoredMedia } from '#server/platform/media/stored/stored-media.ts'

declare module '#server/platform/jobs/payloads.ts' {
  interface JobPayloads {
    'draw-portrait': { specialistId: string; portrait: Portrait }
  }
}

interface DrawDependencies {
  database: Transactional
  mediaPipeline: MediaPipeline
  clock: () => Date
}

/** Draws the portrait of a specialist of the demonstration, unless there is a photo already or nobody any more. */
export function makeDrawPortraitJob({
  database,
  mediaPipeline,
  clock,
}: DrawDependencies): JobHandler<'draw-portrait'> {
  return async ({ specialistId, portrait }) => {
    // The artwork is of no use to an agency's own site: it is loaded when it is drawn.
    const { drawPortrait } = await import('#demo/artwork/portrait.ts')
    const stored = await storeDrawing(mediaPipeline, drawPortrait(portrait), 'main')
    const attached = await inTransaction(database, (tx) =>
      attach(tx, specialistId, stored, clock()),
    )
    if (!attached) await removeFiles(mediaPipeline.storage, keysOf(stored))
  }
}

async function attach(tx: Tx, id: string, stored: StoredMedia, now: Date): Promise<boolean> {
  const isMissing = and(eq(specialists.id, id), isNull(specialists.photoId))
  const [waiting] = await tx.select().from(specialists).where(isMissing).for('update')
  if (!waiting) return false
  const [row] = await tx
    .insert(media)
    .values({ ...stored, ownerKind: 'specialist', position: 'main', createdAt: now })
    .returning({ id: media.id })
  if (!row) throw new Error('The portrait was not stored')
  await tx.update(specialists).set({ photoId: row.id }).where(isMissing)
  return true
}
