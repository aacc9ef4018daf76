import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { basename, extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { mediaUnavailable, toMediaFailure } from '../failures.ts'
import { contentTypeOf, newFolder } from '../media-keys.ts'
import { type MediaPipeline, removeFiles } from './store-media.ts'
import type { StoredMedia } from './stored-media.ts'
import { withTemporaryFile } from '../temporary-file.ts'

/**
 * Copies every file of a medium under new keys: all of them or none.
 * @throws UNEXPECTED_ERROR 503 when the storage is away or a file is not there (any more)
 */
export async function copyMedia(
  { storage, temporaryFolder }: MediaPipeline,
  medium: StoredMedia,
): Promise<StoredMedia> {
  const copied: string[] = []
  const copy = async (from: string, to: string): Promise<string> => {
    await withTemporaryFile(temporaryFolder, 'copy', async (path) => {
      const opened = await storage.open(from)
      if (opened === null) throw mediaUnavailable(`The file ${from} is missing`)
      await pipeline(opened.stream, createWriteStream(path))
      await storage.moveIn(path, to, contentTypeOf(extname(to).slice(1)))
    })
    copied.push(to)
    return to
  }
  const folder = newFolder()
  const renamed = (key: string) => {
    const [kind] = key.split('/')
    return kind === 'images'
      ? `images/${folder}/${basename(key)}`
      : `${kind}/${randomUUID()}${extname(key)}`
  }
  try {
    const keyOf = new Map<string, string>()
    const keys = new Set([medium.key, ...medium.sources.map(({ key }) => key), medium.originalKey])
    for (const key of keys) keyOf.set(key, await copy(key, renamed(key)))
    const copyOf = (key: string) => keyOf.get(key) ?? key
    const { type, ext, width, height } = medium
    const sources = medium.sources.map((source) => ({ ...source, key: copyOf(source.key) }))
    const files = { key: copyOf(medium.key), sources, originalKey: copyOf(medium.originalKey) }
    return { type, ext, width, height, ...files }
  } catch (error) {
    await removeFiles(storage, copied)
    throw toMediaFailure(error)
  }
}
