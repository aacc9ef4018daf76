import { forgetOldChanges } from './activity/record-change.ts'
import { forgetOldCaptchas } from './captcha/spend-captcha.ts'
import { inTransaction } from './db/transaction.ts'
import { forgetOldCalls } from './operations/idempotency.ts'
import { forgetOldSessions } from './security/sessions.ts'
import type { Services } from './services.ts'

const hourMs = 60 * 60 * 1000

type ForgetNeeds = Pick<Services, 'database' | 'clock' | 'log'>

/** Removes sessions, spent captchas and remembered calls that have run out, and old activity. */
export async function forgetExpired({ database, clock }: ForgetNeeds): Promise<void> {
  const now = clock()
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
