import { randomUUID } from 'node:crypto'
import {
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rmdir,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasErrorCode } from '../runtime/system-error.ts'
import { checkedKey, type FileStorage, type StoredFile } from './file-storage.ts'

/** Half-written files wait here, on the same file system as their destination. */
const incomingFolder = 'incoming'

/** Files in a folder of this machine; a file appears under its key by a rename, so never half. */
export function openDiskStorage(folder: string): FileStorage {
  const pathOf = (key: string) => join(folder, checkedKey(key))

  async function place(path: string, key: string): Promise<void> {
    await mkdir(dirname(pathOf(key)), { recursive: true })
    await rename(path, pathOf(key))
  }

  async function put(key: string, source: Buffer | string): Promise<void> {
    const incoming = join(folder, incomingFolder, randomUUID())
    await mkdir(dirname(incoming), { recursive: true })
    try {
      if (typeof source === 'string') await copyFile(source, incoming)
      else await writeFile(incoming, source)
      await place(incoming, key)
    } catch (error) {
      await removeFile(incoming)
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
      await removeFile(pathOf(key))
      // A folder shared by many files stays: another one may just be on its way in.
      if (key.split('/').length > 2) await removeEmptyFolder(dirname(pathOf(key)))
    },
    list: (prefix) => listFiles(folder, checkedKey(prefix)),
  }
}

/** The files below a folder; what is removed while the listing is under way is left out. */
async function* listFiles(root: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await nullWhenGone(readdir(join(root, folder), { withFileTypes: true }))
  for (const entry of entries ?? []) {
    const key = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* listFiles(root, key)
    if (!entry.isFile()) continue
    const status = await nullWhenGone(stat(join(root, key)))
    if (status) yield { key, modifiedAt: status.mtime }
  }
}

async function nullWhenGone<Found>(pending: Promise<Found>): Promise<Found | null> {
  try {
    return await pending
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return null
    throw error
  }
}

async function removeFile(path: string): Promise<void> {
  await nullWhenGone(unlink(path))
}

/** A missing file and a folder are both "none". */
async function openForReading(path: string) {
  const file = await nullWhenGone(open(path, 'r'))
  if (file === null || (await file.stat()).isFile()) return file
  await file.close()
  return null
}

async function removeEmptyFolder(path: string): Promise<void> {
  try {
    await rmdir(path)
  } catch (error) {
    if (!hasErrorCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR')) throw error
  }
}
