import { and, eq, gt, inArray } from 'drizzle-orm'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import { quoteEvents } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { type OperationContext, signedIn, type TransactionStep } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { markAnswered, markAwaiting } from '../kit/awaiting-party.ts'
import { promisedAnswer } from '../kit/correspondence.ts'
import { lockQuote } from '../kit/lock-quote.ts'
import { addEvent } from '../kit/timeline.ts'

/**
 * Keeps what was said by other means than the site's, where it belongs in time: only the latest word decides who
 * waits for whom (requirements §11.3).
 * @throws NOT_FOUND_ERROR, INVALID_DATA_ERROR for a moment to come
 */
export async function logMessage(
  { tx: outside, now, services }: OperationContext,
  { quoteId, from, channel, at = now, text }: InputOf<'quoteLogMessage'>,
): Promise<TransactionStep<{ id: string }>> {
  if (at > now) throw invalidData('at', messages.inTheFuture)
  const answerDueAt =
    from === 'visitor' ? await promisedAnswer(await readSite(outside, services.settings), at) : null
  return async (context) => {
    const { tx } = context
    const actorId = signedIn(context).id
    const quote = await lockQuote(tx, quoteId)
    const isLatest = await isLatestWord(tx, quoteId, at)
    if (from === 'agency') await markAnswered(tx, quote, { at, now, actorId, isLatest })
    else if (isLatest) await markAwaiting(tx, quoteId, answerDueAt)
    return {
      id: await addEvent(tx, { quoteId, at, byId: actorId, kind: 'message', from, channel, text }),
    }
  }
}

/** Entries in which one side said something to the other. */
const words = ['created', 'reply', 'message', 'proposal'] as const

async function isLatestWord(tx: Tx, quoteId: string, at: Date): Promise<boolean> {
  const [later] = await tx
    .select({ id: quoteEvents.id })
    .from(quoteEvents)
    .where(
      and(
        eq(quoteEvents.quoteId, quoteId),
        inArray(quoteEvents.kind, words),
        gt(quoteEvents.at, at),
      ),
    )
    .limit(1)
  return later === undefined
}
