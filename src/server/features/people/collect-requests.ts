import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { proposals, quoteEvents, quoteItems, quotes } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'

/** The requests of an e-mail with all that was asked, said, noted and proposed; of admins not even the ids. */
export async function collectRequests(tx: Tx, email: string) {
  const { sequence: _, assigneeId: _assignee, userId: _user, ...fields } = getTableColumns(quotes)
  const asked = await tx
    .select(fields)
    .from(quotes)
    .where(eq(quotes.email, email))
    .orderBy(asc(quotes.sequence))
  const ids = tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.email, email))
  const items = await tx
    .select()
    .from(quoteItems)
    .where(inArray(quoteItems.quoteId, ids))
    .orderBy(asc(quoteItems.position))
  const { quoteId, at, kind, from, channel, subject, text, state, reason } = quoteEvents
  const events = await tx
    .select({ quoteId, at, kind, from, channel, subject, text, state, reason })
    .from(quoteEvents)
    .where(inArray(quoteId, ids))
    .orderBy(asc(quoteEvents.sequence))
  const { sequence: _order, ...proposalFields } = getTableColumns(proposals)
  const proposed = await tx
    .select(proposalFields)
    .from(proposals)
    .where(inArray(proposals.quoteId, ids))
    .orderBy(asc(proposals.sequence))
  const quoteOf = (row: { quoteId: string }) => row.quoteId
  const itemsOf = Map.groupBy(items, quoteOf)
  const timelineOf = Map.groupBy(events, quoteOf)
  const proposalsOf = Map.groupBy(proposed, quoteOf)
  return asked.map((quote) => ({
    ...quote,
    items: itemsOf.get(quote.id) ?? [],
    timeline: timelineOf.get(quote.id) ?? [],
    proposals: proposalsOf.get(quote.id) ?? [],
  }))
}
