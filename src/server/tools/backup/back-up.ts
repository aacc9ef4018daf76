import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '#server/platform/db/connect.ts'
import { operatorError } from '#server/platform/runtime/operator-error.ts'
import type { FileStorage } from '#server/platform/storage/file-storage.ts'
import { hasErrorCode } from '#server/platform/runtime/system-error.ts'
import { copyFiles } from './copy-files.ts'
import { type DumpedRows, dumpRows } from './dump-rows.ts'
import { formatVersion, type Manifest, type MediaFile, manifestName } from './manifest.ts'

export interface BackupSource {
  database: Database
  storage: FileStorage
  clock: () => Date
}

/** Enough for an editor who deletes files at every pass; a lost file ends it at the second. */
const maxPasses = 20

/**
 * Writes a backup into the new folder `to`, whatever is written meanwhile: the rows as one moment
 * saw them, and every file that they name. A file that was removed after that moment is no longer
 * there to copy; then the rows are taken again, and the files copied before stay. The folder appears
 * under its name when it is complete.
 * @throws a refusal when `to` is there already
 */
export async function backUp(source: BackupSource, to: string): Promise<Manifest> {
  if (await exists(to)) throw operatorError(`--to: ${to} already exists`)
  const unfinished = `${to}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dirname(to), { recursive: true })
  await mkdir(join(unfinished, 'rows'), { recursive: true, mode: 0o700 })
  try {
    const manifest = await writeBackup(source, unfinished)
    await writeDurably(join(unfinished, manifestName), JSON.stringify(manifest, null, 1))
    await rename(unfinished, to)
    return manifest
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function writeBackup(source: BackupSource, folder: string): Promise<Manifest> {
  const copied = new Map<string, MediaFile>()
  let gone = new Set<string>()
  for (let pass = 1; ; pass += 1) {
    const createdAt = source.clock()
    const dumped = await dumpRows(source.database, folder)
    const missing = await copyFiles(source.storage, dumped.keys, folder, copied)
    // Missed in an earlier pass and still named: it was not removed meanwhile, it is lost.
    const lost = missing.filter((key) => gone.has(key))
    if (lost.length === missing.length || pass === maxPasses) {
      await removeUnnamed(folder, dumped, copied)
      return present(dumped, copied, missing, createdAt)
    }
    gone = new Set(missing)
  }
}

/** Files copied for a row that a later pass no longer found. */
async function removeUnnamed(
  folder: string,
  { keys }: DumpedRows,
  copied: Map<string, MediaFile>,
): Promise<void> {
  const named = new Set(keys)
  for (const { key, path } of copied.values()) {
    if (named.has(key)) continue
    copied.delete(key)
    await rm(join(folder, path))
  }
}

function present(
  { schema, tables }: DumpedRows,
  copied: Map<string, MediaFile>,
  missing: string[],
  createdAt: Date,
): Manifest {
  return {
    format: formatVersion,
    createdAt: createdAt.toISOString(),
    schema,
    tables,
    files: [...copied.values()],
    missing,
  }
}

/** The manifest is written last and flushed: a backup that has one is whole. */
async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await readdir(path)
    return true
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return false
    if (hasErrorCode(error, 'ENOTDIR')) return true
    throw error
  }
}
