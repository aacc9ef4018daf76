import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, rename, rmdir, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk, KeyNormalizer } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FileStorage } from './file-storage.ts'
import { hasErrorCode } from '#server/process/system-error.ts'

/** Half-written files wait here, on the same file system as their destination. */
const incomingFolder = 'incoming'

/** Files in a folder of this machine; a file appears under its key by a rename, so never half. */
export function openDiskStorage(folder: string): FileStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const normalizer = new KeyNormalizer()
  const pathOf = (key: string) => join(folder, normalizer.normalize(key))

  async function place(path: string, key: string): Promise<void> {
    await mkdir(dirname(pathOf(key)), { recursive: true })
    await rename(path, pathOf(key))
  }

  async function put(key: string, source: Buffer | string): Promise<void> {
    const incoming = `${incomingFolder}/${randomUUID()}`
    try {
      if (typeof source === 'string') await copyIn(source, pathOf(incoming))
      else await disk.put(incoming, source)
      await place(pathOf(incoming), key)
    } catch (error) {
      await disk.delete(incoming)
      throw error
    }
  }

  async function moveIn(path: string, key: string): Promise<void> {
    try {
      await place(path, key)
    } catch (error) {
      if (!hasErrorCode(error, 'EXDEV')) throw error
      await put(key, path)
      await unlink(path)
    }
  }

  return {
    put,
    moveIn,
    async open(key, range) {
      const file = await openForReading(pathOf(key))
      if (file === null) return null
      const { size } = await file.stat()
      return { stream: file.createReadStream(range ?? {}), size }
    },
    async size(key) {
      const file = await openForReading(pathOf(key))
      if (file === null) return null
      const { size } = await file.stat()
      await file.close()
      return size
    },
    async remove(key) {
      await disk.delete(key)
      // A folder shared by many files stays: another one may just be on its way in.
      if (key.split('/').length > 2) await removeEmptyFolder(dirname(pathOf(key)))
    },
    async *list(prefix) {
      const { objects } = await disk.listAll(prefix, { recursive: true })
      for (const file of objects) {
        if (!file.isFile) continue
        const metadata = await file.getMetaData().catch(nullWhenGone)
        if (metadata) yield { key: file.key, modifiedAt: metadata.lastModified }
      }
    },
  }
}

/** A file may be removed while a listing is under way; flydrive names the reason as the cause. */
function nullWhenGone(error: unknown): null {
  if (error instanceof Error && hasErrorCode(error.cause, 'ENOENT')) return null
  throw error
}

/** flydrive's own copy reports a failed source before it has stopped writing. */
async function copyIn(source: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await copyFile(source, path)
}

/** A missing file and a folder are both "none". */
async function openForReading(path: string) {
  try {
    const file = await open(path, 'r')
    if ((await file.stat()).isFile()) return file
    await file.close()
    return null
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return null
    throw error
  }
}

async function removeEmptyFolder(path: string): Promise<void> {
  try {
    await rmdir(path)
  } catch (error) {
    if (!hasErrorCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR')) throw error
  }
}
