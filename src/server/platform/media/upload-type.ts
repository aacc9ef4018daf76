import { fileTypeFromBuffer } from 'file-type'
import type { UploadKind } from '#contract/base/operation.ts'

/** A type that is taken: pictures are decoded again, videos kept as they are. */
export interface UploadType {
  kind: 'image' | 'video' | 'sheet'
  ext: 'jpg' | 'png' | 'webp' | 'gif' | 'mp4' | 'webm' | 'csv' | 'xlsx' | 'json'
}

/** Bytes from the start of a file that suffice to know its type. */
export const typeSampleBytes = 4_100

/** An animated PNG is a PNG: its first picture is what gets rendered. */
const types: Record<string, UploadType> = {
  jpg: { kind: 'image', ext: 'jpg' },
  png: { kind: 'image', ext: 'png' },
  apng: { kind: 'image', ext: 'png' },
  webp: { kind: 'image', ext: 'webp' },
  gif: { kind: 'image', ext: 'gif' },
  mp4: { kind: 'video', ext: 'mp4' },
  webm: { kind: 'video', ext: 'webm' },
}

/** The type of a file by its first bytes (requirements §3.9); null when it is not taken. */
export async function readUploadType(
  sample: Buffer,
  accepted: UploadKind,
): Promise<UploadType | null> {
  if (accepted === 'sheet') return readSheetType(sample)
  const found = await fileTypeFromBuffer(sample)
  const type = found === undefined ? undefined : types[found.ext]
  if (type === undefined) return null
  if (accepted === 'graphic') return type.kind === 'image' && type.ext !== 'gif' ? type : null
  return accepted === 'media' || accepted === type.kind ? type : null
}

const byteOrderMark = '\u{FEFF}'

/** A workbook is a zip file, JSON begins with a brace, and any other text is CSV. */
function readSheetType(sample: Buffer): UploadType | null {
  if (sample.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return { kind: 'sheet', ext: 'xlsx' }
  // Excel's Unicode text: bytes of zero are halves of its characters.
  const isUtf16 = /^(?:fffe|feff)/.test(sample.toString('hex', 0, 2))
  if (isUtf16) return { kind: 'sheet', ext: 'csv' }
  if (sample.length === 0 || sample.includes(0)) return null
  const begins = sample.toString('utf8').replace(byteOrderMark, '').trimStart()
  return { kind: 'sheet', ext: begins.startsWith('{') ? 'json' : 'csv' }
}
