import { mkdir, open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { tryLock, unlock } from 'fs-native-extensions'
import { startRefusal } from '../start-refusal.ts'

/** Gives the lock back; the kernel does so too when the process dies, however it dies. */
export interface DataFolderLock {
  release(): Promise<void>
}

/**
 * Takes the data folder for this process alone, making the folder where there is none: a second
 * process that opens the embedded database destroys it without an error. Fails at once, naming
 * the folder, while another process holds it.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const folder = resolve(dataDir)
  const file = await openLockFile(folder)
  if (!tryLock(file.fd)) {
    await file.close()
    throw startRefusal(
      `DATA_DIR: ${folder} is in use by another running process; stop it first or choose another folder`,
    )
  }
  return {
    async release() {
      unlock(file.fd)
      await file.close()
    },
  }
}

async function openLockFile(folder: string) {
  try {
    // Rows and uploads are nobody else's to read.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return await open(join(folder, 'lock'), 'a')
  } catch (error) {
    throw startRefusal(`DATA_DIR: ${folder} cannot be written to`, error)
  }
}
