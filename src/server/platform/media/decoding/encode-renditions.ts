import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import type { Focus, MediaPosition } from '#contract/catalogue/media.ts'
import { limits } from '#contract/base/limits.ts'
import type { UploadKind } from '#contract/base/operation.ts'
import { tooManyPixels, wrongFile } from '../failures.ts'
import {
  cropAround,
  planRenditions,
  portraitSize,
  renditionFile,
  type RenditionPlan,
  type RenditionSize,
} from '../renditions.ts'

/** JPEG and WebP are there at once; AVIF follows (decision 0020). */
export type RenditionFormat = 'avif' | 'webp' | 'jpeg'

/** A picture to render: where it is, what it is for, where its files shall go. */
export interface RenderJob {
  source: string
  folder: string
  position: MediaPosition
  /** The part that the crop keeps; the centre without one. */
  focus?: Focus | null
  formats: readonly RenditionFormat[]
  /** Whether it is cut for phones held upright as well. */
  portrait?: boolean
  /** The upload kind that the operation accepts, for the text of a refusal. */
  accepted: UploadKind
  /** Whether it is a drawing of ours, an SVG: nobody else's is read. */
  drawn?: boolean
}

/** One file of a rendered picture, named within its folder. */
export interface Rendition extends RenditionSize {
  file: string
  type: `image/${RenditionFormat | 'png'}`
  /** Whether it is the one that stands for the picture. */
  primary: boolean
  /** Whether it is the one for phones held upright. */
  portrait?: true
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
  picture: {
    avif: { quality: 55, effort: 1, chromaSubsampling: '4:2:0' },
    webp: { quality: 78 },
    jpeg: { quality: 80, mozjpeg: true },
  },
  drawing: {
    avif: { quality: 55, effort: 0, chromaSubsampling: '4:2:0' },
    webp: { quality: 78, effort: 2 },
    jpeg: { quality: 75, progressive: true, quantisationTable: 3 },
  },
} as const

/**
 * Decodes a picture once and writes each of its sizes in the formats asked for: upright, in sRGB, on
 * white, the first frame of an animation, without any metadata. One job at a time.
 * @throws INVALID_DATA_ERROR when it cannot be read or has too many pixels, else what the disk throws
 */
export async function encodeRenditions(job: RenderJob): Promise<Rendition[]> {
  return job.drawn === true ? withDrawings(() => render(job)) : render(job)
}

/** Lets drawings be read while `work` runs. */
export async function withDrawings<Result>(work: () => Promise<Result>): Promise<Result> {
  const svg = { operation: ['VipsForeignLoadSvg'] }
  sharp.unblock(svg)
  try {
    return await work()
  } finally {
    sharp.block(svg)
  }
}

async function render(job: RenderJob): Promise<Rendition[]> {
  const original = await readDimensions(job.source)
  if (original === null) throw wrongFile(job.accepted)
  if (original.pixels > limits.imagePixels) throw tooManyPixels()
  const plan = planRenditions(job.position, original)
  const renditions: Rendition[] = []
  for (const rendition of await encodeSizes(job, original, plan)) {
    const primary = rendition.type === 'image/jpeg' && rendition.width === plan.primary.width
    renditions.push({ ...rendition, primary })
  }
  if (job.portrait !== true) return renditions
  const upright = { sizes: [portraitSize], primary: portraitSize }
  for (const rendition of await encodeSizes(job, original, upright)) {
    renditions.push({ ...rendition, primary: false, portrait: true })
  }
  return renditions
}

/** Cuts a picture once, and writes each size of it in each of the job's formats. */
async function encodeSizes(job: RenderJob, original: RenditionSize, plan: RenditionPlan) {
  const decoded = await decode(job, original, plan)
  if (decoded === null) throw wrongFile(job.accepted)
  const encoder = encoders[job.drawn === true ? 'drawing' : 'picture']
  const encoded = await Promise.all(
    plan.sizes.flatMap((size) =>
      job.formats.map((format) => {
        const file = renditionFile(job.position, size.width, format)
        return encode(decoded, size, format, encoder, file)
      }),
    ),
  )
  const written = []
  for (const { bytes, ...rendition } of encoded) {
    await writeFile(join(job.folder, rendition.file), bytes)
    written.push(rendition)
  }
  return written
}

/** Upright dimensions and the pixels of all frames, from the header alone. */
export async function readDimensions(
  path: string,
): Promise<(RenditionSize & { pixels: number }) | null> {
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
  { source, position, focus }: RenderJob,
  original: RenditionSize,
  { sizes, primary }: RenditionPlan,
): Promise<Decoded | null> {
  const { width, height } = sizes[0] ?? primary
  try {
    const picture = sharp(source, { failOn: 'error', limitInputPixels: limits.imagePixels })
    const upright = picture.autoOrient()
    const cut =
      focus && position !== 'detail'
        ? upright
            .extract(cropAround(focus, original, { width, height }))
            .resize(width, height, { fit: 'fill' })
        : upright.resize(width, height, { fit: 'cover' })
    return await cut
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
  format: RenditionFormat,
  encoder: (typeof encoders)[keyof typeof encoders],
  file: string,
) {
  const picture = sharp(data, { raw: info }).resize(size.width, size.height, { fit: 'fill' })
  const encoded = picture.toFormat(format, encoder[format])
  const type: Rendition['type'] = `image/${format}`
  return { ...size, file, type, bytes: await encoded.toBuffer() }
}
