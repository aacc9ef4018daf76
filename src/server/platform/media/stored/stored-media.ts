import type { Focus, MediaType } from '#contract/catalogue/media.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { mediaPath } from '../media-keys.ts'

/** One stored rendition; `type` is its MIME type. */
export interface StoredSource {
  key: string
  width: number
  height: number
  type: string
  /** Whether it is the one for phones held upright; the others have one shape. */
  portrait?: true
}

/** The part of a media row that describes its files. A video is its own original and has no sources. */
export interface StoredMedia {
  type: MediaType
  /** The file that stands for the medium: a picture's primary rendition, or the video. */
  key: string
  ext: string
  width: number | null
  height: number | null
  sources: StoredSource[]
  originalKey: string
}

/** A medium with what is said of it, as its row keeps both. */
export interface DescribedMedia extends StoredMedia {
  alt?: LanguageTexts
  caption?: LanguageTexts
  credit?: string | null
  focusX?: number | null
  focusY?: number | null
  decorative?: boolean
  fileName?: string | null
}

/** The focus that somebody has set, or null. */
export function focusOf({
  focusX,
  focusY,
}: {
  focusX: number | null
  focusY: number | null
}): Focus | null {
  return focusX === null || focusY === null ? null : { x: focusX, y: focusY }
}

/** The keys of every file of a medium, for its removal. */
export function keysOf(stored: Pick<StoredMedia, 'key' | 'sources' | 'originalKey'>): string[] {
  return [...new Set([stored.key, ...stored.sources.map(({ key }) => key), stored.originalKey])]
}

/** The keys that a medium leaves behind when it is rendered again. */
export function renditionKeysOf(stored: Pick<StoredMedia, 'key' | 'sources' | 'originalKey'>) {
  return keysOf(stored).filter((key) => key !== stored.originalKey)
}

/** A row's `url` and `sources` as Media has them (requirements §2.16). */
export function presentSources(stored: Pick<StoredMedia, 'key' | 'sources'>) {
  const present = ({ key, width, height, type }: StoredSource) => ({
    url: mediaPath + key,
    width,
    height,
    type,
  })
  const portrait = stored.sources.find((source) => source.portrait)
  return {
    url: mediaPath + stored.key,
    sources: stored.sources.filter((source) => !source.portrait).map(present),
    ...(portrait && { portrait: present(portrait) }),
  }
}
