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
}

/** One file of a rendered picture, named within its folder. */
export interface Rendition extends RenditionSize {
  file: string
  type: 'image/webp' | 'image/jpeg'
  /** Whether it is the one that stands for the picture. */
  chief: boolean
}

export type RenderAnswer =
  | { ok: true; renditions: Rendition[] }
  | {
      ok: false
      reason: 'unreadable' | 'too-many-pixels' | 'storage-away' | 'busy'
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

/**
 * Decodes a picture once and writes each of its sizes as WebP and as JPEG: upright, in sRGB, on
 * white, the first frame of an animation, without any metadata.
 */
export async function encodeRenditions(job: RenderJob): Promise<RenderAnswer> {
  const original = await readDimensions(job.source)
  if (original === null) return { ok: false, reason: 'unreadable' }
  if (original.pixels > limits.imagePixels) return { ok: false, reason: 'too-many-pixels' }
  const plan = planRenditions(job.position, original)
  const decoded = await decode(job.source, plan.sizes[0] ?? plan.chief, plan.crop)
  if (decoded === null) return { ok: false, reason: 'unreadable' }
  const encoded = await Promise.all(
    plan.sizes.flatMap((size) => [
      encode(decoded, size, 'webp', `${job.position}-${size.width}.webp`),
      encode(decoded, size, 'jpeg', `${job.position}-${size.width}.jpg`),
    ]),
  )
  const renditions: Rendition[] = []
  for (const { bytes, ...rendition } of encoded) {
    await writeFile(join(job.folder, rendition.file), bytes)
    const chief = rendition.type === 'image/jpeg' && rendition.width === plan.chief.width
    renditions.push({ ...rendition, chief })
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
  file: string,
) {
  const picture = sharp(data, { raw: info }).resize(size.width, size.height, { fit: 'fill' })
  const encoder =
    format === 'webp' ? picture.webp({ quality: 78 }) : picture.jpeg({ quality: 80, mozjpeg: true })
  const type: Rendition['type'] = `image/${format}`
  return { ...size, file, type, bytes: await encoder.toBuffer() }
}
