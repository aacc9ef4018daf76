import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStorage } from '#server/platform/storage/file-storage.ts'
import type { MediaFile } from './manifest.ts'
import { writeMeasured } from './write-measured.ts'

const atOnce = 4

/**
 * Copies what the storage has under the keys into `folder`, skipping what `copied` already has: a
 * file's content never changes under its key. Gives the keys that the storage does not have.
 */
export async function copyFiles(
  storage: FileStorage,
  keys: readonly string[],
  folder: string,
  copied: Map<string, MediaFile>,
): Promise<string[]> {
  const missing: string[] = []
  const left = keys.filter((key) => !copied.has(key))
  const work = async () => {
    for (let key = left.shift(); key !== undefined; key = left.shift()) {
      const file = await copyFile(storage, key, folder)
      if (file) copied.set(key, file)
      else missing.push(key)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return missing
}

async function copyFile(
  storage: FileStorage,
  key: string,
  folder: string,
): Promise<MediaFile | undefined> {
  const opened = await storage.open(key)
  if (opened === null) return undefined
  const path = `media/${key}`
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  return { key, path, ...(await writeMeasured(opened.stream, target)) }
}
