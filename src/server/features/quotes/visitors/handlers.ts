import { eq, type SQL } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import type { visitorOperations } from '#contract/quotes/visitors.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import { type HandlersOf, type OperationContext, signedIn } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { findSpecialist } from '../kit/find-specialist.ts'
import { makeLink } from '../kit/mailed-link.ts'
import { addMessage } from './add-message.ts'
import { findQuoteId } from './find-quote.ts'
import { findMine, listMyQuotes } from './list-my-quotes.ts'
import { addMyMessage, openMyProposal } from './my-quote.ts'
import { readAgentsProposals } from './read-agents-proposals.ts'
import { presentVisitorsQuote, type Today } from './read-quote.ts'
import { requestNewLink } from './request-new-link.ts'

export const visitorHandlers: HandlersOf<keyof typeof visitorOperations> = {
  async getRequest(context, { token }) {
    const quote = await findQuote(context, eq(quotes.id, await findQuoteId(context, token)))
    const shown = await presentVisitorsQuote(context.tx, quote, await readToday(context))
    return { ...shown, specialist: await findSpecialist(context.tx, quote) }
  },

  addRequestMessage: { prepare: addMessage },

  requestNewLink,

  async addRequestLink(context, { quoteId }) {
    const { id, lang } = await findQuote(context, eq(quotes.id, quoteId))
    return { url: await makeLink(context, { quoteId: id, proposalId: null }, lang) }
  },

  async listMyQuotes(context, query) {
    const { siteUrl } = context.services.settings
    const today = await readToday(context)
    const { languages } = context
    return listMyQuotes(context.tx, signedIn(context), query, { siteUrl, languages, ...today })
  },

  async getMyQuote(context, { id }) {
    const quote = await findMine(context.tx, signedIn(context), id)
    const today = await readToday(context)
    const proposals = await readAgentsProposals(context.tx, quote.id, today)
    return { ...(await presentVisitorsQuote(context.tx, quote, today)), proposals }
  },

  openMyProposal,

  addMyRequestMessage: { prepare: addMyMessage },
}

async function findQuote({ tx }: OperationContext, wanted: SQL | undefined) {
  const [quote] = await tx.select().from(quotes).where(wanted)
  if (!quote) throw notFound()
  return quote
}

async function readToday({ tx, now, services }: OperationContext): Promise<Today> {
  const { office } = await readSite(tx, services.settings)
  return { now, timeZone: office.timeZone }
}
