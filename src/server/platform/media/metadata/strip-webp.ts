import { readOrientation, writeOrientation } from './orientation.ts'

const headerBytes = 12
const needed = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/** Bits of the first byte of VP8X that say what else the file has. */
const exifBit = 0x08
const xmpBit = 0x04

/** A WebP without Exif data (but for how it is turned), XMP and anything unknown. */
export function stripWebp(file: Buffer): Buffer {
  const kept: Buffer[] = []
  let turn: Buffer | null = null
  const whole = Math.min(file.length, 8 + file.readUInt32LE(4))
  for (let at = headerBytes; at + 8 <= whole;) {
    const type = file.toString('latin1', at, at + 4)
    const body = at + 8
    const end = body + file.readUInt32LE(at + 4)
    const next = end + ((end - body) % 2)
    if (needed.has(type)) kept.push(Buffer.from(file.subarray(at, next)))
    if (type === 'EXIF')
      turn ??= writeOrientation(readOrientation(tiffOf(file.subarray(body, end))))
    at = next
  }
  const [first] = kept
  if (first?.toString('latin1', 0, 4) === 'VP8X' && first.length > 8) {
    const flags = (first[8] ?? 0) & ~(exifBit | xmpBit)
    first[8] = turn ? flags | exifBit : flags
    if (turn) kept.push(writeChunk('EXIF', turn))
  }
  const header = Buffer.from(file.subarray(0, headerBytes))
  const stripped = Buffer.concat([header, ...kept])
  stripped.writeUInt32LE(stripped.length - 8, 4)
  return stripped
}

/** Some programs write the name that a JPEG has before its Exif data. */
function tiffOf(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif
}

function writeChunk(type: string, body: Buffer): Buffer {
  const chunk = Buffer.alloc(8 + body.length + (body.length % 2))
  chunk.write(type, 0, 'latin1')
  chunk.writeUInt32LE(body.length, 4)
  body.copy(chunk, 8)
  return chunk
}
