import { randomUUID } from 'node:crypto'
import { basename, dirname, extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { mediaUnavailable, toMediaFailure } from '../failures.ts'
import { contentTypeOf, newFolder } from '../media-keys.ts'
import { type MediaPipeline, removeFiles } from './store-media.ts'
import { keysOf, type StoredMedia } from './stored-media.ts'
import { intoNewFile, withTemporaryFile } from '../temporary-file.ts'

/** Keys of files, and what each is called as a copy. */
type Copies = ReadonlyMap<string, string>

/**
 * Copies files under new keys: all of them or none; each picture gets a folder of its own.
 * @throws UNEXPECTED_ERROR 503 when the storage is away or a file is not there (any more)
 */
export async function copyFiles(
  { storage, temporaryFolder }: MediaPipeline,
  keys: Iterable<string>,
): Promise<Copies> {
  const copied = new Map<string, string>()
  const folders = new Map<string, string>()
  const renamed = (key: string) => {
    const [kind] = key.split('/')
    if (kind !== 'images') return `${kind}/${randomUUID()}${extname(key)}`
    const folder = folders.get(dirname(key)) ?? `images/${newFolder()}`
    folders.set(dirname(key), folder)
    return `${folder}/${basename(key)}`
  }
  const copy = (from: string, to: string) =>
    withTemporaryFile(temporaryFolder, 'copy', async (path) => {
      const opened = await storage.open(from)
      if (opened === null) throw mediaUnavailable(`The file ${from} is missing`)
      await pipeline(opened.stream, intoNewFile(path))
      await storage.moveIn(path, to, contentTypeOf(extname(to).slice(1)))
    })
  try {
    for (const key of new Set(keys)) {
      const to = renamed(key)
      await copy(key, to)
      copied.set(key, to)
    }
    return copied
  } catch (error) {
    await removeFiles(storage, [...copied.values()])
    throw toMediaFailure(error)
  }
}

/**
 * Copies every file of a medium under new keys: all of them or none.
 * @throws UNEXPECTED_ERROR 503 when the storage is away or a file is not there (any more)
 */
export async function copyMedia(
  mediaPipeline: MediaPipeline,
  medium: StoredMedia,
): Promise<StoredMedia> {
  const copies = await copyFiles(mediaPipeline, keysOf(medium))
  const copyOf = (key: string) => copies.get(key) ?? key
  const { type, ext, width, height } = medium
  const sources = medium.sources.map((source) => ({ ...source, key: copyOf(source.key) }))
  const files = { key: copyOf(medium.key), sources, originalKey: copyOf(medium.originalKey) }
  return { type, ext, width, height, ...files }
}
