import { type Box, findBox } from './mp4-boxes.ts'
import type { PatchedFile } from './patched-file.ts'

/** More than a film of the permitted size has. */
const maxTableBytes = 32 * 1024 * 1024
const maxSamples = 8 * 1024 * 1024

interface Chunk {
  from: number
  to: number
}

/** Where the content of a track lies in the file; nothing where its tables make no sense. */
export async function listChunks(file: PatchedFile, track: Box): Promise<Chunk[]> {
  const table = async (type: string) => {
    const box = await findBox(file, track, ['mdia', 'minf', 'stbl', type])
    if (box === undefined || box.end - box.body > maxTableBytes) return null
    return file.read(box.body, box.end - box.body)
  }
  const offsets = readOffsets(await table('stco'), await table('co64'))
  const sizes = readSizes(await table('stsz'))
  const runs = readRuns(await table('stsc'))
  const chunks: Chunk[] = []
  let run = 0
  let sample = 0
  let all = 0
  for (const [index, from] of offsets.entries()) {
    while ((runs[run + 1]?.firstChunk ?? Infinity) <= index + 1) run += 1
    const end = Math.min(sizes.count, sample + (runs[run]?.samples ?? 0))
    let to = from
    for (; sample < end; sample += 1) to += sizes.of(sample)
    chunks.push({ from, to })
    all += to - from
  }
  return all > file.size ? [] : chunks
}

/** Four bytes of version and flags and four of a number of entries come before the entries. */
const entriesAt = 8

/** Where each chunk begins. */
function readOffsets(short: Buffer | null, long: Buffer | null): number[] {
  const table = short ?? long
  if (table === null || table.length < entriesAt) return []
  const width = short === null ? 8 : 4
  const count = Math.min(table.readUInt32BE(4), Math.floor((table.length - entriesAt) / width))
  return Array.from({ length: count }, (_, index) => {
    const at = entriesAt + index * width
    return short === null ? Number(table.readBigUInt64BE(at)) : table.readUInt32BE(at)
  })
}

/** The sizes of samples: one for all, or a list of them. */
function readSizes(table: Buffer | null): { count: number; of: (sample: number) => number } {
  if (table === null || table.length < 12) return { count: 0, of: () => 0 }
  const common = table.readUInt32BE(4)
  const listed = common > 0 ? maxSamples : Math.floor((table.length - 12) / 4)
  return {
    count: Math.min(table.readUInt32BE(8), listed),
    of: (sample) => common || table.readUInt32BE(12 + sample * 4),
  }
}

/** How many samples a chunk has, from a chunk (the first is 1) until that of the next entry. */
function readRuns(table: Buffer | null): { firstChunk: number; samples: number }[] {
  if (table === null || table.length < entriesAt) return []
  const count = Math.floor((table.length - entriesAt) / 12)
  return Array.from({ length: count }, (_, index) => ({
    firstChunk: table.readUInt32BE(entriesAt + index * 12),
    samples: table.readUInt32BE(entriesAt + index * 12 + 4),
  }))
}
