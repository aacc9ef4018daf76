import { type Box, eraseBox, findBox, readBoxes } from './mp4-boxes.ts'
import { listChunks } from './mp4-samples.ts'
import type { PatchedFile } from './patched-file.ts'

/** Boxes that playing needs; all else is erased: `udta` with its places, `meta`, XMP, additions of cameras. */
const neededInFile = new Set('ftyp styp moov moof mdat mfra sidx ssix pdin prft'.split(' '))
const neededInMovie = new Set('mvhd trak mvex iods pssh'.split(' '))
const neededInTrack = new Set('tkhd mdia edts tref tapt load trgr'.split(' '))

/** Picture and sound. Cameras and drones write where they were as a track beside them, even as subtitles. */
const playedTracks = new Set(['vide', 'soun', 'auxv'])

/** Takes places, cameras and all other metadata out of an MP4 file; what is played stays where it is. */
export async function stripMp4(file: PatchedFile): Promise<void> {
  const boxes = await readBoxes(file, 0, file.size)
  for (const box of boxes) {
    if (box.type === 'moov') await stripMovie(file, box)
    else if (!neededInFile.has(box.type)) await eraseBox(file, box)
  }
  // A file that was cut off in its pictures ends in a box that is too long; anything else is no box.
  const rest = boxes.at(-1)?.end ?? 0
  const isCutOff = (await file.read(rest + 4, 4)).toString('latin1') === 'mdat'
  if (!isCutOff) await file.erase(rest, file.size)
}

async function stripMovie(file: PatchedFile, movie: Box): Promise<void> {
  const boxes = await readBoxes(file, movie.body, movie.end)
  // In a fragmented film every piece names its tracks: none may be missing.
  const isFragmented = boxes.some(({ type }) => type === 'mvex')
  for (const box of boxes) {
    if (!neededInMovie.has(box.type)) await eraseBox(file, box)
    else if (box.type === 'trak') await stripTrack(file, box, isFragmented)
  }
}

async function stripTrack(file: PatchedFile, track: Box, isFragmented: boolean): Promise<void> {
  if (!isFragmented && !playedTracks.has(await readHandler(file, track))) {
    for (const { from, to } of await listChunks(file, track)) await file.erase(from, to)
    await eraseBox(file, track)
    return
  }
  for (const box of await readBoxes(file, track.body, track.end)) {
    if (!neededInTrack.has(box.type)) await eraseBox(file, box)
  }
  const media = await findBox(file, track, ['mdia'])
  if (media === undefined) return
  for (const box of await readBoxes(file, media.body, media.end)) {
    if (['udta', 'meta', 'uuid'].includes(box.type)) await eraseBox(file, box)
  }
}

/** Reads the purpose of a track, such as `vide`. */
async function readHandler(file: PatchedFile, track: Box): Promise<string> {
  const handler = await findBox(file, track, ['mdia', 'hdlr'])
  if (handler === undefined) return ''
  return (await file.read(handler.body + 8, 4)).toString('latin1')
}
