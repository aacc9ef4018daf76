import { join, resolve } from 'node:path'
import { print } from '#server/start/console-output.ts'
import { askForBackup } from '#server/tools/backup/backup-socket.ts'
import { backUp } from '#server/tools/backup/back-up.ts'
import type { Manifest } from '#server/tools/backup/manifest.ts'
import { openDatabase } from '#server/platform/db/connect.ts'
import { readProcessSettings, type Settings } from '#server/platform/settings/env.ts'
import { openConfiguredStorage } from '#server/platform/storage/open-storage.ts'

/** Writes a backup and prints where it is and how much. */
export async function makeBackup(options: { to?: string }): Promise<void> {
  const settings = readProcessSettings()
  const name = `nandu-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}Z`
  const to = resolve(options.to ?? join(settings.dataDir, 'backups', name))
  const { tables, files, missing } = await write(settings, to)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = [...tables, ...files].reduce((sum, file) => sum + file.bytes, 0)
  print(`${to}: ${rows} rows, ${files.length} files, ${Math.ceil(bytes / 1024 / 1024)} MB`)
  if (missing.length > 0) print(`${missing.length} files were missing from the storage already`)
}

/** The server makes the backup where it has the embedded database open, else this process. */
async function write(settings: Settings, to: string): Promise<Manifest> {
  if (settings.databaseUrl === null) {
    const made = await askForBackup(settings.dataDir, to)
    if (made) return made
  }
  const database = await openDatabase(settings)
  try {
    const storage = await openConfiguredStorage(settings)
    return await backUp({ database, storage, clock: () => new Date() }, to)
  } finally {
    await database.close()
  }
}
