const extension = 0x21
const image = 0x2c
const trailer = 0x3b
const comment = 0xfe
const application = 0xff

/** Applications whose data a decoder uses: how often an animation runs, colours. */
const needed = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/** A GIF without comments, XMP and data of other applications, and without what follows its end. */
export function stripGif(file: Buffer): Buffer {
  const kept: Buffer[] = []
  const begin = 13 + colourBytes(file[10])
  kept.push(file.subarray(0, begin))
  for (let at = begin; at < file.length;) {
    const end = endOfBlock(file, at)
    if (end === null) break
    if (isNeeded(file, at)) kept.push(file.subarray(at, end))
    if (file[at] === trailer) break
    at = end
  }
  return Buffer.concat(kept)
}

/** Null at whatever no decoder reads. */
function endOfBlock(file: Buffer, at: number): number | null {
  if (file[at] === extension) return endOfParts(file, at + 2)
  if (file[at] === image) return endOfParts(file, at + 11 + colourBytes(file[at + 9]))
  return file[at] === trailer ? at + 1 : null
}

function isNeeded(file: Buffer, at: number): boolean {
  if (file[at] !== extension) return true
  const label = file[at + 1]
  if (label === application) return needed.has(file.toString('latin1', at + 3, at + 14))
  return label !== comment
}

/** Size of a table of colours by the flags that announce it. */
function colourBytes(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1)
}

/** Data comes in parts, each after its length, until an empty one. */
function endOfParts(file: Buffer, from: number): number {
  let at = from
  for (let length = file[at] ?? 0; length > 0; length = file[at] ?? 0) at += length + 1
  return Math.min(at + 1, file.length)
}
