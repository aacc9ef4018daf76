import type { TFunction } from 'i18next'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
/** Logos and icons. */
const graphics = ['image/jpeg', 'image/png', 'image/webp']
const videos = ['video/mp4', 'video/webm']

export type Accepted = 'image' | 'graphic' | 'video' | 'media'

/** The server's own message for a file that it would refuse; undefined for one to be sent. */
export function refusalOf({ type, size }: File, accepted: Accepted = 'media'): string | undefined {
  const onlyPictures = accepted === 'image' || accepted === 'graphic'
  const known = accepted === 'graphic' ? graphics : pictures
  const picture = accepted !== 'video' && known.includes(type)
  const video = !onlyPictures && videos.includes(type)
  if (!picture && !video) return onlyPictures ? messages.imageType : messages.fileType
  return size > (picture ? limits.imageBytes : limits.videoBytes)
    ? messages.fileTooLarge
    : undefined
}

/** The text of a refusal; one of the file's type says too which types are accepted. */
export function withAcceptedTypes(
  t: TFunction,
  tAdmin: TFunction<'admin'>,
  text: string,
  accepted: Accepted = 'media',
): string {
  const isOfType = text === t('messages.imageType') || text === t('messages.fileType')
  return isOfType ? `${text}. ${tAdmin(`media.accepted.${accepted}`)}` : text
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
