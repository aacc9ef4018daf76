import type { Language } from '#contract/languages.ts'
import { inTransaction, type Transactional, type Tx } from '../../db/transaction.ts'
import type { AccountLinkPayload } from '../../jobs/payloads.ts'
import type { JobHandler } from '../../jobs/run-job.ts'
import type { Site } from '../../mail/letter.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { accountValidation } from '../../mail/messages/account-validation.ts'
import { passwordReset } from '../../mail/messages/password-reset.ts'
import { deliver } from '../../mail/send-mail.ts'
import type { OperationContext } from '../../operations/context.ts'
import { deriveKey } from '../../security/derived-keys.ts'
import {
  newTokenSeed,
  storeToken,
  tokenEnd,
  tokenOfSeed,
  type TokenPurpose,
} from '../../security/email-tokens.ts'
import { findUserByEmail } from './store.ts'

/**
 * Asks for a link to be mailed once the transaction has committed. Whether the e-mail is known is
 * looked up only then: the call takes the same path, and the same time, for every e-mail.
 */
export async function requestLink(
  { tx, now, services }: OperationContext,
  link: { purpose: TokenPurpose; email: string; lang: Language },
): Promise<void> {
  const requestedAt = now.toISOString()
  const wish = { ...link, requestedAt, seed: newTokenSeed() }
  await services.jobs.enqueue(tx, 'account-link', wish, { key: link.email })
}

interface LinkNeeds {
  database: Transactional
  mailer: Mailer
  site: Site
  /** The installation's secret. */
  secret: string
  clock: () => Date
  log: { warn(facts: object, message: string): void }
}

/** Carries out `account-link` jobs: makes the token, stores its hash, mails the link. */
export function makeAccountLinkJob(needs: LinkNeeds): JobHandler<'account-link'> {
  const { database, mailer, site, clock, log } = needs
  const key = deriveKey(needs.secret, 'e-mail tokens')
  return async (link, job) => {
    const expiresAt = tokenEnd(link.purpose, new Date(link.requestedAt))
    if (expiresAt <= clock()) {
      log.warn({ jobId: job.id, purpose: link.purpose }, 'a link expired before it was mailed')
      return
    }
    const token = tokenOfSeed(key, link.purpose, link.seed)
    const wanted = await inTransaction(database, (tx) => storeLink(tx, link, token, expiresAt))
    if (!wanted) return
    const message =
      link.purpose === 'registration'
        ? accountValidation({ site, email: link.email, token }, link.lang)
        : passwordReset({ site, token }, link.lang)
    await deliver(mailer, { ...message, to: link.email, id: job.id, date: job.createdAt })
  }
}

/** False when nobody is to be mailed: no such user, nothing to confirm, or a later link is there. */
async function storeLink(
  tx: Tx,
  { purpose, email }: AccountLinkPayload,
  token: string,
  expiresAt: Date,
): Promise<boolean> {
  const user = await findUserByEmail(tx, email)
  if (!user) return false
  if (purpose === 'registration' && user.emailConfirmed) return false
  return storeToken(tx, { userId: user.id, purpose, token, expiresAt })
}
