import { forgetOldChanges } from './activity/record-change.ts'
import { forgetOldCaptchas } from './captcha/spend-captcha.ts'
import { inTransaction } from './db/transaction.ts'
import { removeWrittenMails } from './mail/file-mailer.ts'
import { forgetOldCalls } from './operations/idempotency.ts'
import { forgetOldSessions } from './security/sessions.ts'
import type { Services } from './services.ts'

const hourMs = 60 * 60 * 1000

const dayMs = 24 * hourMs

type ForgetNeeds = Pick<Services, 'settings' | 'database' | 'clock' | 'log'>

/**
 * Removes sessions, spent captchas and remembered calls that have run out, and old activity; in
 * production also what was written as mail before there was a mail server.
 */
export async function forgetExpired({ settings, database, clock }: ForgetNeeds): Promise<void> {
  const now = clock()
  if (settings.mode === 'production') {
    await removeWrittenMails(settings, new Date(now.getTime() - dayMs))
  }
  await inTransaction(database, async (tx) => {
    await forgetOldSessions(tx, now)
    await forgetOldCaptchas(tx, now)
    await forgetOldCalls(tx, now)
    await forgetOldChanges(tx, now)
  })
}

/** Does so every hour, for as long as the process runs anyway. */
export function forgetExpiredHourly(needs: ForgetNeeds): void {
  const forget = () =>
    forgetExpired(needs).catch((error: unknown) => {
      needs.log.warn({ err: error }, 'what has run out could not be removed')
    })
  setInterval(() => void forget(), hourMs).unref()
}
