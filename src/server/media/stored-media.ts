import type { MediaType } from '#contract/catalogue/media.ts'
import { mediaPath } from './media-keys.ts'

/** One stored rendition; `type` is its MIME type. */
export interface StoredSource {
  key: string
  width: number
  height: number
  type: string
}

/** What a media row keeps of its files. A video is its own original and has no sources. */
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
  return {
    url: mediaPath + stored.key,
    sources: stored.sources.map(({ key, width, height, type }) => ({
      url: mediaPath + key,
      width,
      height,
      type,
    })),
  }
}
