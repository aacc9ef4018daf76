import { and, eq, inArray } from 'drizzle-orm'
import type { Kind, OrderedMediaKind } from '#contract/base/kinds.ts'
import type { Media, MediaPosition } from '#contract/catalogue/media.ts'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { recordRemoval } from '../trash/remove-media.ts'
import { media } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { enqueueAvif } from '../pictures/encode-avif-job.ts'
import { mediaUnavailable } from '#server/platform/media/failures.ts'
import { removeFiles, renderAgain, storeUpload } from '#server/platform/media/stored/store-media.ts'
import {
  type DescribedMedia,
  focusOf,
  keysOf,
  renditionKeysOf,
  type StoredMedia,
} from '#server/platform/media/stored/stored-media.ts'
import { type OperationContext, signedIn, type TransactionStep } from '#server/api/context.ts'
import { lockItem, requireItem } from './items.ts'
import {
  closeGap,
  findMedia,
  nextOrder,
  ownerOf,
  refuseFullOwner,
  type StoredMediaRow,
} from './media-rows.ts'
import { presentMedia } from '#server/platform/media/present-media.ts'

/**
 * Puts the call's file into the storage; it is taken back when the call fails.
 * @throws INVALID_DATA_ERROR when it is not what the operation accepts; UNEXPECTED_ERROR 503 when
 *   busy or the storage is away
 */
export async function storeCallFile(
  context: OperationContext,
  position: MediaPosition,
): Promise<DescribedMedia> {
  if (!context.file) throw invalidData('file', messages.fileMissing)
  const { mediaPipeline } = context.services
  const stored = await storeUpload(mediaPipeline, context.file, position)
  context.onFailure(() => removeFiles(mediaPipeline.storage, keysOf(stored)))
  return { ...stored, fileName: context.file.fileName }
}

/** Stores the row of a medium at the end of its position; its owner is locked. */
export async function insertMedia(
  tx: Tx,
  kind: Kind,
  ownerId: string,
  position: MediaPosition,
  stored: DescribedMedia,
  now: Date,
): Promise<StoredMediaRow> {
  const order = await nextOrder(tx, kind, ownerId, position)
  const [row] = await tx
    .insert(media)
    .values({ ...stored, ownerKind: kind, ownerId, position, order, createdAt: now })
    .returning()
  if (!row) throw new Error('The medium was not stored')
  return row
}

/** Adds the uploaded file to an item, at the end of its position. For `prepare`. */
export async function prepareAddMedia(
  context: OperationContext,
  kind: Kind,
  input: { id: string; position: MediaPosition },
): Promise<TransactionStep<Media>> {
  return prepareAdding(context, kind, input, () => storeCallFile(context, input.position))
}

/** Adds what `store` puts into the storage to an item, at the end of its position. For `prepare`. */
export async function prepareAdding(
  context: OperationContext,
  kind: Kind,
  input: { id: string; position: MediaPosition },
  store: () => Promise<DescribedMedia>,
): Promise<TransactionStep<Media>> {
  const { id: ownerId, position } = input
  await requireItem(context.tx, kind, ownerId)
  await refuseFullOwner(context.tx, ownerId)
  const stored = await store()
  return async ({ tx, now, services }) => {
    await lockItem(tx, kind, ownerId)
    await refuseFullOwner(tx, ownerId)
    const row = await insertMedia(tx, kind, ownerId, position, stored, now)
    await enqueueAvif(services.jobs, tx, row)
    return presentMedia(row)
  }
}

/**
 * Removes a medium of an item. Its original stays for as long as it can be brought back, what was made
 * of it goes after the commit (requirements §12.2).
 */
export async function removeMedia(
  context: OperationContext,
  kind: Kind,
  mediaId: string,
): Promise<void> {
  const { tx, now, services } = context
  const ownerId = ownerOf(await findMedia(tx, kind, mediaId))
  await lockItem(tx, kind, ownerId)
  const row = await findMedia(tx, kind, mediaId)
  await recordRemoval(tx, { ...row, ownerId }, { userId: signedIn(context).id, now })
  await tx.delete(media).where(eq(media.id, mediaId))
  await closeGap(tx, row)
  await services.jobs.enqueue(tx, 'remove-files', { keys: renditionKeysOf(row) })
}

