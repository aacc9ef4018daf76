import { type Focus, imageSizes, type MediaPosition } from '#contract/catalogue/media.ts'

/** A size that a picture is rendered in. */
export interface RenditionSize {
  width: number
  height: number
}

/** A part of a picture, in its own pixels. */
interface Region extends RenditionSize {
  left: number
  top: number
}

/** The sizes of a picture, the widest first, and the one that stands for all (requirements §2.17). */
export interface RenditionPlan {
  sizes: readonly RenditionSize[]
  primary: RenditionSize
}

/** No rendition is wider. */
export const maxWidth = 1600
const sliderWidths = [maxWidth, 1280, 960, 640]
/** A banner's picture for phones held upright, which would show less than half of a landscape. */
export const portraitSize = { width: 540, height: 864 }
const detailWidths = [maxWidth, 1200, 800, 480]
/** WebP ends at 16,383 pixels, so a very tall picture is held to less than its natural size. */
export const maxDetailHeight = 4_000

/** Returns the file name of a picture's rendition. */
export function renditionFile(
  position: MediaPosition,
  width: number,
  format: 'avif' | 'webp' | 'jpeg',
): string {
  return `${position}-${width}.${format === 'jpeg' ? 'jpg' : format}`
}

/**
 * The sizes to render a picture of these (upright) dimensions in. Slider and main pictures have
 * exact sizes, enlarged where the original is smaller; details keep their proportions and are never
 * enlarged.
 */
export function planRenditions(position: MediaPosition, original: RenditionSize): RenditionPlan {
  if (position === 'slider') return planSlider()
  if (position === 'main') return planMain(original)
  return planDetail(original)
}

function planSlider(): RenditionPlan {
  const sizes = sliderWidths.map((width) => ({ width, height: (width * 9) / 16 }))
  return { sizes, primary: imageSizes.slider }
}

function planMain(original: RenditionSize): RenditionPlan {
  const primary = imageSizes.main
  const double = { width: 800, height: 1200 }
  const sizes = [primary, { width: 240, height: 360 }]
  const hasPixels = original.width >= double.width && original.height >= double.height
  return { sizes: hasPixels ? [double, ...sizes] : sizes, primary }
}

function planDetail({ width, height }: RenditionSize): RenditionPlan {
  const widest = Math.max(
    1,
    Math.min(maxWidth, width, Math.floor((width * maxDetailHeight) / height)),
  )
  const widths = [widest, ...detailWidths.filter((smaller) => smaller < widest)]
  const sizes = widths.map((each) => ({
    width: each,
    height: Math.max(1, Math.min(maxDetailHeight, Math.round((each * height) / width))),
  }))
  return { sizes, primary: sizes[0] ?? { width: 1, height: 1 } }
}

/**
 * The largest part of a picture that has the proportions of `size`, with the focus as near to its
 * middle as the picture's edges allow (requirements §2.31).
 */
export function cropAround(focus: Focus, original: RenditionSize, size: RenditionSize): Region {
  const scale = Math.min(original.width / size.width, original.height / size.height)
  const width = Math.max(1, Math.min(original.width, Math.round(size.width * scale)))
  const height = Math.max(1, Math.min(original.height, Math.round(size.height * scale)))
  const start = (share: number, whole: number, part: number) =>
    Math.min(whole - part, Math.max(0, Math.round(share * whole - part / 2)))
  return {
    left: start(focus.x, original.width, width),
    top: start(focus.y, original.height, height),
    width,
    height,
  }
}
