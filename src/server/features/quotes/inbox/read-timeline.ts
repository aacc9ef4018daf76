import { asc, eq, sql } from 'drizzle-orm'
import type { TimelineEntry } from '#contract/quotes/inbox.ts'
import { quoteEvents } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { toPerson } from '#server/features/accounts/kit/to-person.ts'

/** Reads the events of a quote, the oldest first: an event recorded later stands at the time when it happened. */
export async function readTimeline(tx: Tx, quoteId: string): Promise<TimelineEntry[]> {
  const rows = await tx
    .select({
      id: quoteEvents.id,
      at: quoteEvents.at,
      by: toPerson(quoteEvents.byId),
      kind: quoteEvents.kind,
      state: sql<
        TimelineEntry['state'] | null
      >`coalesce(${quoteEvents.proposalState}, ${quoteEvents.state})`,
      reason: quoteEvents.reason,
      assignee: toPerson(quoteEvents.assigneeId),
      subject: quoteEvents.subject,
      text: quoteEvents.text,
      from: quoteEvents.from,
      channel: quoteEvents.channel,
      proposalId: quoteEvents.proposalId,
      version: quoteEvents.version,
      fields: quoteEvents.fields,
      reference: quoteEvents.reference,
    })
    .from(quoteEvents)
    .where(eq(quoteEvents.quoteId, quoteId))
    .orderBy(asc(quoteEvents.at), asc(quoteEvents.sequence))
  return rows.map(({ id, at, by, kind, assignee, ...rest }) => ({
    ...withoutNulls(rest),
    id,
    at,
    by,
    kind,
    // Nobody is told too: so a quote was given up.
    ...(kind === 'assigned' && { assignee }),
  }))
}

/** Returns the fields that an entry of its kind has; the rest of the columns is empty. */
function withoutNulls<Row extends Record<string, unknown>>(row: Row) {
  const entries = Object.entries(row).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as { [Key in keyof Row]?: NonNullable<Row[Key]> }
}
