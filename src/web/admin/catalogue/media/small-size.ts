import { imageSizes, type Media, type MediaPosition } from '#contract/catalogue/media.ts'
import type { PictureSize } from '#web/admin/kit/media/upload/check-file.ts'

/** Width that a gallery shows large on a common screen. */
const leastDetailWidth = 800

/**
 * A picture's size where it is too small for its place. Details are kept as they are, so theirs is
 * known for ever; slider and main pictures are enlarged, and only who uploads them sees the original.
 */
export function smallSizeOf(
  { type, position, width, height }: Media,
  original: PictureSize | undefined,
): PictureSize | undefined {
  if (type === 'video') return undefined
  if (position !== 'detail') {
    return original && isSmallFor(position, original) ? original : undefined
  }
  if (width === null || height === null) return undefined
  return width < leastDetailWidth ? { width, height } : undefined
}

/** Whether a picture has to be enlarged for its position (requirements §2.17). */
export function isSmallFor(position: MediaPosition, { width, height }: PictureSize): boolean {
  if (position === 'detail') return false
  const wanted = imageSizes[position]
  return width < wanted.width || height < wanted.height
}
