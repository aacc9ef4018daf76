import { print } from '#server/start/console-output.ts'
import { openDatabase } from '#server/platform/db/connect.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { installQueues } from '#server/platform/jobs/open-boss.ts'
import { openLog } from '#server/platform/monitoring/log.ts'
import { readProcessSettings } from '#server/platform/settings/env.ts'
import { nameOfDatabase } from './name-of-database.ts'

/** Brings the database up to date, the queues of jobs included, and prints each migration that this took. */
export async function migrate(): Promise<void> {
  const settings = readProcessSettings()
  const database = await openDatabase(settings)
  try {
    const applied = await migrateDatabase(database)
    await installQueues(database, openLog(settings))
    for (const name of applied) print(`applied ${name}`)
    const was = applied.length === 0 ? 'was up to date' : 'is up to date now'
    print(`The database ${was} (${nameOfDatabase(settings)})`)
  } finally {
    await database.close()
  }
}
