import type { PatchedFile } from './patched-file.ts'

/** A box of an MP4 file: where its header, its content and the next box begin. */
export interface Box {
  type: string
  start: number
  body: number
  end: number
}

/** The boxes between two places, in their order; what is no box ends them. */
export async function readBoxes(file: PatchedFile, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to;) {
    const box = await readBox(file, at, to)
    if (box === null) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** Null where the header makes no sense. A size of 0 reaches to the end, 1 means a longer one. */
async function readBox(file: PatchedFile, start: number, to: number): Promise<Box | null> {
  const header = await file.read(start, 16)
  const short = header.readUInt32BE(0)
  const type = header.toString('latin1', 4, 8)
  if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return null
  if (short === 1 && header.length < 16) return null
  const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? to - start : short
  const body = start + (short === 1 ? 16 : 8)
  const end = start + size
  return end < body || end > to ? null : { type, start, body, end }
}

/** The box of a type at the end of a path of types, such as `['mdia', 'hdlr']`. */
export async function findBox(
  file: PatchedFile,
  within: Box,
  path: readonly string[],
): Promise<Box | undefined> {
  const [type, ...rest] = path
  const boxes = await readBoxes(file, within.body, within.end)
  const found = boxes.find((box) => box.type === type)
  return found === undefined || rest.length === 0 ? found : findBox(file, found, rest)
}

/** Makes a box one that every player skips, of the same size and empty. */
export async function eraseBox(file: PatchedFile, box: Box): Promise<void> {
  await file.write(box.start + 4, Buffer.from('free'))
  await file.erase(box.body, box.end)
}
