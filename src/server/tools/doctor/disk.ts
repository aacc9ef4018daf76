import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasErrorCode } from '#server/platform/runtime/system-error.ts'
import type { Settings } from '#server/platform/settings/env.ts'
import { openConfiguredStorage } from '#server/platform/storage/open-storage.ts'
import { type Finding, fail, ok, warn, wordsOf } from './finding.ts'

const megabyte = 1024 * 1024
/** A backup, a video and its renditions no longer fit. */
const littleSpace = 2_048 * megabyte
/** The next upload does not fit. */
const noSpace = 300 * megabyte

/** Whether the data folder can be written to, and how much fits into it. */
export async function examineDataFolder({ dataDir }: Settings): Promise<Finding[]> {
  const name = 'DATA_DIR'
  const folder = await nearestFolder(dataDir)
  try {
    await access(folder, constants.W_OK | constants.X_OK)
  } catch {
    return [fail(name, `${dataDir}: this user cannot write there`)]
  }
  const there = folder === dataDir ? '' : ', which the first start creates'
  return [ok(name, dataDir + there), await examineSpace(folder)]
}

/** The folder itself, else the one above it that is there. */
async function nearestFolder(path: string): Promise<string> {
  try {
    await stat(path)
    return path
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT') || dirname(path) === path) return path
    return nearestFolder(dirname(path))
  }
}

async function examineSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const text = `${Math.floor(free / megabyte)} MB are free in DATA_DIR`
  if (free < noSpace) return fail('disk', `${text}; uploads will be refused`)
  return free < littleSpace ? warn('disk', `${text}; make room`) : ok('disk', text)
}

/** Whether the bucket answers, where there is one. */
export async function examineStorage(settings: Settings): Promise<Finding> {
  const name = 'STORAGE_URL'
  if (settings.storageUrl === null) return ok(name, 'none; files lie in DATA_DIR/media')
  try {
    const storage = await openConfiguredStorage(settings)
    for await (const _file of storage.list('originals')) break
    return ok(name, 'the bucket answers')
  } catch (error) {
    return fail(name, `the bucket cannot be read (${wordsOf(error)})`)
  }
}

/** Whether there are pages to serve. */
export async function examinePages(): Promise<Finding> {
  const built = join(import.meta.dirname, '../../../../build/server/index.js')
  try {
    await access(built)
    return ok('pages', 'built')
  } catch {
    return fail('pages', 'not built yet: nandu build')
  }
}
