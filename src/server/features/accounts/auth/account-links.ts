import { inTransaction, onReadHandle, type Transactional } from '#server/platform/db/transaction.ts'
import type { AccountLinkPayload } from '../kit/request-link.ts'
import type { JobInfo } from '#server/platform/jobs/run-job.ts'
import type { Site } from '#server/documents/mail/email.ts'
import type { MailJob } from '#server/documents/mail/entries/follow-mail.ts'
import type { Mailer } from '#server/documents/mail/mailers/mailer.ts'
import { accountValidation } from '../mails/account-validation.ts'
import { invitation } from '../mails/invitation.ts'
import { passwordReset } from '../mails/password-reset.ts'
import { deliver } from '#server/documents/mail/entries/send-mail.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { deriveKey } from '#server/platform/auth/derived-keys.ts'
import { storeToken, tokenEnd, tokenOfSeed } from '#server/platform/auth/tokens/email-tokens.ts'
import { findUserByEmail } from '../kit/find-users.ts'

interface LinkDependencies {
  database: Transactional
  mailer: Mailer
  /** Returns the site's identity when the mail is made. */
  site: () => Promise<Site>
  /** The installation's secret. */
  secret: string
  rateLimits: RateLimits
  clock: () => Date
  log: {
    warn(fields: object, message: string): void
    info(fields: object, message: string): void
  }
}

/**
 * Limits of links that anybody may request: 3 mails an hour an e-mail; requests that are not mailed do not count.
 * Invitations are an admin's.
 */
const limitOf = {
  registration: 'registrationLinks',
  reset: 'resetLinks',
  invitation: undefined,
} as const

/** Carries out `account-link` jobs: makes the token, stores its hash, mails the link. */
export function makeAccountLinkJob(dependencies: LinkDependencies): MailJob<'account-link'> {
  const { database, mailer, site, rateLimits, clock, log } = dependencies
  const key = deriveKey(dependencies.secret, 'e-mail tokens')

  async function mail(link: AccountLinkPayload, userId: string, job: JobInfo): Promise<boolean> {
    const { purpose, email } = link
    const token = tokenOfSeed(key, purpose, link.seed)
    const stored = { userId, purpose, token, expiresAt: endOf(link) }
    if (!(await inTransaction(database, (tx) => storeToken(tx, stored)))) return false
    const message = letterOf(await site(), link, token)
    await deliver(mailer, { ...message, to: email, id: job.id, date: job.createdAt })
    log.info({ event: 'link mailed', purpose, userId, jobId: job.id }, 'link mailed')
    return true
  }

  return async (link, job) => {
    if (endOf(link) <= clock()) {
      log.warn({ jobId: job.id, purpose: link.purpose }, 'a link expired before it was mailed')
      return 'expired'
    }
    const user = await onReadHandle(database, (tx) => findUserByEmail(tx, link.email))
    if (!user || (link.purpose === 'registration' && user.emailConfirmed)) return 'nobody'
    const count = link.limited ? limitOf[link.purpose] : undefined
    // Before the token is stored: a link that is not mailed must not end the one that was.
    if (count && !(await rateLimits.take(count, link.email)).allowed) return 'nobody'
    let mailed = false
    try {
      mailed = await mail(link, user.id, job)
      return mailed ? 'sent' : 'nobody'
    } finally {
      if (count && !mailed) await rateLimits.refund(count, link.email)
    }
  }
}

function letterOf(site: Site, { purpose, email, lang }: AccountLinkPayload, token: string) {
  if (purpose === 'registration') return accountValidation({ site, email, token }, lang)
  const message = purpose === 'invitation' ? invitation : passwordReset
  return message({ site, token }, lang)
}

function endOf({ purpose, requestedAt }: AccountLinkPayload): Date {
  return tokenEnd(purpose, new Date(requestedAt))
}
