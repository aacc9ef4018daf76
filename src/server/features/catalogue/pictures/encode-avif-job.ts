import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import { kinds } from '#contract/base/kinds.ts'
import { media } from '#server/platform/db/schema/index.ts'
import {
  inTransaction,
  onReadHandle,
  type Transactional,
  type Tx,
} from '#server/platform/db/transaction.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { JobHandler } from '#server/platform/jobs/run-job.ts'
import type { Services } from '#server/platform/services.ts'
import type { Settings } from '#server/platform/settings/env.ts'
import { recordPublication, type Touched } from '../publication-log/record-publication.ts'
import {
  type MediaPipeline,
  removeFiles,
  renderAvif,
} from '#server/platform/media/stored/store-media.ts'
import { focusOf } from '#server/platform/media/stored/stored-media.ts'

/** A picture that is to have AVIF files beside its WebP and JPEG ones. */
interface EncodeAvifPayload {
  mediaId: string
}

declare module '#server/platform/jobs/payloads.ts' {
  interface JobPayloads {
    'encode-avif': EncodeAvifPayload
  }
}

/** An editor who moves and crops a picture is done by then: each step would be encoded for nothing. */
const usualDelaySeconds = 20

/** Has a picture's AVIF files made soon, in the transaction that stores it; none are made of a video. */
export async function enqueueAvif(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  medium: { id: string; type: 'image' | 'video' },
  delaySeconds = usualDelaySeconds,
): Promise<void> {
  if (medium.type === 'video') return
  await jobs.enqueue(tx, 'encode-avif', { mediaId: medium.id }, { delaySeconds })
}

const lacksAvif = (mediaId?: string): SQL | undefined =>
  and(
    mediaId === undefined ? undefined : eq(media.id, mediaId),
    eq(media.type, 'image'),
    not(sql`${media.sources} @> '[{"type": "image/avif"}]'`),
  )

interface EncodeDependencies {
  settings: Pick<Settings, 'avif'>
  database: Transactional
  mediaPipeline: MediaPipeline
  clock: () => Date
}

type Owner = Pick<typeof media.$inferSelect, 'ownerKind' | 'ownerId'>

/** Returns the item that shows a medium; the banner and the site's own media belong to no item. */
function touchedOwner({ ownerKind, ownerId }: Owner): Touched[] {
  const kind = kinds.find((each) => each === ownerKind)
  return kind && ownerId !== null ? [{ kind, id: ownerId, fields: ['media'] }] : []
}

/**
 * Encodes a picture's AVIF files, under new addresses, unless it has them or is gone; what was cut
 * again meanwhile has a job of its own. With `AVIF=off` nothing is encoded; once it is on, what lacks
 * its files is found at the next start.
 */
export function makeEncodeAvifJob(dependencies: EncodeDependencies): JobHandler<'encode-avif'> {
  const { settings, database, mediaPipeline, clock } = dependencies
  return async ({ mediaId }) => {
    if (!settings.avif) return
    const [row] = await onReadHandle(database, (tx) =>
      tx.select().from(media).where(lacksAvif(mediaId)),
    )
    if (!row) return
    const portrait = row.ownerKind === 'banner'
    const avif = await renderAvif(mediaPipeline, { ...row, focus: focusOf(row), portrait })
    const attached = await inTransaction(database, async (tx) => {
      const rows = await tx
        .update(media)
        .set({ sources: [...avif, ...row.sources] })
        .where(and(lacksAvif(mediaId), eq(media.key, row.key)))
        .returning({ ownerKind: media.ownerKind, ownerId: media.ownerId })
      await recordPublication(tx, clock(), rows.flatMap(touchedOwner))
      return rows
    })
    if (attached.length > 0) return
    await removeFiles(
      mediaPipeline.storage,
      avif.map(({ key }) => key),
    )
  }
}

/**
 * Has AVIF files made of every picture that has none: after an update from a version that made none,
 * and of the demonstration's drawings. Not where jobs wait already, since these come first.
 */
export async function encodeMissingAvif({ database, jobs, log }: Services): Promise<void> {
  const counts = await jobs.counts()
  const queue = counts.find((each) => each.queue === 'encode-avif')
  if (queue && queue.waiting + queue.running > 0) return
  const lacking = await inTransaction(database, async (tx) => {
    const rows = await tx.select({ id: media.id, type: media.type }).from(media).where(lacksAvif())
    for (const row of rows) await enqueueAvif(jobs, tx, row)
    return rows.length
  })
  if (lacking > 0) log.info({ pictures: lacking }, 'pictures get AVIF files')
}

const tenMinutesMs = 10 * 60 * 1000

/** Looks for pictures without AVIF files now and then, for as long as the process runs anyway. */
export function encodeMissingAvifRegularly(services: Services): void {
  const look = () =>
    encodeMissingAvif(services).catch((error: unknown) => {
      services.log.error({ err: error }, 'looking for pictures without AVIF files failed')
    })
  void look()
  setInterval(() => void look(), tenMinutesMs).unref()
}
