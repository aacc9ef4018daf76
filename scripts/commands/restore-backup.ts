import { resolve } from 'node:path'
import { print } from '#server/start/console-output.ts'
import { restore } from '#server/tools/backup/restore.ts'
import { openDatabase } from '#server/platform/db/connect.ts'
import { readProcessSettings } from '#server/platform/settings/env.ts'
import { openConfiguredStorage } from '#server/platform/storage/open-storage.ts'

/** Brings a backup into the empty database and storage of the settings; the server must not run. */
export async function restoreBackup({ from }: { from: string }): Promise<void> {
  const settings = readProcessSettings()
  const database = await openDatabase(settings)
  try {
    const storage = await openConfiguredStorage(settings)
    const { tables, files, createdAt } = await restore(resolve(from), { database, storage })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    print(
      `Restored ${rows} rows and ${files.length} files of ${createdAt}; everybody has to log in again`,
    )
  } finally {
    await database.close()
  }
}
