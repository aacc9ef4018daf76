import { purgeChanges } from '#server/api/audit/record-change.ts'
import { purgeTrash } from '#server/features/catalogue/trash/purge-trash.ts'
import { purgeUsedCaptchas } from '#server/platform/captcha/consume-captcha.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { purgeBrowserReports } from '#server/platform/monitoring/count-browser-reports.ts'
import { purgeDeadAddresses } from '#server/platform/site/redirects/count-dead-addresses.ts'
import { purgeMissedSearches } from '#server/features/catalogue/search/count-misses.ts'
import { purgeMails } from '#server/documents/mail/entries/mail-entries.ts'
import { purgeWrittenMails } from '#server/documents/mail/mailers/file-mailer.ts'
import { purgeIdempotencyKeys } from '#server/api/idempotency.ts'
import { sweepMadeFiles } from '#server/platform/media/stored/made-files.ts'
import { purgeBackgroundTasks } from '#server/features/editing/background-tasks/store.ts'
import { eraseOldQuotes } from '#server/features/privacy/erase-quotes.ts'
import { purgeAccountingRecords } from '#server/features/privacy/accounting-records.ts'
import { purgeKitLinks } from '#server/platform/auth/tokens/kit-links.ts'
import { purgePreviewLinks } from '#server/platform/auth/tokens/preview-links.ts'
import { purgePasskeyChallenges } from '#server/platform/auth/factors/passkeys.ts'
import { purgeSessions } from '#server/platform/auth/sessions.ts'
import { purgePublicationLog } from '#server/features/catalogue/publication-log/rebuild.ts'
import { purgeDeliveries } from '#server/features/trade/webhooks/deliver-job.ts'
import type { Services } from '#server/platform/services.ts'

const hourMs = 60 * 60 * 1000

const dayMs = 24 * hourMs

type PurgeDependencies = Pick<
  Services,
  'settings' | 'database' | 'clock' | 'jobs' | 'log' | 'mediaPipeline'
>

/**
 * Deletes sessions, unanswered challenges, links to previews and kits, used captchas and idempotency keys that have expired, old activity, old mails, deliveries, missed searches, dead addresses and reports of browsers,
 * what has been in the trash for 30 days, what has not been shown for 400,
 * and erases the people of quotes that the agency keeps no longer, and what the books do; in production it deletes also what
 * was written as mail before there was a mail server.
 */
export async function purgeExpired({
  settings,
  database,
  clock,
  jobs,
  mediaPipeline,
}: PurgeDependencies): Promise<void> {
  const now = clock()
  if (settings.mode === 'production') {
    await purgeWrittenMails(settings, new Date(now.getTime() - dayMs))
  }
  await inTransaction(database, async (tx) => {
    await purgeSessions(tx, now)
    await purgePasskeyChallenges(tx, now)
    await purgePreviewLinks(tx, now)
    await purgeKitLinks(tx, now)
    await purgeUsedCaptchas(tx, now)
    await purgeIdempotencyKeys(tx, now)
    await purgeChanges(tx, now)
    await purgeMails(tx, now)
    await purgeDeliveries(tx, now)
    await purgeMissedSearches(tx, now)
    await purgeBrowserReports(tx, now)
    await purgeDeadAddresses(tx, now)
    await purgeBackgroundTasks(tx, now)
    await eraseOldQuotes(tx, jobs, now)
    await purgeAccountingRecords(tx, now)
    await purgeTrash(tx, jobs, now)
    // Last, for what is shown cannot change meanwhile.
    await purgePublicationLog(tx, now)
  })
  await sweepMadeFiles(mediaPipeline.storage)
}

/** Purges every hour, for as long as the process runs anyway. */
export function purgeExpiredHourly(dependencies: PurgeDependencies): void {
  const purge = () =>
    purgeExpired(dependencies).catch((error: unknown) => {
      dependencies.log.warn({ err: error }, 'purging expired rows failed')
    })
  setInterval(() => void purge(), hourMs).unref()
}
