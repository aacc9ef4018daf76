import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { PanelTextKey, Translate } from '#texts/translate.ts'

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
/** Logos and icons. */
const graphics = ['image/jpeg', 'image/png', 'image/webp']
const videos = ['video/mp4', 'video/webm']

export type Accepted = 'image' | 'graphic' | 'video' | 'media'

const typesOf: Record<Accepted, readonly string[]> = {
  image: pictures,
  graphic: graphics,
  video: videos,
  media: [...pictures, ...videos],
}

/** The `accept` of a file input: phones convert their own formats to a named one. */
export const acceptOf = (accepted: Accepted = 'media'): string => typesOf[accepted].join(',')

/** The server's own message for a file that it would refuse; undefined for one to be sent. */
export function refusalOf({ type, size }: File, accepted: Accepted = 'media'): string | undefined {
  if (!typesOf[accepted].includes(type)) {
    return accepted === 'image' || accepted === 'graphic' ? messages.imageType : messages.fileType
  }
  const max = videos.includes(type) ? limits.videoBytes : limits.imageBytes
  return size > max ? messages.fileTooLarge : undefined
}

/** Formats of phones and cameras that are refused, by the endings of their names. */
const convertible = [
  ['heic', /\.hei[cf]s?$/i],
  ['avif', /\.avif$/i],
  ['tiff', /\.(?:tiff?|dng|cr[23]|nef|arw)$/i],
  ['mov', /\.(?:mov|m4v|avi|mkv|3gp)$/i],
] as const

/**
 * The text of a refusal. One of the file's type says too which types are accepted and how to convert the file; a file of
 * an accepted type that the server cannot read is damaged or named wrongly.
 */
export function refusalText(
  t: Translate<PanelTextKey>,
  text: string,
  { name, type }: Pick<File, 'name' | 'type'>,
  accepted: Accepted = 'media',
): string {
  const isOfType = text === t('messages.imageType') || text === t('messages.fileType')
  if (!isOfType) return text
  if (typesOf[accepted].includes(type)) return t('media.damaged')
  const [format] = convertible.find(([, ending]) => ending.test(name)) ?? []
  const help = format === undefined ? '' : ` ${t(`media.convert.${format}`)}`
  return `${text}. ${t(`media.accepted.${accepted}`)}${help}`
}

export interface PictureSize {
  width: number
  height: number
}

/** A picture file's size in pixels; undefined for videos and what the browser cannot read. */
export async function pictureSizeOf(file: File): Promise<PictureSize | undefined> {
  if (!pictures.includes(file.type)) return undefined
  try {
    const bitmap = await createImageBitmap(file)
    const size = { width: bitmap.width, height: bitmap.height }
    bitmap.close()
    return size
  } catch {
    return undefined
  }
}
