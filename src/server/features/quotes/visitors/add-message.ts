import { consumeOrThrow } from '#server/platform/limits/rate-limits.ts'
import { quoteMessage } from '../mails/quote-message.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import type { OperationContext, TransactionStep } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { listAssigneeEmails, promisedAnswer } from '../kit/correspondence.ts'
import { lockQuote } from '../kit/lock-quote.ts'
import { addEvent } from '../kit/timeline.ts'
import { markAwaiting } from '../kit/awaiting-party.ts'
import { findQuoteId } from './find-quote.ts'

/**
 * Keeps a message of the visitor's, which starts a new due time, and mails it to who keeps the quote
 * (requirements §11.2). The state stays.
 * @throws NOT_FOUND_ERROR for a token of no quote, TOO_MANY_REQUESTS_ERROR beyond ten an hour for one quote
 */
export async function addMessage(
  outside: OperationContext,
  { token, text }: { token: string; text: string },
): Promise<TransactionStep<undefined>> {
  return addMessageTo(outside, (context) => findQuoteId(context, token), text)
}

/** The same for a quote that is found anew in the transaction. */
export async function addMessageTo(
  outside: OperationContext,
  find: (context: OperationContext) => Promise<string>,
  text: string,
): Promise<TransactionStep<undefined>> {
  const { now, services } = outside
  const { rateLimits, settings } = services
  const known = await find(outside)
  await consumeOrThrow(rateLimits, 'requestMessages', known)
  outside.onFailure(() => rateLimits.refund('requestMessages', known))
  const site = await readSite(outside.tx, settings)
  const answerDueAt = await promisedAnswer(site, now)
  return async (context) => {
    const { tx } = context
    const quoteId = await find(context)
    const quote = await lockQuote(tx, quoteId)
    await markAwaiting(tx, quoteId, answerDueAt)
    await addEvent(tx, {
      quoteId,
      at: now,
      kind: 'message',
      from: 'visitor',
      channel: 'site',
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
