import { eq, sql } from 'drizzle-orm'
import { quoteEvents, quotes } from '#server/platform/db/schema/index.ts'
import { noteEvent } from '#server/api/note-event.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

type NewEvent = Omit<typeof quoteEvents.$inferInsert, 'id' | 'sequence'>

/** Writes down what happened to a quote, which has moved by it (requirements §11.3). Gives the entry's id. */
export async function addEvent(tx: Tx, event: NewEvent): Promise<string> {
  const [entry] = await tx.insert(quoteEvents).values(event).returning({ id: quoteEvents.id })
  if (!entry) throw new Error('No entry was written')
  // What has just been stored has moved with that.
  if (event.kind === 'created') {
    await noteEvent(tx, 'quote.created', event.quoteId)
    return entry.id
  }
  await tx
    .update(quotes)
    .set({ movedAt: sql`greatest(${quotes.movedAt}, ${event.at.toISOString()}::timestamptz)` })
    .where(eq(quotes.id, event.quoteId))
  if (event.kind === 'state') await noteEvent(tx, 'quote.state', event.quoteId)
  return entry.id
}
