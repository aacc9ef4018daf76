import { mediaPositions } from '#contract/catalogue/media.ts'

/** Address below which stored files are served. */
export const mediaPath = '/media/'

/** Folders of the storage; `originals` is never served. */
export const mediaFolders = ['images', 'videos', 'originals'] as const

const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
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

/** What `renditionKey` and `videoKey` make, and nothing else. */
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const publicKey = new RegExp(
  `^(?:images/${uuid}/(?:${mediaPositions.join('|')})-[0-9]{1,5}\\.(jpg|webp)|videos/${uuid}\\.(mp4|webm))$`,
)

/** The content type of a key that the public may read, null for everything else. */
export function publicContentType(key: string): string | null {
  const match = publicKey.exec(key)
  const ext = match?.[1] ?? match?.[2]
  return ext === undefined ? null : contentTypeOf(ext)
}
