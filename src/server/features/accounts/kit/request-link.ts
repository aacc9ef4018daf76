import type { Language } from '#contract/base/languages/languages.ts'
import type { MailKind } from '#contract/site/mails.ts'
import { enqueueMail, type Sending } from '#server/documents/mail/entries/mail-entries.ts'
import { newTokenSeed } from '#server/platform/auth/tokens/email-tokens.ts'

/** A link that confirms an e-mail or sets a password; its token is made when it is mailed. */
export interface AccountLinkPayload {
  purpose: 'registration' | 'reset' | 'invitation'
  email: string
  lang: Language
  /** Anybody may ask for it, so that only a few an hour are mailed. */
  limited?: true
  /** ISO moment. */
  requestedAt: string
  /** Seed from which this installation makes the token; of no use to anybody else. */
  seed: string
}

/** Parameters of a request for a link. */
export type WantedLink = Pick<AccountLinkPayload, 'purpose' | 'email' | 'lang' | 'limited'>

const kindOf: Record<AccountLinkPayload['purpose'], MailKind> = {
  registration: 'account-validation',
  reset: 'password-reset',
  invitation: 'invitation',
}

declare module '#server/platform/jobs/payloads.ts' {
  interface JobPayloads {
    'account-link': AccountLinkPayload
  }
}

/**
 * Asks for a link to be mailed once the transaction has committed. Whether the e-mail is known is
 * looked up only then: the call takes the same path, and the same time, for every e-mail.
 */
export async function requestLink(
  sending: Sending,
  { limited, ...link }: WantedLink,
): Promise<void> {
  const requestedAt = sending.now.toISOString()
  const wish = { ...link, ...(limited && { limited }), requestedAt, seed: newTokenSeed() }
  const kind = kindOf[link.purpose]
  // Without the seed: what is sent again is another link, and it does not count as asked for.
  await enqueueMail(sending, 'account-link', wish, { to: link.email, kind, data: link })
}
