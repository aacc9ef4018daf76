import { eq } from 'drizzle-orm'
import { notFound } from '#contract/failures.ts'
import type { deskOperations } from '#contract/requests/desk.ts'
import { audit } from '#server/audit/audit-log.ts'
import { quotes } from '#server/db/schema/index.ts'
import { type HandlersOf, type OperationContext, signedIn } from '#server/operations/context.ts'
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

export const deskHandlers: HandlersOf<keyof typeof deskOperations | Listing> = {
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

  async deleteQuote({ tx }, { quoteId }) {
    const gone = await tx.delete(quotes).where(eq(quotes.id, quoteId)).returning({ id: quotes.id })
    if (gone.length === 0) throw notFound()
  },
}

/** Reads look at requests from where the agency is, and with the eyes of who asks. */
async function viewpointOf(context: OperationContext): Promise<Viewpoint> {
  const { office } = await context.services.currentSite()
  return { now: context.now, timeZone: office.timeZone, userId: signedIn(context).id }
}
