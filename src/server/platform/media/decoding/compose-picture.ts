import { join } from 'node:path'
import sharp from 'sharp'
import { limits } from '#contract/base/limits.ts'
import { type Rendition, withDrawings } from './encode-renditions.ts'

/** A picture to be laid on a drawing of ours, and where. */
interface Inlay {
  source: string
  left: number
  top: number
  width: number
  height: number
}

/** A picture that is put together: a drawing with a photograph in it. */
export interface ComposeJob {
  /** The drawing, an SVG of the picture's own size. */
  drawing: string
  inlay: Inlay | null
  folder: string
  /** The file's name within the folder. */
  file: string
  accepted: 'image'
}

/** Puts a picture together and writes it as JPEG. */
export async function composePicture(job: ComposeJob): Promise<Rendition[]> {
  const { drawing, inlay, folder, file } = job
  const ground = await withDrawings(() => sharp(drawing).flatten().png().toBuffer())
  const laid = inlay ? [await readInlay(inlay)] : []
  const { width, height } = await sharp(ground)
    .composite(laid)
    .toColourspace('srgb')
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(folder, file))
  return [{ file, width, height, type: 'image/jpeg', primary: true }]
}

async function readInlay({ source, left, top, width, height }: Inlay) {
  const input = await sharp(source, { limitInputPixels: limits.imagePixels })
    .resize(width, height, { fit: 'cover' })
    .png()
    .toBuffer()
  return { input, left, top }
}
