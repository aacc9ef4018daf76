import { and, asc, eq, or, sql } from 'drizzle-orm'
import { Failure } from '#contract/base/failures.ts'
import type { inboxOperations } from '#contract/quotes/inbox.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import { moveQuoteToTrash } from '#server/features/catalogue/trash/trashed-quotes.ts'
import { proposals } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { type HandlersOf, type OperationContext, signedIn } from '#server/api/context.ts'
import { reminderDays } from '../proposals/remind-of-proposals.ts'
import { lockQuote } from '../kit/lock-quote.ts'
import { addEvent } from '../kit/timeline.ts'
import { assign, changeState, followUp, toggleSeen } from './change-quote.ts'
import { detailQuote } from './detail-quote.ts'
import { exportQuotes } from './export-quotes.ts'
import { countQuotes, listQuotes } from './list-quotes.ts'
import { logMessage } from './log-message.ts'
import type { Viewpoint } from './quote-conditions.ts'
import { reply } from './reply.ts'

type Listing = 'listQuote' | 'countQuotes' | 'exportQuotes' | 'quoteToggleSeen' | 'deleteQuote'

export const inboxHandlers: HandlersOf<keyof typeof inboxOperations | Listing> = {
  async listQuote(context, query) {
    return listQuotes(context.tx, query, await viewpointOf(context))
  },

  async countQuotes(context) {
    return countQuotes(context.tx, await viewpointOf(context))
  },

  async exportQuotes(context, query) {
    const view = await viewpointOf(context)
    audit(context, 'requests exported')
    return exportQuotes(context.tx, query, view)
  },

  async detailQuote(context, { quoteId }) {
    return detailQuote(context.tx, quoteId, await viewpointOf(context))
  },

  quoteSetState: changeState,
  quoteAssign: assign,
  quoteFollowUp: followUp,
  quoteToggleSeen: toggleSeen,
  quoteReply: reply,
  quoteLogMessage: { prepare: logMessage },

  async quoteAddNote(context, { quoteId, text }) {
    const { tx, now: at } = context
    await lockQuote(tx, quoteId)
    const id = await addEvent(tx, { quoteId, at, byId: signedIn(context).id, kind: 'note', text })
    return { id }
  },

  async deleteQuote(context, { quoteId }) {
    const { tx, now } = context
    const quote = await lockQuote(tx, quoteId)
    await requireNoneAccepted(tx, quoteId)
    await moveQuoteToTrash(tx, quote, { userId: signedIn(context).id, now })
  },
}

/** An accepted proposal is a contract. @throws INVALID_DELETE_ERROR naming those that were accepted */
async function requireNoneAccepted(tx: Tx, quoteId: string): Promise<void> {
  const { id, content, state, answer } = proposals
  const wasAccepted = or(eq(state, 'accepted'), sql`${answer} ->> 'answer' = 'accepted'`)
  const accepted = await tx
    .select({ id, name: sql<string>`${content} ->> 'title'` })
    .from(proposals)
    .where(and(eq(proposals.quoteId, quoteId), wasAccepted))
    .orderBy(asc(proposals.sequence))
  if (accepted.length === 0) return
  throw new Failure('INVALID_DELETE_ERROR', { dependents: { proposals: accepted } })
}

/** Reads look at quotes from where the agency is, and with the eyes of who asks. */
async function viewpointOf(context: OperationContext): Promise<Viewpoint> {
  const site = await context.services.currentSite()
  const { now } = context
  const days = await reminderDays(site, now)
  return { now, timeZone: site.office.timeZone, userId: signedIn(context).id, days }
}
