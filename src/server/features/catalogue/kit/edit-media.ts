import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import type { mediaOperations } from '#contract/catalogue/media.ts'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import { recordRemoval } from '../trash/remove-media.ts'
import { media, removedMedia } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { enqueueAvif } from '../pictures/encode-avif-job.ts'
import { renderWhole } from '#server/platform/media/stored/store-media.ts'
import { keysOf, renditionKeysOf } from '#server/platform/media/stored/stored-media.ts'
import {
  type HandlersOf,
  type OperationContext,
  signedIn,
  type TransactionStep,
} from '#server/api/context.ts'
import { lockItem } from './items.ts'
import { refuseOutdated, renderStored, replaceRenditions, storeCallFile } from './media.ts'
import { findAnyMedia, type StoredMediaRow } from './media-rows.ts'
import { presentMedia } from '#server/platform/media/present-media.ts'

type Answer = ReturnType<typeof presentMedia>

/** Separates media of items from those of banner, site, agencies and specialists. */
function isOfItem(ownerKind: StoredMediaRow['ownerKind']): ownerKind is Kind {
  return kinds.some((kind) => kind === ownerKind)
}

/** The row again, with its owner locked as every change of media does; what the banner and the site show is locked itself. */
async function lockMedia(tx: Tx, found: StoredMediaRow): Promise<StoredMediaRow> {
  const { id, ownerKind, ownerId } = found
  if (isOfItem(ownerKind) && ownerId !== null) await lockItem(tx, ownerKind, ownerId)
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

/** Edits what is said of a medium; a picture with another focus is cut again (requirements §2.31). */
async function prepareEdit(
  context: OperationContext,
  input: InputOf<'editMedia'>,
): Promise<TransactionStep<Answer>> {
  const { mediaId, focus, ...texts } = input
  const found = await findAnyMedia(context.tx, mediaId)
  const isCutBy = ({ type, position, focusX, focusY }: StoredMediaRow) =>
    focus !== undefined &&
    type === 'image' &&
    position !== 'detail' &&
    (focus.x !== focusX || focus.y !== focusY)
  const rendered =
    focus && isCutBy(found) ? await renderStored(context, { ...found, focus }) : undefined
  return async ({ tx, services }) => {
    const before = await lockMedia(tx, found)
    if (rendered || isCutBy(before)) refuseOutdated(found, before)
    const changes = { ...texts, ...(focus && { focusX: focus.x, focusY: focus.y }), ...rendered }
    if (Object.keys(changes).length === 0) return presentMedia(before)
    const [after] = await tx.update(media).set(changes).where(eq(media.id, mediaId)).returning()
    if (!after) throw notFound()
    await replaceRenditions(services.jobs, tx, before, rendered)
    return presentMedia(after)
  }
}

/** Puts another file in a medium's place; its focus was the old picture's, and goes with it. */
async function prepareReplace(
  context: OperationContext,
  { mediaId }: InputOf<'replaceMedia'>,
): Promise<TransactionStep<Answer>> {
  const found = await findAnyMedia(context.tx, mediaId)
  // A logo has operations of its own, which keep what shines through.
  if (found.ownerKind === 'site' || found.ownerKind === 'agency') throw notFound()
  const sent = context.file?.type.kind
  if (sent && sent !== found.type) {
    throw invalidData('file', found.type === 'image' ? messages.imageType : messages.fileType)
  }
  const stored = await storeCallFile(context, found.position)
  return async (inside) => {
    const { tx, now, services } = inside
    const before = await lockMedia(tx, found)
    refuseOutdated(found, before)
    const { ownerKind, ownerId } = before
    const staysInBin = isOfItem(ownerKind) && ownerId !== null
    if (staysInBin) {
      const actor = { userId: signedIn(inside).id, now }
      await recordRemoval(tx, { ...before, ownerId }, actor, randomUUID())
    }
    const [after] = await tx
      .update(media)
      .set({ ...stored, focusX: null, focusY: null })
      .where(eq(media.id, mediaId))
      .returning()
    if (!after) throw notFound()
    const keys = staysInBin ? renditionKeysOf(before) : keysOf(before)
    await services.jobs.enqueue(tx, 'remove-files', { keys })
    await enqueueAvif(services.jobs, tx, after)
    return presentMedia(after)
  }
}

export const mediaHandlers: HandlersOf<keyof typeof mediaOperations> = {
  editMedia: { prepare: prepareEdit },

  replaceMedia: { prepare: prepareReplace },

  async getWholePicture({ tx, services }, { mediaId }) {
    const [removed] = await tx
      .select({ originalKey: removedMedia.originalKey, type: sql`${removedMedia.row} ->> 'type'` })
      .from(removedMedia)
      .where(eq(removedMedia.id, mediaId))
    const { type, originalKey } = removed ?? (await findAnyMedia(tx, mediaId))
    if (type === 'video') throw notFound()
    return renderWhole(services.mediaPipeline, originalKey)
  },
}
