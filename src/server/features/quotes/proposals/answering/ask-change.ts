import { readToday } from '#server/platform/site/read-clock.ts'
import { Failure } from '#contract/base/failures.ts'
import type { InputOf } from '#contract/index.ts'
import type { OperationContext, TransactionStep } from '#server/api/context.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import { consumeOrThrow } from '#server/platform/limits/rate-limits.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { markAwaiting } from '../../kit/awaiting-party.ts'
import { listAssigneeEmails, promisedAnswer } from '../../kit/correspondence.ts'
import { addEvent } from '../../kit/timeline.ts'
import { quoteMessage } from '../../mails/quote-message.ts'
import { lockProposal, readProposal, requireState } from '../store.ts'
import { requireHeld } from './held-proposal.ts'

/**
 * Keeps a visitor's wish for a change of a sent proposal, which stays open, and mails it to the quote's assignee.
 * @throws NOT_FOUND_ERROR for a token of nothing, EDIT_CONFLICT_ERROR for another version, INVALID_DATA_ERROR naming the
 *   state of one that is not sent, TOO_MANY_REQUESTS_ERROR beyond ten an hour for one quote
 */
export async function askChange(
  outside: OperationContext,
  { token, version, text }: InputOf<'askProposalChange'>,
): Promise<TransactionStep<undefined>> {
  const { now, services } = outside
  const { rateLimits, settings } = services
  const { quoteId: known } = await readProposal(
    outside.tx,
    await requireHeld(outside.tx, services, token),
  )
  await consumeOrThrow(rateLimits, 'proposalChanges', known)
  outside.onFailure(() => rateLimits.refund('proposalChanges', known))
  const site = await readSite(outside.tx, settings)
  const answerDueAt = await promisedAnswer(site, now)
  return async (context) => {
    const { tx } = context
    const { quote, proposal } = await lockProposal(tx, await requireHeld(tx, services, token))
    if (proposal.version !== version) throw new Failure('EDIT_CONFLICT_ERROR')
    requireState(proposal, await readToday(tx, now), ['sent'])
    await markAwaiting(tx, quote.id, answerDueAt)
    await addEvent(tx, {
      quoteId: quote.id,
      at: now,
      kind: 'changeAsked',
      from: 'visitor',
      channel: 'site',
      proposalId: proposal.id,
      version,
      text,
    })
    const { name, email } = quote
    const replyTo = email === null ? undefined : { name, address: email }
    const message = quoteMessage({ site, quote, text })
    for (const recipient of await listAssigneeEmails(tx, quote.assigneeId, settings)) {
      await sendMail(context, recipient, 'quote-message', message, { replyTo })
    }
    return undefined
  }
}
