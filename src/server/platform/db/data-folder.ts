import { chmod, mkdir, open, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { tryLock, unlock } from 'fs-native-extensions'
import { isOperatorError, operatorError } from '../runtime/operator-error.ts'
import { hasErrorCode } from '../runtime/system-error.ts'

/** Folders of the product in the data folder. */
const ownFolders = ['db', 'media', 'mail', 'tmp', 'backups']

const othersRights = 0o077
/** Set on /tmp and the like, which many users share. */
const stickyBit = 0o1000

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
    throw operatorError(
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

/**
 * Makes the data folder where there is none, and takes every right of others on it away: rows and
 * uploads are nobody else's to read. The embedded database lets everybody write its files, so that
 * the folders above them have to keep others out. Fails in one line, naming the folder.
 */
export async function makeDataFolderPrivate(dataDir: string): Promise<void> {
  const folder = resolve(dataDir)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw operatorError(`DATA_DIR: ${folder} cannot be written to`, error)
  }
  for (const path of [folder, ...ownFolders.map((name) => join(folder, name))]) {
    await makePrivate(path)
  }
}

async function makePrivate(path: string): Promise<void> {
  try {
    const { mode } = await stat(path)
    if ((mode & othersRights) === 0) return
    if ((mode & stickyBit) !== 0) {
      throw operatorError(`DATA_DIR: ${path} is shared by all users; choose a folder of its own`)
    }
    await chmod(path, mode & 0o7777 & ~othersRights)
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return
    if (isOperatorError(error)) throw error
    throw operatorError(
      `DATA_DIR: ${path} is open to other users, and this one may not change that; choose a folder below it, or make this user its owner`,
      error,
    )
  }
}

async function openLockFile(folder: string) {
  await makeDataFolderPrivate(folder)
  try {
    return await open(join(folder, 'lock'), 'a')
  } catch (error) {
    throw operatorError(`DATA_DIR: ${folder} cannot be written to`, error)
  }
}
