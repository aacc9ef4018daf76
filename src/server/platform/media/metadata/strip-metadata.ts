import { readFile, writeFile } from 'node:fs/promises'
import type { UploadType } from '../upload-type.ts'
import { patchFile } from './patched-file.ts'
import { stripGif } from './strip-gif.ts'
import { stripJpeg } from './strip-jpeg.ts'
import { stripMp4 } from './strip-mp4.ts'
import { stripPng } from './strip-png.ts'
import { stripWebm } from './strip-webm.ts'
import { stripWebp } from './strip-webp.ts'

const strippers = { jpg: stripJpeg, png: stripPng, webp: stripWebp, gif: stripGif }

/**
 * Takes places, cameras, authors and whatever else a file tells beside its pictures and sound out of
 * it, where it lies. Nothing is encoded again: what is seen and heard stays as it was.
 */
export async function stripMetadata(path: string, { ext }: UploadType): Promise<void> {
  if (ext === 'mp4') return patchFile(path, stripMp4)
  if (ext === 'webm') return patchFile(path, stripWebm)
  // Tables are read, never shown.
  if (ext === 'csv' || ext === 'xlsx' || ext === 'json') return
  const file = await readFile(path)
  const stripped = strippers[ext](file)
  if (!stripped.equals(file)) await writeFile(path, stripped)
}
