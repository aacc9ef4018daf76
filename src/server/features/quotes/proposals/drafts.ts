import { readClock } from '#server/platform/site/read-clock.ts'
import { eq } from 'drizzle-orm'
import { Failure, invalidData, notFound } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import type { AgencyTerms } from '#contract/trade/agency-fields.ts'
import type { ProposalContent } from '#contract/quotes/proposal-fields.ts'
import { agencies, proposals, quotes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { HandlersOf } from '#server/api/context.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'
import { termsFor } from '../term-sets/terms-for.ts'
import { requireSoundContent } from './check-content.ts'
import { makeDraftContent } from './draft-content.ts'
import { keptJourney } from '#server/platform/media/stored/sent-journey.ts'
import { readJourney } from './journey/read-journey.ts'
import { presentProposal } from './present-proposal.ts'
import { changeProposal, findAccepted, lockProposal, readProposal, requireDraft } from './store.ts'

type Drafting = 'addProposal' | 'editProposal' | 'detailProposal'

export const draftHandlers: HandlersOf<Drafting> = {
  /** @throws NOT_FOUND_ERROR, INVALID_DATA_ERROR for an item that is not the quote's */
  async addProposal({ tx, now }, input) {
    const [quote] = await tx.select().from(quotes).where(eq(quotes.id, input.quoteId))
    if (!quote) throw notFound()
    const content = {
      ...(await makeDraftContent(tx, quote, input)),
      ...(await termsOfDraft(tx, quote, input)),
      ...(await commissionOf(tx, quote, input)),
    }
    const { validUntil } = content
    const amendsId = (await findAccepted(tx, quote.id))?.id ?? null
    const values = {
      quoteId: quote.id,
      lang: quote.lang,
      content,
      validUntil,
      amendsId,
      updatedAt: now,
    }
    const [row] = await tx.insert(proposals).values(values).returning({ id: proposals.id })
    if (!row) throw new Error('The proposal was not stored')
    return row
  },

  /** @throws INVALID_DATA_ERROR for one that was sent, for two currencies, an unknown option, a total that is too large */
  async editProposal({ tx, now }, { id, updatedAt, ...fields }) {
    const { proposal, quote } = await lockProposal(tx, id)
    requireDraft(proposal)
    if (updatedAt && updatedAt < proposal.updatedAt) throw new Failure('EDIT_CONFLICT_ERROR')
    const content = { ...proposal.content, ...withoutUndefined(fields) }
    requireSoundContent(content)
    if (
      typeof fields.commission === 'number' &&
      (await readTerms(tx, quote.agencyId))?.kind === 'net'
    ) {
      throw invalidData('commission', messages.netCommission)
    }
    const values = { content, validUntil: content.validUntil }
    return { id, updatedAt: await changeProposal(tx, id, values, now) }
  },

  async detailProposal({ tx, now }, { id }) {
    const row = await readProposal(tx, id)
    const journey =
      row.state === 'draft'
        ? await readJourney(tx, row.content.days, row.lang)
        : keptJourney(row.journey)
    return presentProposal(row, await readClock(tx, now), journey)
  },
}

/** The terms of a draft; a copy of another proposal keeps those that it has unless a set is named. */
async function termsOfDraft(tx: Tx, quote: QuoteRow, input: InputOf<'addProposal'>) {
  const { termSetId, fromProposalId } = input
  if (termSetId === undefined && fromProposalId !== undefined) return {}
  return termsFor(tx, quote, termSetId)
}

/** The percent of the agency's terms, unless a copy has one of its own; none for net terms. */
async function commissionOf(
  tx: Tx,
  { agencyId }: QuoteRow,
  { fromProposalId }: InputOf<'addProposal'>,
): Promise<Partial<ProposalContent>> {
  const terms = await readTerms(tx, agencyId)
  if (terms?.kind === 'net') return { commission: null }
  if (fromProposalId !== undefined || !terms) return {}
  return { commission: terms.percent ?? null }
}

/** The terms of a quote's agency; null where it has none. */
async function readTerms(tx: Tx, agencyId: string | null): Promise<AgencyTerms | null> {
  if (agencyId === null) return null
  const [agency] = await tx
    .select({ terms: agencies.terms })
    .from(agencies)
    .where(eq(agencies.id, agencyId))
  return agency?.terms ?? null
}

type ProposalEdit = { [Name in keyof ProposalContent]?: ProposalContent[Name] | undefined }

/** Returns the fields that an edit includes. */
function withoutUndefined(fields: ProposalEdit): Partial<ProposalContent> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
