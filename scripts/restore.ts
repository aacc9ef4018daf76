import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { print, printError } from '#server/process/console-output.ts'
import { restore } from '#server/backup/restore.ts'
import { openDatabase } from '#server/db/connect.ts'
import { readProcessSettings } from '#server/settings/env.ts'
import { isOperatorError, operatorError } from '#server/process/operator-error.ts'
import { openConfiguredStorage } from '#server/storage/open-storage.ts'

const usage = 'npm run restore -- --from FOLDER'

function readFrom(): string {
  try {
    const { from } = parseArgs({ options: { from: { type: 'string' } } }).values
    if (from) return resolve(from)
  } catch {
    // Said below.
  }
  throw operatorError(usage)
}

/** Brings a backup into the empty database and storage of the settings; the server must not run. */
async function run(): Promise<void> {
  const from = readFrom()
  const settings = readProcessSettings()
  const database = await openDatabase(settings)
  try {
    const storage = await openConfiguredStorage(settings)
    const { tables, files, createdAt } = await restore(from, { database, storage })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    print(
      `Restored ${rows} rows and ${files.length} files of ${createdAt}; everybody has to log in again`,
    )
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  printError(isOperatorError(error) ? error.message : String(error))
  process.exit(1)
}
