import { and, eq, sql } from 'drizzle-orm'
import { proposals, quoteEvents, quotes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { acceptedParts, isInForce } from './accepted-money.ts'

/** Lateral joins of a quote's outcome: the accepted proposal, and the moments of its states. */
export function outcomeOfQuote(tx: Tx) {
  return { accepted: acceptedOf(tx), moments: momentsOf(tx) }
}

/** Counts the proposals of a quote that were sent, whatever became of them: sending numbers them. */
export const sentProposals = sql<number>`(
  select count(*) from ${proposals}
  where ${proposals.quoteId} = ${quotes.id} and ${proposals.version} is not null
)`.mapWith(Number)

/** The accepted proposal of a quote that is in force. */
function acceptedOf(tx: Tx) {
  return tx
    .select({ parts: acceptedParts.as('parts') })
    .from(proposals)
    .where(and(eq(proposals.quoteId, quotes.id), isInForce))
    .as('accepted')
}

/** When a quote last came into a state, whatever became of it since; null where it never did. */
function momentsOf(tx: Tx) {
  const cameInto = (state: 'sent' | 'won' | 'lost') =>
    sql<Date | null>`max(${quoteEvents.at}) filter (where ${quoteEvents.state} = ${state})`
      .mapWith(quoteEvents.at)
      .as(`${state}_at`)
  return tx
    .select({ sentAt: cameInto('sent'), wonAt: cameInto('won'), lostAt: cameInto('lost') })
    .from(quoteEvents)
    .where(and(eq(quoteEvents.quoteId, quotes.id), eq(quoteEvents.kind, 'state')))
    .as('moments')
}
