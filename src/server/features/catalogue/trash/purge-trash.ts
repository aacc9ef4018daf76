import { inArray, lt } from 'drizzle-orm'
import { forgetProposalsInChanges } from '#server/api/audit/record-change.ts'
import { trashedItems, itemVersions, removedMedia } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { trashedSince } from './move-to-trash.ts'

/** The files of what can be brought back: no medium names them, and they stay all the same. */
export async function readTrashedFileKeys(tx: Tx): Promise<string[]> {
  const items = await tx.select({ originals: trashedItems.originals }).from(trashedItems)
  const media = await tx.select({ key: removedMedia.originalKey }).from(removedMedia)
  return [...items.flatMap(({ originals }) => originals), ...media.map(({ key }) => key)]
}

type Enqueuing = Pick<Jobs, 'enqueue'>

/** Deletes for good what was deleted or removed more than 30 days ago: rows, versions and files. */
export async function purgeTrash(tx: Tx, jobs: Enqueuing, now: Date): Promise<void> {
  const since = trashedSince(now)
  const items = await tx.delete(trashedItems).where(lt(trashedItems.deletedAt, since)).returning({
    id: trashedItems.id,
    kind: trashedItems.kind,
    originals: trashedItems.originals,
  })
  await forgetItems(tx, jobs, items)
  if (items.some(({ kind }) => kind === 'quote')) await forgetProposalsInChanges(tx)
  const media = await tx
    .delete(removedMedia)
    .where(lt(removedMedia.deletedAt, since))
    .returning({ key: removedMedia.originalKey })
  if (media.length === 0) return
  await jobs.enqueue(tx, 'remove-files', { keys: media.map(({ key }) => key) })
}

/** Lets go of what stayed of items that were just taken out of the trash for good. */
export async function forgetItems(
  tx: Tx,
  jobs: Enqueuing,
  items: { id: string; originals: string[] }[],
): Promise<void> {
  if (items.length === 0) return
  const ids = items.map(({ id }) => id)
  await tx.delete(itemVersions).where(inArray(itemVersions.itemId, ids))
  const keys = items.flatMap(({ originals }) => originals)
  if (keys.length > 0) await jobs.enqueue(tx, 'remove-files', { keys })
}
