import { readSentFileKeys, readTrashedFileKeys } from '../trash/purge-trash.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { onReadHandle } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/platform/services.ts'
import { sweepMadeFiles } from '#server/platform/media/stored/made-files.ts'
import { keysOf } from '#server/platform/media/stored/stored-media.ts'
import {
  sweepOrphans,
  sweepSharePictures,
  sweepTemporaryFiles,
} from '#server/platform/media/stored/sweep-orphans.ts'

const hourMs = 60 * 60 * 1000
const monthMs = 30 * 24 * hourMs

/**
 * Removes files that a killed process left without a row; runs beside the first requests. With the
 * embedded database this is the only server, so whatever is older than the process is an orphan;
 * with PostgreSQL another one may be uploading now, so only files of more than an hour go.
 */
export async function sweepAtStart(services: Services): Promise<void> {
  const { database, mediaPipeline, log } = services
  const minimumAge = database.kind === 'pglite' ? process.uptime() * 1000 : hourMs
  await sweepTemporaryFiles(mediaPipeline.temporaryFolder, minimumAge)
  const rows = await onReadHandle(database, (tx) =>
    tx
      .select({ key: media.key, sources: media.sources, originalKey: media.originalKey })
      .from(media),
  )
  const trashed = await onReadHandle(database, readTrashedFileKeys)
  const sent = await onReadHandle(database, readSentFileKeys)
  const known = new Set([...rows.flatMap(keysOf), ...trashed, ...sent])
  const swept = await sweepOrphans(mediaPipeline.storage, known, minimumAge)
  await sweepSharePictures(mediaPipeline.storage, monthMs)
  await sweepMadeFiles(mediaPipeline.storage)
  if (swept > 0) log.info({ swept }, 'orphaned files removed')
}
