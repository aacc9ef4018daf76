import type { PatchedFile } from './patched-file.ts'

const segment = 0x18538067
const cluster = 0x1f43b675
const padding = 0xec

/** Elements that are no part of the film: tags (places among them), attached files, old padding, and sums over them. */
const unneeded = new Set([0x1254c367, 0x1941a469, padding, 0xbf])

/** The length of what is still being recorded. */
const unknown = -1

/** Takes tags and attached files out of a WebM file; what is played stays where it is. */
export async function stripWebm(file: PatchedFile): Promise<void> {
  for (let at = 0; at < file.size;) {
    const element = await readElement(file, at)
    if (element === null) return file.erase(at, file.size)
    const { id, body, length } = element
    // The parts of a cluster without a length have one each, as those of the segment have.
    if (id === segment || (id === cluster && length === unknown)) {
      at = body
      continue
    }
    if (length === unknown) return
    // A damaged length may reach past the end: nothing is there to be overwritten.
    const end = Math.min(body + length, file.size)
    if (unneeded.has(id)) await pad(file, at, end)
    at = end
  }
}

interface Element {
  id: number
  body: number
  length: number
}

async function readElement(file: PatchedFile, at: number): Promise<Element | null> {
  const header = await file.read(at, 12)
  const idWidth = widthOf(header[0])
  const width = widthOf(header[idWidth])
  if (idWidth > 4 || width > 8 || header.length < idWidth + width) return null
  const id = header.readUIntBE(0, idWidth)
  const lengthBytes = header.subarray(idWidth, idWidth + width)
  return { id, body: at + idWidth + width, length: readLength(lengthBytes) }
}

/** A number's leading zero bits say how many bytes it has. */
function widthOf(first = 0): number {
  return Math.clz32(first) - 24 + 1
}

/** Without the bit that ends the leading zeros; all ones mean that it is not known. */
function readLength(bytes: Buffer): number {
  const bits = 7n * BigInt(bytes.length)
  const value = BigInt(`0x${bytes.toString('hex')}`) & ((1n << bits) - 1n)
  return value === (1n << bits) - 1n ? unknown : Number(value)
}

/** Overwrites an element with padding of the same size. */
async function pad(file: PatchedFile, start: number, end: number): Promise<void> {
  const size = end - start
  const width = size > 9 ? 8 : 1
  const header = Buffer.alloc(1 + width)
  header[0] = padding
  header.writeUInt8(width === 1 ? 0x80 | (size - 2) : 0x01, 1)
  if (width === 8) header.writeUIntBE(size - 9, 3, 6)
  await file.write(start, header)
  await file.erase(start + header.length, end)
}
