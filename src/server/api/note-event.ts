import type { WebhookEvent } from '#contract/trade/webhooks.ts'
import { notedEvents } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/**
 * Notes what happens to a request or a user, wherever it does: at the end of its transaction webhooks are told of
 * it (`announceEvents`).
 */
export async function noteEvent(
  tx: Tx,
  event: Extract<WebhookEvent, 'quote.created' | 'quote.state' | 'user.approved'>,
  subjectId: string,
): Promise<void> {
  await tx.insert(notedEvents).values({ event, subjectId })
}
