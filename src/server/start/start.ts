import { buildApp } from './app.ts'
import { openBackupSocket } from '#server/tools/backup/backup-socket.ts'
import { announceStart, announceVersion, printProgress } from './console-output.ts'
import { handleUncaughtErrors } from './crash-handlers.ts'
import { makeDataFolderPrivate } from '#server/platform/db/data-folder.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { loadDemonstration } from '#server/tools/demonstration/load/load-demonstration.ts'
import type { Settings } from '#server/platform/settings/env.ts'
import { deriveTranslations } from '#server/features/editing/translations/derive.ts'
import { ensureFirstAdmin } from '#server/features/accounts/users/first-admin.ts'
import { shutDownOnSignal } from './graceful-shutdown.ts'
import { carryOutDue } from '#server/features/editing/schedule/carry-out-due.ts'
import { sendReminders } from '#server/features/quotes/inbox/send-reminders.ts'
import { sendDigests } from '#server/features/trade/news/send-digests.ts'
import { poll } from '#server/platform/runtime/poll.ts'
import { listen } from './listen.ts'
import { openLog } from '#server/platform/monitoring/log.ts'
import { encodeMissingAvifRegularly } from '#server/features/catalogue/pictures/encode-avif-job.ts'
import { sweepAtStart } from '#server/features/catalogue/pictures/sweep-at-start.ts'
import { openInstallation } from './open-installation.ts'
import type { OpenServices } from './open-services.ts'
import type { Services } from '#server/platform/services.ts'
import { makeRunAs } from '#server/api/run-as.ts'
import { purgeExpiredHourly } from './purge-expired.ts'
import { rebuildPublicationLog } from '#server/features/catalogue/publication-log/rebuild.ts'
import type { Siblings } from '#server/platform/runtime/siblings.ts'

/**
 * Opens everything in order, listens, and stops gracefully on SIGTERM and SIGINT. Of several workers the first one
 * also does what only one has to do.
 */
export async function start(settings: Settings, siblings?: Siblings): Promise<void> {
  const place = siblings?.place
  const opened = openLog(settings)
  const log = place === undefined ? opened : opened.child({ worker: place })
  announceVersion(settings, log)
  // What it writes is for nobody else on this machine.
  process.umask(0o077)
  await makeDataFolderPrivate(settings.dataDir)
  const services = await openInstallation({ settings, log, siblings })
  const isFirst = place === undefined || place === 1
  const made = isFirst ? await makeWhatIsMissing(services) : null
  const app = await buildApp(services, settings.mode === 'development' ? 'development' : 'built')
  app.addHook('onClose', await openBackupSocket(services))
  shutDownOnSignal(app, services)
  handleUncaughtErrors(log)
  await listen(app, settings)
  if (!isFirst) return log.info('a worker is ready')
  purgeExpiredHourly(services)
  sweepAtStart(services).catch((error: unknown) =>
    log.error({ err: error }, 'sweeping orphaned files failed'),
  )
  if (settings.avif) encodeMissingAvifRegularly(services)
  doWhatComesDue(services)
  announceStart(settings, log, made ?? { password: null, pictures: 0 })
}

/** The first admin, the demonstration, and what follows from rows that an older version may have written. */
async function makeWhatIsMissing(services: OpenServices) {
  const { settings, database, clock } = services
  const admin = await ensureFirstAdmin(services)
  const pictures = settings.demo
    ? await loadDemonstration(services, (done, all) => printProgress('Drawing pictures', done, all))
    : 0
  const { languages } = await services.currentSite()
  await inTransaction(database, (tx) => deriveTranslations(tx, clock(), languages))
  await inTransaction(database, (tx) => rebuildPublicationLog(tx, clock()))
  return { password: admin?.generatedPassword ?? null, pictures }
}

/** Reminders and planned changes are at most a minute late, monthly mails ten. */
function doWhatComesDue(services: Services): void {
  const runAs = makeRunAs(services)
  poll(services.log, {
    everyMs: 60 * 1000,
    run: () => sendReminders(services),
    failed: 'telling of overdue requests failed',
  })
  // Three further looks may fail.
  poll(services.log, {
    everyMs: 15 * 1000,
    run: () => carryOutDue({ ...services, runAs }),
    failed: 'looking for planned changes failed',
  })
  poll(services.log, {
    everyMs: 10 * 60 * 1000,
    run: () => sendDigests(services),
    failed: 'mailing what is new failed',
  })
}
