import { inTransaction } from '../db/transaction.ts'
import type { Services } from '../services.ts'

interface PurgeDependencies extends Pick<
  Services,
  'settings' | 'database' | 'jobs' | 'clock' | 'log'
> {
  catalogueVersion: Pick<Services['catalogueVersion'], 'whenMissed'>
}

/**
 * Lets shared caches go once more when this process was cut off from the database's notices, as by a failover: what it
 * answered meanwhile may have been old, and is not asked for again before the day ends.
 */
export function purgeWhenMissed(dependencies: PurgeDependencies): void {
  const { settings, database, jobs, clock, log, catalogueVersion } = dependencies
  if (!settings.cdnPurge) return
  catalogueVersion.whenMissed(() => {
    inTransaction(database, (tx) =>
      jobs.enqueue(tx, 'purge-cdn', { at: clock().toISOString() }),
    ).catch((error: unknown) => log.warn({ err: error }, 'shared caches could not be told'))
  })
}
