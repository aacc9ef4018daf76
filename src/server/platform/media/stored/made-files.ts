import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { AnsweredFile } from '#contract/base/operation.ts'
import type { FileStorage } from '../../storage/file-storage.ts'
import type { MediaPipeline } from './store-media.ts'
import { intoNewFile, withTemporaryFile } from '../temporary-file.ts'

/** Files that somebody waits for; no address serves them. */
const folder = 'made'
const dayMs = 24 * 60 * 60 * 1000

const keyOf = (id: string) => `${folder}/${id}`

type Made = Pick<AnsweredFile, 'type' | 'content'> & { id: string }

/** Keeps a file for a day, for whoever asked for it to be made. */
export async function storeMadeFile(
  { storage, temporaryFolder }: MediaPipeline,
  { id, type, content }: Made,
): Promise<void> {
  await withTemporaryFile(temporaryFolder, folder, async (path) => {
    await pipeline(Readable.from(content), intoNewFile(path))
    await storage.moveIn(path, keyOf(id), type)
  })
}

/** The bytes of a file that is still kept. */
export async function openMadeFile(
  { storage }: MediaPipeline,
  id: string,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const file = await storage.open(keyOf(id))
  return file?.stream
}

/** Removes what was made more than a day ago. */
export async function sweepMadeFiles(storage: FileStorage): Promise<void> {
  for await (const { key, modifiedAt } of storage.list(folder)) {
    if (modifiedAt.getTime() < Date.now() - dayMs) await storage.remove(key)
  }
}
