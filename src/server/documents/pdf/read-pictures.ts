import { buffer } from 'node:stream/consumers'
import type { ClientViewPicture } from '#contract/trade/client-views.ts'
import { mediaPath } from '#server/platform/media/media-keys.ts'
import type { FileStorage } from '#server/platform/storage/file-storage.ts'
import type { Picture } from './frame.ts'

/** Storage that holds the pictures. */
export type PictureStorage = Pick<FileStorage, 'open'>

type Filed = Pick<ClientViewPicture, 'url' | 'width' | 'height'>

/** The logo's largest file; none where there is none, or where the storage has lost it. */
export async function readLogo(
  storage: PictureStorage,
  logo: Filed | null,
): Promise<Picture | null> {
  return logo && readFile(storage, logo, 'png')
}

/** As wide as a page is printed well, in pixels. */
const photoWidth = 1_000

/** A picture with all its files. */
export type FiledPicture = Pick<ClientViewPicture, 'sources'>

/** The JPEG files of a picture, the narrowest first. */
const jpegsOf = (picture: FiledPicture | undefined) =>
  (picture?.sources ?? [])
    .filter(({ type }) => type === 'image/jpeg')
    .toSorted((a, b) => a.width - b.width)

/** A JPEG of a picture, the smallest that is wide enough; the library draws no other format. Upright ones are cards, and none. */
export async function readPhoto(
  storage: PictureStorage,
  picture: FiledPicture | undefined,
  wanted = photoWidth,
): Promise<Picture | null> {
  const files = jpegsOf(picture).filter(({ width, height }) => width > height)
  const file = files.find(({ width }) => width >= wanted) ?? files.at(-1)
  return file ? readFile(storage, file, 'jpeg') : null
}

/** The largest upright JPEG of a picture; null where there is none. */
export async function readPortrait(
  storage: PictureStorage,
  picture: FiledPicture | undefined,
): Promise<Picture | null> {
  const file = jpegsOf(picture).findLast(({ width, height }) => height > width)
  return file ? readFile(storage, file, 'jpeg') : null
}

async function readFile(
  storage: PictureStorage,
  { url: address, width, height }: Filed,
  type: 'png' | 'jpeg',
): Promise<Picture | null> {
  if (!address.startsWith(mediaPath) || !width || !height) return null
  const file = await storage.open(address.slice(mediaPath.length))
  if (!file) return null
  const bytes = await buffer(file.stream)
  return { url: `data:image/${type};base64,${bytes.toString('base64')}`, width, height }
}
