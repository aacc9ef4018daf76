import { eq } from 'drizzle-orm'
import type { LostReason } from '#contract/requests/desk.ts'
import type { RequestState } from '#contract/requests/quote-fields.ts'
import { quotes } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { QuoteRow } from './lock-quote.ts'
import { addEvent } from './timeline.ts'

interface StateChange {
  state: RequestState
  /** Of a lost one. */
  reason?: LostReason | undefined
  at: Date
  /** The admin who did it; null for the visitor. */
  byId: string | null
}

/**
 * Puts a locked request into a state and writes that down; one that is in it already stays as it is. Every state
 * but new marks it seen, without an entry of its own (requirements §11.3).
 */
export async function setState(
  tx: Tx,
  quote: QuoteRow,
  { state, reason, at, byId }: StateChange,
): Promise<void> {
  // A reason belongs to a state: what is not said anew of one that stays lost stays too.
  if (quote.state === state && (reason === undefined || quote.reason === reason)) return
  await tx
    .update(quotes)
    .set({ state, reason: reason ?? null, ...(state !== 'new' && { seen: true }) })
    .where(eq(quotes.id, quote.id))
  await addEvent(tx, { quoteId: quote.id, at, byId, kind: 'state', state, reason })
}
