import { asc, eq } from 'drizzle-orm'
import type { WrittenDetails } from '#contract/catalogue/facts/details.ts'
import type { Itinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { copyMedia } from '#server/platform/media/stored/copy-media.ts'
import { enqueueAvif } from '#server/features/catalogue/pictures/encode-avif-job.ts'
import { keysOf, type StoredMedia } from '#server/platform/media/stored/stored-media.ts'
import { removeFiles } from '#server/platform/media/stored/store-media.ts'
import type { OperationContext, TransactionStep } from '#server/api/context.ts'
import { requireItem } from '#server/features/catalogue/kit/items.ts'
import { insertMedia } from '#server/features/catalogue/kit/media.ts'
import type { StoredMediaRow } from '#server/features/catalogue/kit/media-rows.ts'
import { type AnsweredItem, type CallByName, editablePart } from '../editable-part.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

/** Fields that a copy does not take over: each may be had once, or is given by somebody who looked. */
const notCopied = ['externalId', 'code', 'status', 'starred']

interface DuplicateOptions {
  kind: Kind
  id: string
  media: boolean
}

/** A medium with the files of its copy. */
interface Copied {
  row: StoredMediaRow
  stored: StoredMedia
}

/**
 * Adds a copy of an item, by the rules of adding (requirements §12.4). For `prepare`: files are copied
 * outside the transaction.
 * @throws NOT_FOUND_ERROR; UNEXPECTED_ERROR 503 when the storage is away or a picture just changes
 */
export async function prepareDuplicate(
  context: OperationContext,
  { kind, id, media: withMedia }: DuplicateOptions,
): Promise<TransactionStep<{ id: string }>> {
  await requireItem(context.tx, kind, id)
  const copies = withMedia ? await copyAll(context, id) : []
  return async (inside) => {
    const { tx, now, services } = inside
    const call = inside.within as CallByName
    const { add, edit, detail } = operationsOfKind[kind]
    const item = (await call(detail, { id, adminPanel: true })) as AnsweredItem
    const itinerary = item['itinerary'] as Itinerary | undefined
    const added = (await call(add, {
      ...editablePart(kind, item, notCopied),
      ...(itinerary && { itinerary: withPictures(itinerary, new Map()) }),
      details: marked(item['details'] as WrittenDetails),
      status: false,
    })) as { id: string }
    const copyOf = new Map<string, string>()
    for (const { row, stored } of copies) {
      const described = { ...describe(row), ...stored }
      const copy = await insertMedia(tx, kind, added.id, row.position, described, now)
      copyOf.set(row.id, copy.id)
      await enqueueAvif(services.jobs, tx, copy)
    }
    if (itinerary?.some(({ mediaIds }) => mediaIds.some((mediaId) => copyOf.has(mediaId)))) {
      await call(edit, { id: added.id, itinerary: withPictures(itinerary, copyOf) })
    }
    return added
  }
}

async function copyAll(context: OperationContext, ownerId: string): Promise<Copied[]> {
  const { mediaPipeline } = context.services
  const rows = await context.tx
    .select()
    .from(media)
    .where(eq(media.ownerId, ownerId))
    .orderBy(asc(media.position), asc(media.order), asc(media.sequence))
  const copies: Copied[] = []
  for (const row of rows) {
    const stored = await copyMedia(mediaPipeline, row)
    context.onFailure(() => removeFiles(mediaPipeline.storage, keysOf(stored)))
    copies.push({ row, stored })
  }
  return copies
}

function describe({ alt, caption, credit, focusX, focusY, decorative }: StoredMediaRow) {
  return { alt, caption, credit, focusX, focusY, decorative }
}

/** Days with the pictures of a copy in the place of those of its model; others are left out. */
function withPictures(itinerary: Itinerary, copyOf: ReadonlyMap<string, string>): Itinerary {
  return itinerary.map((day) => ({
    ...day,
    mediaIds: day.mediaIds.flatMap((mediaId) => copyOf.get(mediaId) ?? []),
  }))
}

const segmenters = inEachLanguage((lang) => new Intl.Segmenter(lang))

/** Names that say that this is a copy, cut where they would become too long. */
function marked(details: WrittenDetails): WrittenDetails {
  return details.map((entry) => {
    const mark = translateInto(entry.lang)('copies.suffix')
    const room = limits.nameMaxLength - mark.length
    let kept = ''
    for (const { segment } of segmenters[entry.lang].segment(entry.name)) {
      if (kept.length + segment.length > room) break
      kept += segment
    }
    return { ...entry, name: kept.trimEnd() + mark }
  })
}
