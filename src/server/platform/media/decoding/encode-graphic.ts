import type { RenditionSize } from '../renditions.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { limits } from '#contract/base/limits.ts'
import { readDimensions, type Rendition } from './encode-renditions.ts'
import { tooManyPixels, wrongFile } from '../failures.ts'

/** A logo or an icon to render: PNG, so that what shines through stays so, in mails too. */
export interface GraphicJob {
  graphic: 'logo' | 'icon'
  source: string
  folder: string
  accepted: 'graphic'
}

/** Pixels: twice and once the most that a page gives a logo. */
const logoBoxes: [RenditionSize, ...RenditionSize[]] = [
  { width: 640, height: 160 },
  { width: 320, height: 80 },
]
const iconSizes = [512, 192, 180, 48, 32]
const maskableSize = 512
/** The share of a maskable icon that no shape of a launcher's cuts off. */
const safeZone = 0.8
/** Phones put no ground behind it. */
const white = 'white'
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * Renders a logo within its boxes, never enlarged, or an icon as a padded square in the sizes that
 * browsers and phones ask for: `icon-180` and the maskable one on white.
 * @throws INVALID_DATA_ERROR when it cannot be read or has too many pixels
 */
export async function encodeGraphic({
  graphic,
  source,
  folder,
  accepted,
}: GraphicJob): Promise<Rendition[]> {
  const original = await readDimensions(source)
  if (original === null) throw wrongFile(accepted)
  if (original.pixels > limits.imagePixels) throw tooManyPixels()
  const upright = () =>
    sharp(source, { failOn: 'error', limitInputPixels: limits.imagePixels }).autoOrient()
  const pictures = graphic === 'logo' ? logosOf(upright, original) : iconsOf(upright)
  const renditions: Rendition[] = []
  for (const [place, { name, picture }] of pictures.entries()) {
    const { data, info } = await encode(picture, accepted)
    const file = `${name}-${info.width}.png`
    await writeFile(join(folder, file), data)
    const { width, height } = info
    renditions.push({ file, width, height, type: 'image/png', primary: place === 0 })
  }
  return renditions
}

interface Named {
  name: 'logo' | 'icon' | 'maskable'
  picture: Sharp
}

function logosOf(upright: () => Sharp, { width, height }: RenditionSize): Named[] {
  const [largest, ...smaller] = logoBoxes
  // What fits into a smaller box is there already.
  const needed = smaller.filter((box) => width > box.width || height > box.height)
  return [largest, ...needed].map((box) => ({
    name: 'logo',
    picture: upright().resize({ ...box, fit: 'inside', withoutEnlargement: true }),
  }))
}

function iconsOf(upright: () => Sharp): Named[] {
  const square = (size: number) =>
    upright().resize({ width: size, height: size, fit: 'contain', background: clear })
  const icons = iconSizes.map((size): Named => {
    const picture = square(size)
    return {
      name: 'icon',
      picture: size === 180 ? picture.flatten({ background: white }) : picture,
    }
  })
  const inner = Math.round(maskableSize * safeZone)
  const edge = (maskableSize - inner) / 2
  const margins = { top: Math.floor(edge), bottom: Math.ceil(edge) }
  const maskable = square(inner)
    .extend({ ...margins, left: margins.top, right: margins.bottom, background: clear })
    .flatten({ background: white })
  return [...icons, { name: 'maskable', picture: maskable }]
}

async function encode(picture: Sharp, accepted: 'graphic') {
  try {
    return await picture
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw wrongFile(accepted, error)
  }
}
