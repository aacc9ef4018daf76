import { inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { forgetProposalsInChanges } from '#server/api/audit/record-change.ts'
import {
  trashedItems,
  itemVersions,
  proposals,
  removedMedia,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { removeFilesLater } from '#server/platform/media/stored/remove-media.ts'
import { keysOfJourney } from '#server/platform/media/stored/sent-journey.ts'
import { trashedSince } from './move-to-trash.ts'

/** The files of what can be brought back: no medium names them, and they stay all the same. */
export async function readTrashedFileKeys(tx: Tx): Promise<string[]> {
  const items = await tx.select({ originals: trashedItems.originals }).from(trashedItems)
  const media = await tx.select({ key: removedMedia.originalKey }).from(removedMedia)
  return [...items.flatMap(({ originals }) => originals), ...media.map(({ key }) => key)]
}

/** The files of the journeys of sent proposals, which no medium names either. */
export async function readSentFileKeys(tx: Tx): Promise<string[]> {
  const { journey } = proposals
  const sent = await tx.select({ journey }).from(proposals).where(isNotNull(journey))
  return sent.flatMap((each) => keysOfJourney(each.journey))
}

/** Ids of the rates in an entry of the trash: those of an item, or the rate itself. */
export const rateIds = sql<
  string[]
>`array(select r ->> 'id' from jsonb_array_elements(${trashedItems.content} -> 'rates') r)`

type Enqueuing = Pick<Jobs, 'enqueue'>

/** Deletes for good what was deleted or removed more than 30 days ago: rows, versions and files. */
export async function purgeTrash(tx: Tx, jobs: Enqueuing, now: Date): Promise<void> {
  const since = trashedSince(now)
  const items = await tx.delete(trashedItems).where(lt(trashedItems.deletedAt, since)).returning({
    id: trashedItems.id,
    kind: trashedItems.kind,
    originals: trashedItems.originals,
    rateIds,
  })
  await forgetItems(tx, jobs, items)
  if (items.some(({ kind }) => kind === 'quote')) await forgetProposalsInChanges(tx)
  const media = await tx
    .delete(removedMedia)
    .where(lt(removedMedia.deletedAt, since))
    .returning({ key: removedMedia.originalKey })
  await removeFilesLater(
    tx,
    jobs,
    media.map(({ key }) => key),
  )
}

/** Lets go of what stayed of items that were just taken out of the trash for good. */
export async function forgetItems(
  tx: Tx,
  jobs: Enqueuing,
  items: { id: string; originals: string[]; rateIds: string[] }[],
): Promise<void> {
  if (items.length === 0) return
  const ids = items.flatMap(({ id, rateIds: ofItem }) => [id, ...ofItem])
  await tx.delete(itemVersions).where(inArray(itemVersions.itemId, ids))
  await removeFilesLater(
    tx,
    jobs,
    items.flatMap(({ originals }) => originals),
  )
}
