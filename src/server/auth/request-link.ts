import type { AccountLinkPayload } from '#server/jobs/payloads.ts'
import type { OperationContext } from '#server/operations/context.ts'
import { newTokenSeed } from './email-tokens.ts'

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
