import { centre, type Media, type MediaPosition } from '#contract/catalogue/media.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { focusOf, presentSources, type StoredMedia } from './stored/stored-media.ts'

/** A medium as its row has it, less what the public needs not know. */
export interface MediaRow extends Omit<StoredMedia, 'originalKey'> {
  id: string
  ownerId: string | null
  position: MediaPosition
  order: number | null
  alt: LanguageTexts
  caption: LanguageTexts
  credit: string | null
  focusX: number | null
  focusY: number | null
  decorative: boolean
}

/** Storage keys become public addresses (requirements §2.16). */
export function presentMedia(row: MediaRow): Media {
  const { id, ownerId, type, ext, position, order, width, height } = row
  const { alt, caption, credit, decorative } = row
  const files = { id, ownerId, type, ext, position, order, width, height, ...presentSources(row) }
  return { ...files, alt, caption, credit, decorative, focus: focusOf(row) ?? centre }
}

/** The same with what the panel alone tells. */
export function presentForAdmins(row: MediaRow & { fileName: string | null }): Media {
  return { ...presentMedia(row), fileName: row.fileName }
}

export function presentMainImage(row: MediaRow | null): Media | null {
  return row && presentMedia(row)
}
