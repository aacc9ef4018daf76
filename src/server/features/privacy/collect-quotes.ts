import { asc, eq, getTableColumns, inArray, or, type SQL } from 'drizzle-orm'
import { isTrashedOf } from '#server/features/catalogue/trash/trashed-quotes.ts'
import {
  trashedItems,
  proposals,
  quoteEvents,
  quoteItems,
  quotes,
  type StoredRow,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** The quotes of an e-mail with all that was asked, said, noted and proposed; of admins not even the ids. */
export async function collectQuotes(tx: Tx, email: string) {
  const { sequence: _, assigneeId: _assignee, userId: _user, ...fields } = getTableColumns(quotes)
  const asked = await tx
    .select(fields)
    .from(quotes)
    .where(isTheirs(tx, email))
    .orderBy(asc(quotes.creationDate), asc(quotes.sequence))
  const ids = tx.select({ id: quotes.id }).from(quotes).where(isTheirs(tx, email))
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
    .orderBy(asc(quoteEvents.at), asc(quoteEvents.sequence))
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
  const live = asked.map((quote) => ({
    ...quote,
    items: itemsOf.get(quote.id) ?? [],
    timeline: timelineOf.get(quote.id) ?? [],
    proposals: proposalsOf.get(quote.id) ?? [],
  }))
  return [...live, ...(await collectTrashed(tx, email))]
}

/** The condition that a quote is of an e-mail, or became a part of one that is. */
function isTheirs(tx: Tx, email: string): SQL | undefined {
  const own = tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.email, email))
  return or(eq(quotes.email, email), inArray(quotes.mergedInto, own))
}

/** Those in the trash, with the day on which they were deleted; their rows tell themselves. */
async function collectTrashed(tx: Tx, email: string) {
  const { content, deletedAt } = trashedItems
  const rows = await tx
    .select({ content, deletedAt })
    .from(trashedItems)
    .where(isTrashedOf(email))
    .orderBy(asc(trashedItems.sequence))
  return rows.map((row) => {
    const rowsOf = (table: string) => (row.content[table] ?? []).map(withoutOthers)
    const [quote = {}] = rowsOf('quotes')
    return {
      ...quote,
      deletedAt: row.deletedAt,
      items: rowsOf('quote_items'),
      timeline: rowsOf('quote_events'),
      proposals: rowsOf('proposals'),
    }
  })
}

const others = ['sequence', 'user_id', 'assignee_id', 'by_id']

/** A stored row under the names of the other quotes, without who of the agency did what. */
function withoutOthers(row: StoredRow): StoredRow {
  const camel = (name: string) =>
    name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const entries = Object.entries(row).filter(([name]) => !others.includes(name))
  return Object.fromEntries(entries.map(([name, value]) => [camel(name), value]))
}
