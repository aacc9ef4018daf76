import { eq } from 'drizzle-orm'
import type { QuoteState } from '#contract/quotes/quote-fields.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { QuoteRow } from './lock-quote.ts'
import { setState } from './set-state.ts'

interface Answer {
  /** When it was said; now unless it is written down later. */
  at?: Date
  now: Date
  /** The admin who answered, or writes it down. */
  actorId: string
  /** Whether nothing was said after it; else somebody may still wait. */
  isLatest?: boolean
  /** Present state of the quote; a new one is contacted by default. */
  state?: QuoteState
}

/** The agency has answered a locked quote: nobody waits for it any more (requirements §11.3). */
export async function markAnswered(
  tx: Tx,
  quote: QuoteRow,
  { now, at = now, actorId, isLatest = true, state }: Answer,
): Promise<void> {
  const { answeredAt } = quote
  await tx
    .update(quotes)
    .set({
      answeredAt: answeredAt && answeredAt < at ? answeredAt : at,
      ...(isLatest && { lastFrom: 'agency' as const, answerDueAt: null }),
    })
    .where(eq(quotes.id, quote.id))
  const reached = state ?? (quote.state === 'new' ? 'contacted' : quote.state)
  if (reached !== quote.state) await setState(tx, quote, { state: reached, at: now, actorId })
}

/** The visitor has written: the agency's answer is due at a moment, or at none where nobody is ever there. */
export async function markAwaiting(
  tx: Tx,
  quoteId: string,
  answerDueAt: Date | null,
): Promise<void> {
  await tx.update(quotes).set({ lastFrom: 'visitor', answerDueAt }).where(eq(quotes.id, quoteId))
}
