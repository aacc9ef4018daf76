import { readOrientation, writeOrientation } from './orientation.ts'

const startOfScan = 0xda
const endOfImage = 0xd9
const exifName = 'Exif\0\0'

/** Required beginning of an application segment that is of use to a decoder. */
const neededNames: Record<number, string> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' }

const isComment = (marker: number) => marker === 0xfe
const isOfApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
/** Markers without a length: restarts, and what stands for a byte of the picture. */
const standsAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/**
 * A JPEG without comments and segments of applications (Exif, XMP, IPTC, previews) and without what
 * follows its end. The picture itself, its colour profile and how it is turned stay as they were.
 */
export function stripJpeg(file: Buffer): Buffer {
  const kept: Buffer[] = []
  let exif: Buffer | undefined
  let at = 2
  while (at >= 0 && at + 2 <= file.length) {
    const marker = file[at + 1] ?? 0
    if (file[at] !== 0xff) {
      at = file.indexOf(0xff, at)
    } else if (marker === 0xff) {
      at += 1
    } else if (marker === endOfImage) {
      kept.push(file.subarray(at, at + 2))
      break
    } else if (standsAlone(marker)) {
      at += 2
    } else if (at + 4 > file.length) {
      break
    } else {
      const body = at + 4
      const end = at + 2 + file.readUInt16BE(at + 2)
      const next = marker === startOfScan ? findEndOfScan(file, end) : end
      if (marker === 0xe1 && startsWith(file, body, exifName))
        exif ??= file.subarray(body + exifName.length, end)
      if (isNeeded(file, marker, body)) kept.push(file.subarray(at, next))
      at = next
    }
  }
  const turn = writeOrientation(exif ? readOrientation(exif) : 1)
  const head = turn ? [writeExif(turn)] : []
  return Buffer.concat([file.subarray(0, 2), ...head, ...kept])
}

function isNeeded(file: Buffer, marker: number, body: number): boolean {
  if (isComment(marker)) return false
  if (!isOfApplication(marker)) return true
  const name = neededNames[marker]
  return name !== undefined && startsWith(file, body, name)
}

function startsWith(file: Buffer, at: number, text: string): boolean {
  return file.toString('latin1', at, at + text.length) === text
}

/** The compressed picture goes on until a marker that is neither a restart nor a byte of it. */
function findEndOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from)
  while (at >= 0 && at + 1 < file.length) {
    const next = file[at + 1] ?? 0
    if (next !== 0xff && !standsAlone(next)) return at
    at = file.indexOf(0xff, at + (next === 0xff ? 1 : 2))
  }
  return file.length
}

function writeExif(tiff: Buffer): Buffer {
  const segment = Buffer.concat([Buffer.from(`\xff\xe1\0\0${exifName}`, 'latin1'), tiff])
  segment.writeUInt16BE(segment.length - 2, 2)
  return segment
}
