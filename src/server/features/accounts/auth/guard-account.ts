import type { InputOf } from '#contract/index.ts'
import { requireCaptchaHeader } from '#server/platform/captcha/captcha-rules.ts'
import { inTransaction, onReadHandle, type Transactional } from '#server/platform/db/transaction.ts'
import type { Site } from '#server/documents/mail/email.ts'
import type { MailJob } from '#server/documents/mail/entries/follow-mail.ts'
import { enqueueMail } from '#server/documents/mail/entries/mail-entries.ts'
import type { Mailer } from '#server/documents/mail/mailers/mailer.ts'
import { logInWarning } from '../mails/log-in-warning.ts'
import { deliver } from '#server/documents/mail/entries/send-mail.ts'
import type { OperationContext } from '#server/api/context.ts'
import type { Refund } from '#server/platform/limits/attempts.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import { findUserByEmail } from '../kit/find-users.ts'

/** Notifies the owner of the account with this e-mail, if there is one, of attempts to guess their log-in. */
interface LogInWarningPayload {
  email: string
}

declare module '#server/platform/jobs/payloads.ts' {
  interface JobPayloads {
    'log-in-warning': LogInWarningPayload
  }
}

/**
 * Counts a log-in for its e-mail, whether or not it is known, from wherever it comes. After 50
 * failures an hour a captcha is demanded, so that guesses from many addresses cost something, and
 * the owner is told; the right password with a captcha always gets in. What is turned away for want of
 * a captcha was no guess, and is refunded.
 * @throws TOO_MANY_REQUESTS_ERROR with `captchaRequired`; INVALID_DATA_ERROR for a bad captcha
 */
export async function guardAccount(
  context: OperationContext,
  input: InputOf<'login'>,
  refundAddress: Refund,
): Promise<Refund> {
  const { rateLimits } = context.services
  const refund = () => rateLimits.refund('loginByAccount', input.email)
  const taken = await rateLimits.take('loginByAccount', input.email)
  if (taken.allowed) return refund
  await warnOwner(context, input.email)
  if (context.request.captchaToken === undefined) {
    audit(context, 'log-in refused', { reason: 'captcha demanded' })
    await refundAddress()
    await refund()
  }
  await requireCaptchaHeader(context, 'login', input, taken)
  return refund
}

/** Queues a warning to the owner, whose account is looked up later: the call takes the same time for every e-mail. */
async function warnOwner(context: OperationContext, email: string): Promise<void> {
  const { database, rateLimits } = context.services
  const { allowed } = await rateLimits.take('loginWarning', email)
  if (!allowed) return
  const entered = { to: email, kind: 'log-in-warning' } as const
  await inTransaction(database, (tx) =>
    enqueueMail({ ...context, tx }, 'log-in-warning', { email }, entered),
  )
}

interface WarningDependencies {
  database: Transactional
  mailer: Mailer
  site: () => Promise<Site>
}

/** Carries out `log-in-warning` jobs: tells the owner of an account, if there is one. */
export function makeLogInWarningJob({
  database,
  mailer,
  site,
}: WarningDependencies): MailJob<'log-in-warning'> {
  return async ({ email }, job) => {
    const user = await onReadHandle(database, (tx) => findUserByEmail(tx, email))
    if (!user) return 'nobody'
    const message = logInWarning(await site())
    await deliver(mailer, { ...message, to: email, id: job.id, date: job.createdAt })
    return 'sent'
  }
}
