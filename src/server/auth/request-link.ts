import type { Language } from '#contract/languages.ts'
import type { OperationContext } from '#server/operations/context.ts'
import { newTokenSeed } from './email-tokens.ts'

/** A link that confirms an e-mail or sets a password; its token is made when it is mailed. */
export interface AccountLinkPayload {
  purpose: 'registration' | 'reset' | 'invitation'
  email: string
  lang: Language
  /** Anybody may ask for it, so that only a few an hour are mailed. */
  limited?: true
  /** ISO moment. */
  requestedAt: string
  /** What this installation makes the token from; of no use to anybody else. */
  seed: string
}

declare module '#server/jobs/payloads.ts' {
  interface JobPayloads {
    'account-link': AccountLinkPayload
  }
}

/**
 * Asks for a link to be mailed once the transaction has committed. Whether the e-mail is known is
 * looked up only then: the call takes the same path, and the same time, for every e-mail.
 */
export async function requestLink(
  { tx, now, services }: OperationContext,
  link: Pick<AccountLinkPayload, 'purpose' | 'email' | 'lang' | 'limited'>,
): Promise<void> {
  const requestedAt = now.toISOString()
  const wish = { ...link, requestedAt, seed: newTokenSeed() }
  await services.jobs.enqueue(tx, 'account-link', wish, { key: link.email })
}
