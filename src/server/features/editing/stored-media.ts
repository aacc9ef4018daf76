import { z } from 'zod'
import { type Media, mediaPositions, mediaTypes } from '#contract/catalogue/media.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { StoredRow } from '#server/platform/db/schema/index.ts'
import { presentForAdmins } from '#server/platform/media/present-media.ts'
import { focusOf } from '#server/platform/media/stored/stored-media.ts'
import type { OperationContext } from '#server/api/context.ts'
import { renderStored } from '#server/features/catalogue/kit/media.ts'

const texts = z.custom<LanguageTexts>()

/** A medium's row as JSON, in which it waits to be brought back. */
const mediumRow = z.looseObject({
  id: z.guid(),
  owner_id: z.guid(),
  type: z.enum(mediaTypes),
  position: z.enum(mediaPositions),
  order: z.int().nullable(),
  ext: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  original_key: z.string(),
  alt: texts,
  caption: texts,
  credit: z.string().nullable(),
  focus_x: z.number().nullable(),
  focus_y: z.number().nullable(),
  decorative: z.boolean(),
  /** Rows of before 0040 have none. */
  file_name: z.string().nullable().default(null),
})

export type MediumRow = z.output<typeof mediumRow>

export function readMediumRow(row: StoredRow): MediumRow {
  return mediumRow.parse(row)
}

/** A medium that is not shown: it has no address. */
export function presentWithoutFiles(row: MediumRow): Media {
  const { owner_id: ownerId, focus_x: focusX, focus_y: focusY, file_name: fileName, ...rest } = row
  const medium = { ...rest, ownerId, focusX, focusY, fileName, key: '', sources: [] }
  return { ...presentForAdmins(medium), url: '' }
}

/**
 * The row of a medium that comes back: a picture is rendered again from its original, under new
 * addresses, which are taken back when the call fails; a video is its own original. For `prepare`.
 * Undefined when its file is lost.
 * @throws UNEXPECTED_ERROR 503 when busy or the storage is away
 */
export async function renderRow(
  context: OperationContext,
  row: MediumRow,
): Promise<MediumRow | undefined> {
  const { storage } = context.services.mediaPipeline
  const { original_key: originalKey, position } = row
  if ((await storage.size(originalKey)) === null) {
    context.services.log.error({ key: originalKey }, 'the original of a removed medium is missing')
    return undefined
  }
  if (row.type === 'video') return row
  const focus = focusOf({ focusX: row.focus_x, focusY: row.focus_y })
  const { key, ext, width, height, sources } = await renderStored(context, {
    originalKey,
    position,
    focus,
  })
  return { ...row, key, ext, width, height, sources }
}
