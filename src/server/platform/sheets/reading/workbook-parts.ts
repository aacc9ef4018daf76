import { inflateRawSync } from 'node:zlib'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { invalidData } from '#contract/base/failures.ts'

/** Bytes that a part of a workbook may unpack to. */
const partBytesMax = 64 * 1024 * 1024

const signatures = { end: 0x06_05_4b_50, entry: 0x02_01_4b_50, file: 0x04_03_4b_50 }

/** Bytes from the end within which an archive ends: its last record with the longest comment. */
const endWithin = 65_557

interface Part {
  method: number
  packed: number
  size: number
  offset: number
}

/**
 * The parts of a workbook by their names, as its directory lists them. The library that reads workbooks unpacks a
 * part to the size that is told here and never beyond, so that what this lets through is bounded.
 * @throws INVALID_DATA_ERROR at `file` for a part that is larger than 64 MB, or does not tell its size
 */
export function partsOf(bytes: Buffer): Map<string, Part> {
  const end = endOf(bytes)
  const [count, size, directory] = [end + 10, end + 12, end + 16].map((at, index) =>
    index === 0 ? bytes.readUInt16LE(at) : bytes.readUInt32LE(at),
  ) as [number, number, number]
  // Archives beyond 4 GB say so here; no workbook that is taken is one.
  if (count === 0xff_ff || size === 0xff_ff_ff_ff || directory === 0xff_ff_ff_ff) throw tooLarge()
  const parts = new Map<string, Part>()
  let at = directory
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== signatures.entry) throw new Error('The directory is broken')
    const part = {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    }
    // Two bytes are an empty part; more that tell no size would be unpacked without a bound.
    const isUntold = part.method !== 0 && part.size === 0 && part.packed !== 2
    const isDescribed = (bytes.readUInt16LE(at + 8) & 8) !== 0
    if (part.size > partBytesMax || (isUntold && (part.packed > 0 || isDescribed))) throw tooLarge()
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    parts.set(bytes.toString('utf8', at + 46, at + 46 + name), part)
    at += 46 + name + extra + comment
  }
  return parts
}

/** A part as text; undefined where there is none. */
export function textOfPart(bytes: Buffer, part: Part | undefined): string | undefined {
  if (!part) return undefined
  const { offset, packed, method, size } = part
  if (bytes.readUInt32LE(offset) !== signatures.file)
    throw new Error('A part is not where it is told')
  const from = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const content = bytes.subarray(from, from + packed)
  if (method === 0) return content.toString()
  return size === 0 ? '' : inflateRawSync(content, { maxOutputLength: size }).toString()
}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - endWithin); at -= 1) {
    if (bytes.readUInt32LE(at) === signatures.end) return at
  }
  throw new Error('It is no archive')
}

function tooLarge() {
  return invalidData('file', sheetMessages.sheetTooLarge)
}
