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
  const ids = asked.map(({ id }) => id)
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
  return asked.map((quote) => {
    const ofQuote = (row: { quoteId: string }) => row.quoteId === quote.id
    return {
      ...quote,
      items: items.filter(ofQuote),
      timeline: events.filter(ofQuote),
      proposals: proposed.filter(ofQuote),
    }
  })
}