/** Moves a medium to the end of another position; a picture is cut again for it. For `prepare`. */
export async function prepareEditMediaPosition(
  context: OperationContext,
  kind: Kind,
  input: { mediaId: string; position: MediaPosition },
): Promise<TransactionStep<Media>> {
  const { mediaId, position } = input
  const found = await findMedia(context.tx, kind, mediaId)
  const rendered = await renderFor(context, found, position)
  return async ({ tx, services }) => {
    await lockItem(tx, kind, ownerOf(found))
    const before = await findMedia(tx, kind, mediaId)
    if (before.position === position) return presentMedia(before)
    refuseOutdated(found, before)
    const order = await nextOrder(tx, kind, ownerOf(found), position)
    const [after] = await tx
      .update(media)
      .set({ ...rendered, position, order })
      .where(eq(media.id, mediaId))
      .returning()
    if (!after) throw notFound()
    await closeGap(tx, before)
    await replaceRenditions(services.jobs, tx, before, rendered)
    return presentMedia(after)
  }
}

/** After a picture was cut again: its old renditions go, and AVIF ones follow. */
export async function replaceRenditions(
  jobs: OperationContext['services']['jobs'],
  tx: Tx,
  before: StoredMediaRow,
  rendered: StoredMedia | undefined,
): Promise<void> {
  if (!rendered) return
  await jobs.enqueue(tx, 'remove-files', { keys: renditionKeysOf(before) })
  await enqueueAvif(jobs, tx, before)
}

/**
 * Refuses what was rendered of a picture that has got another place, focus or file meanwhile.
 * @throws UNEXPECTED_ERROR 503: the same call will do
 */
export function refuseOutdated(found: StoredMediaRow, now: StoredMediaRow): void {
  const fields = ['position', 'originalKey', 'focusX', 'focusY'] as const
  if (fields.some((field) => found[field] !== now[field])) {
    throw mediaUnavailable('The medium was changed by another call')
  }
}

async function renderFor(
  context: OperationContext,
  row: StoredMediaRow,
  position: MediaPosition,
): Promise<StoredMedia | undefined> {
  if (row.type === 'video' || row.position === position) return undefined
  return renderStored(context, { ...row, position, focus: focusOf(row) })
}

/** Renders a stored picture again; its new files are taken back when the call fails. */
export async function renderStored(
  context: OperationContext,
  picture: Parameters<typeof renderAgain>[1],
): Promise<StoredMedia> {
  const { mediaPipeline } = context.services
  const stored = await renderAgain(mediaPipeline, picture)
  context.onFailure(() => removeFiles(mediaPipeline.storage, renditionKeysOf(stored)))
  return stored
}

/**
 * Rewrites the order of all media in one position of one owner (requirements §4.17).
 * @throws NOT_FOUND_ERROR for an unknown medium or another owner's or kind's;
 *   INVALID_DATA_ERROR when the list is not all of that position
 */
export async function updateMediaOrder(
  tx: Tx,
  kind: OrderedMediaKind,
  input: { mediaIds: string[]; mediaPosition: MediaPosition },
): Promise<void> {
  const { mediaIds, mediaPosition } = input
  const [first = ''] = mediaIds
  const ownerId = ownerOf(await findMedia(tx, kind, first))
  await lockItem(tx, kind, ownerId)
  const named = await tx
    .select({ id: media.id, position: media.position })
    .from(media)
    .where(and(inArray(media.id, mediaIds), eq(media.ownerId, ownerId)))
  if (named.length < mediaIds.length) throw notFound()
  const whole = await tx.$count(
    media,
    and(eq(media.ownerId, ownerId), eq(media.position, mediaPosition)),
  )
  const misplaced = named.some((each) => each.position !== mediaPosition)
  if (misplaced || whole !== mediaIds.length) throw invalidData('mediaIds', messages.mediaOrder)
  for (const [index, id] of mediaIds.entries()) {
    await tx
      .update(media)
      .set({ order: index + 1 })
      .where(eq(media.id, id))
  }
}
