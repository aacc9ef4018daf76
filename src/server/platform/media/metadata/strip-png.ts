import { crc32 } from 'node:zlib'
import { readOrientation, writeOrientation } from './orientation.ts'

const signatureBytes = 8

/** Chunks beside the indispensable ones that change how the picture looks, or that animate it. */
const needed = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

/** A PNG without texts, times and Exif data (but for how it is turned) and without what follows its end. */
export function stripPng(file: Buffer): Buffer {
  const kept: Buffer[] = []
  let turn: Buffer | null = null
  for (let at = signatureBytes; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    // The first letter of an indispensable chunk is a capital.
    if (/^[A-Z]/.test(type) || needed.has(type)) kept.push(file.subarray(at, end))
    if (type === 'eXIf') turn ??= writeOrientation(readOrientation(file.subarray(at + 8, end - 4)))
    if (type === 'IEND') break
    at = end
  }
  if (turn) kept.splice(1, 0, writeChunk('eXIf', turn))
  return Buffer.concat([file.subarray(0, signatureBytes), ...kept])
}

function writeChunk(type: string, body: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + body.length)
  chunk.writeUInt32BE(body.length, 0)
  chunk.write(type, 4, 'latin1')
  body.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}
