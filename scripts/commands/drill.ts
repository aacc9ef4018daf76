import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { print } from '#server/start/console-output.ts'
import { differencesFrom } from '#server/tools/backup/differences.ts'
import { restore } from '#server/tools/backup/restore.ts'
import { openDatabase } from '#server/platform/db/connect.ts'
import { readProcessSettings } from '#server/platform/settings/env.ts'
import { openConfiguredStorage } from '#server/platform/storage/open-storage.ts'

/**
 * Restores a backup beside what is in use and compares; false where something differs, which it prints. `into` is the
 * address of an empty PostgreSQL database; without one the rows go into a database that ends with the drill.
 */
export async function drill({ from, into }: { from: string; into?: string }): Promise<boolean> {
  const startedAt = performance.now()
  const dataDir = await mkdtemp(join(tmpdir(), 'nandu-drill-'))
  const settings = {
    ...readProcessSettings(),
    dataDir,
    databaseUrl: into ?? null,
    storageUrl: null,
  }
  try {
    const database = await openDatabase(settings)
    try {
      const storage = await openConfiguredStorage(settings)
      const backup = await restore(resolve(from), { database, storage })
      const differences = await differencesFrom(backup, { database, storage })
      for (const line of differences) print(line)
      if (differences.length > 0) return false
      const rows = backup.tables.reduce((sum, table) => sum + table.rows, 0)
      const seconds = Math.ceil((performance.now() - startedAt) / 1000)
      print(
        `The backup of ${backup.createdAt} can be restored: ${rows} rows in ${backup.tables.length} tables and ${backup.files.length} files are the same, after ${seconds} s`,
      )
      return true
    } finally {
      await database.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
