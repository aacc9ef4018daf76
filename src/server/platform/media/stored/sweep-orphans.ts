import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStorage } from '../../storage/file-storage.ts'
import { mediaFolders } from '../media-keys.ts'
import { hasErrorCode } from '../../runtime/system-error.ts'

/**
 * Removes stored files that no media row names, left by a process that was killed, and gives their
 * number. Files younger than `minimumAge` (milliseconds) may belong to a call that is not committed
 * yet: 0 is right only before the first request of the only server of this storage.
 */
export async function sweepOrphans(
  storage: FileStorage,
  knownKeys: ReadonlySet<string>,
  minimumAge: number,
): Promise<number> {
  const newest = Date.now() - minimumAge
  const orphans: string[] = []
  for (const folder of mediaFolders)
    for await (const { key, modifiedAt } of storage.list(folder))
      if (!knownKeys.has(key) && modifiedAt.getTime() <= newest) orphans.push(key)
  for (const key of orphans) await storage.remove(key)
  return orphans.length
}

/**
 * Removes pictures for shared pages that were made longer than `age` milliseconds ago: they are made again
 * when asked for, and those of what has changed since never are.
 */
export async function sweepSharePictures(storage: FileStorage, age: number): Promise<void> {
  for await (const { key, modifiedAt } of storage.list('shares'))
    if (modifiedAt.getTime() < Date.now() - age) await storage.remove(key)
}

/** Empties the temporary folder (DATA_DIR/tmp) of what is older than `minimumAge` milliseconds. */
export async function sweepTemporaryFiles(folder: string, minimumAge: number): Promise<number> {
  const newest = Date.now() - minimumAge
  let swept = 0
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    const modified = await modifiedAt(path)
    if (modified === null || modified > newest) continue
    await rm(path, { recursive: true, force: true })
    swept += 1
  }
  return swept
}

/** Null when a running call has taken the file away meanwhile. */
async function modifiedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null
    throw error
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return []
    throw error
  }
}
