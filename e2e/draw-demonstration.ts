import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { makeDataFolderPrivate } from '#server/platform/db/data-folder.ts'
import { loadDemonstration } from '#server/tools/demonstration/load/load-demonstration.ts'
import { ensureFirstAdmin } from '#server/features/accounts/users/first-admin.ts'
import { openLog } from '#server/platform/monitoring/log.ts'
import { openInstallation } from '#server/start/open-installation.ts'
import { readSettings } from '#server/platform/settings/env.ts'

/**
 * Loads the demonstration into an empty data folder, as a first start does, and draws all of its pictures: each
 * server that drew its own would take the processor from the first stories.
 */
export async function drawDemonstration(dataDir: string): Promise<void> {
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir })
  await makeDataFolderPrivate(dataDir)
  const services = await openInstallation({ settings, log: openLog(settings) })
  await ensureFirstAdmin(services)
  await loadDemonstration(services, () => {})
  const jobs = sql`pgboss.job`
  const undrawn = sql`name = 'draw-pictures' and state < 'completed'`
  while ((await services.database.db.$count(jobs, undrawn)) > 0) await pause(500)
  await services.close()
}
