import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import type { MediaPosition } from '#contract/catalogue/media.ts'
import { limits } from '#contract/limits.ts'
import { planRenditions, type RenditionSize } from './renditions.ts'

/** A picture to render: where it is, what it is for, where its files shall go. */
export interface RenderJob {
  source: string
  folder: string
  position: MediaPosition
  /** Whether it is a drawing of ours, an SVG: nobody else's is read. */
  drawn?: boolean
}

/** One file of a rendered picture, named within its folder. */
export interface Rendition extends RenditionSize {
  file: string
  type: 'image/webp' | 'image/jpeg'
  /** Whether it is the one that stands for the picture. */
  primary: boolean
}

export type RenderAnswer =
  | { ok: true; renditions: Rendition[] }
  | {
      ok: false
      reason: 'unreadable' | 'too-many-pixels' | 'storage-unavailable' | 'busy'
      cause?: unknown
    }

// Only the loaders of the accepted types: the others are the ones that had their memory bugs.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
  ],
})
sharp.cache(false)

/** Drawings are many at a first start: less time is spent on them, for somewhat larger files. */
const encoders = {
  picture: { webp: { quality: 78 }, jpeg: { quality: 80, mozjpeg: true } },
  drawing: {
    webp: { quality: 78, effort: 2 },
    jpeg: { quality: 75, progressive: true, quantisationTable: 3 },
  },
} as const

/**
 * Decodes a picture once and writes each of its sizes as WebP and as JPEG: upright, in sRGB, on
 * white, the first frame of an animation, without any metadata. One job at a time.
 */
export async function encodeRenditions(job: RenderJob): Promise<RenderAnswer> {
  if (job.drawn !== true) return render(job)
  const svg = { operation: ['VipsForeignLoadSvg'] }
  sharp.unblock(svg)
  try {
    return await render(job)
  } finally {
    sharp.block(svg)
  }
}

async function render(job: RenderJob): Promise<RenderAnswer> {
  const original = await readDimensions(job.source)
  if (original === null) return { ok: false, reason: 'unreadable' }
  if (original.pixels > limits.imagePixels) return { ok: false, reason: 'too-many-pixels' }
  const plan = planRenditions(job.position, original)
  const decoded = await decode(job.source, plan.sizes[0] ?? plan.primary, plan.crop)
  if (decoded === null) return { ok: false, reason: 'unreadable' }
  const encoder = encoders[job.drawn === true ? 'drawing' : 'picture']
  const encoded = await Promise.all(
    plan.sizes.flatMap((size) => [
      encode(decoded, size, 'webp', encoder, `${job.position}-${size.width}.webp`),
      encode(decoded, size, 'jpeg', encoder, `${job.position}-${size.width}.jpg`),
    ]),
  )
  const renditions: Rendition[] = []
  for (const { bytes, ...rendition } of encoded) {
    await writeFile(join(job.folder, rendition.file), bytes)
    const primary = rendition.type === 'image/jpeg' && rendition.width === plan.primary.width
    renditions.push({ ...rendition, primary })
  }
  return { ok: true, renditions }
}

/** Upright dimensions and the pixels of all frames, from the header alone. */
async function readDimensions(path: string): Promise<(RenditionSize & { pixels: number }) | null> {
  try {
    const header = await sharp(path, { limitInputPixels: false }).metadata()
    const pixels = header.width * (header.pageHeight ?? header.height) * (header.pages ?? 1)
    return { width: header.autoOrient.width, height: header.autoOrient.height, pixels }
  } catch {
    return null
  }
}

interface Decoded {
  data: Buffer
  info: OutputInfo
}

async function decode(
  path: string,
  { width, height }: RenditionSize,
  crop: 'centre' | 'attention',
): Promise<Decoded | null> {
  try {
    return await sharp(path, { failOn: 'error', limitInputPixels: limits.imagePixels })
      .autoOrient()
      .resize(width, height, { fit: 'cover', position: crop })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    return null
  }
}

async function encode(
  { data, info }: Decoded,
  size: RenditionSize,
  format: 'webp' | 'jpeg',
  encoder: (typeof encoders)[keyof typeof encoders],
  file: string,
) {
  const picture = sharp(data, { raw: info }).resize(size.width, size.height, { fit: 'fill' })
  const encoded = format === 'webp' ? picture.webp(encoder.webp) : picture.jpeg(encoder.jpeg)
  const type: Rendition['type'] = `image/${format}`
  return { ...size, file, type, bytes: await encoded.toBuffer() }
}
