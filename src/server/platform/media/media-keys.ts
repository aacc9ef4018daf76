import { randomBytes } from 'node:crypto'
import { mediaPositions } from '#contract/catalogue/media.ts'

/** Address below which stored files are served. */
export const mediaPath = '/media/'

/** Folders of the storage; `originals` is never served. */
export const mediaFolders = ['images', 'videos', 'originals'] as const

const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svgz: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** MIME type of a file that we keep; throws for any other extension. */
export function contentTypeOf(ext: string): string {
  const type = contentTypes[ext]
  if (type === undefined) throw new Error(`No content type for .${ext}`)
  return type
}

/**
 * A name for the folder of a picture's renditions: 96 random bits, so that a page of sixty pictures
 * does not carry sixty long addresses four times over.
 */
export const newFolder = () => randomBytes(12).toString('base64url')

/** Names of the files of logos and icons. */
export const graphics = ['logo', 'icon', 'maskable'] as const

/** Keys that this version makes or earlier versions made, and nothing else. */
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const publicKey = new RegExp(
  `^(?:images/(?:${uuid}|[\\w-]{16})/(?:(?:${mediaPositions.join('|')})-[0-9]{1,5}\\.(jpg|webp|avif)|(?:${graphics.join('|')})-[0-9]{1,5}\\.(png))|videos/${uuid}\\.(mp4|webm))$`,
)

/** The content type of a key that the public may read, null for everything else. */
export function publicContentType(key: string): string | null {
  const match = publicKey.exec(key)
  const ext = match?.[1] ?? match?.[2] ?? match?.[3]
  return ext === undefined ? null : contentTypeOf(ext)
}
