import type { Media, MediaPosition } from '#contract/catalogue/media.ts'
import { presentSources, type StoredMedia } from '#server/media/stored-media.ts'

/** A medium as its row has it, less what the public needs not know. */
export interface MediaRow extends Omit<StoredMedia, 'originalKey'> {
  id: string
  ownerId: string | null
  position: MediaPosition
  order: number | null
}

/** Storage keys become public addresses (requirements §2.16). */
export function presentMedia(row: MediaRow): Media {
  const { id, ownerId, type, ext, position, order, width, height } = row
  return { id, ownerId, type, ext, position, order, width, height, ...presentSources(row) }
}

export function presentMainImage(row: MediaRow | null): Media | null {
  return row && presentMedia(row)
}
