import { resolve } from 'node:path'
import { print } from '#server/process/console-output.ts'
import { restore } from '#server/backup/restore.ts'
import { openDatabase } from '#server/db/connect.ts'
import { readProcessSettings } from '#server/settings/env.ts'
import { openConfiguredStorage } from '#server/storage/open-storage.ts'

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
