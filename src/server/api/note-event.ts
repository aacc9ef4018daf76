import type { WebhookEvent } from '#contract/trade/webhooks.ts'
import { notedEvents } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/**
 * Notes an event of a request or a user, wherever it happens. At the end of its transaction `announceEvents` notifies
 * webhooks of it.
 */
export async function noteEvent(
  tx: Tx,
  event: Extract<WebhookEvent, 'quote.created' | 'quote.state' | 'user.approved'>,
  subjectId: string,
): Promise<void> {
  await tx.insert(notedEvents).values({ event, subjectId })
}
