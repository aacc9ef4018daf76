import { eq } from 'drizzle-orm'
import type { LostReason } from '#contract/quotes/inbox.ts'
import type { QuoteState } from '#contract/quotes/quote-fields.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { QuoteRow } from './lock-quote.ts'
import { addEvent } from './timeline.ts'

interface StateChange {
  state: QuoteState
  /** Of a lost one. */
  reason?: LostReason | undefined
  at: Date
  /** The admin who did it; null for the visitor. */
  actorId: string | null
}

/**
 * Puts a locked quote into a state and writes that down; one that is in it already gets no entry. Every state
 * but new marks it seen, again where it was marked unseen since, without an entry of its own (requirements §11.3).
 */
export async function setState(
  tx: Tx,
  quote: QuoteRow,
  { state, reason, at, actorId }: StateChange,
): Promise<void> {
  // A reason belongs to a state: what is not said anew of one that stays lost stays too.
  const isAlready = quote.state === state && (reason === undefined || quote.reason === reason)
  const seen = quote.seen || state !== 'new'
  if (isAlready && seen === quote.seen) return
  const kept = isAlready ? quote.reason : (reason ?? null)
  await tx.update(quotes).set({ state, reason: kept, seen }).where(eq(quotes.id, quote.id))
  if (isAlready) return
  await addEvent(tx, { quoteId: quote.id, at, byId: actorId, kind: 'state', state, reason })
}
