import { count, eq } from 'drizzle-orm'
import { Failure, notFound } from '#contract/base/failures.ts'
import type { QuoteState } from '#contract/quotes/quote-fields.ts'
import { quoteEvents, quotes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

export type QuoteRow = typeof quotes.$inferSelect

/** The state that somebody saw before they acted; fields that are not given are not checked. */
interface Seen {
  expectedState?: QuoteState | undefined
  /** How many entries the timeline had. */
  expectedTimeline?: number | undefined
}

/**
 * The quote, held until the transaction ends: whatever else writes to it or to its timeline waits.
 * @throws NOT_FOUND_ERROR, or EDIT_CONFLICT_ERROR where it is not any more what was seen (requirements §11.3)
 */
export async function lockQuote(tx: Tx, quoteId: string, seen: Seen = {}): Promise<QuoteRow> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, quoteId)).for('update')
  if (!quote) throw notFound()
  const { expectedState = quote.state, expectedTimeline } = seen
  if (quote.state !== expectedState) throw new Failure('EDIT_CONFLICT_ERROR')
  if (expectedTimeline === undefined) return quote
  const [timeline] = await tx
    .select({ length: count() })
    .from(quoteEvents)
    .where(eq(quoteEvents.quoteId, quoteId))
  if (timeline?.length !== expectedTimeline) throw new Failure('EDIT_CONFLICT_ERROR')
  return quote
}
