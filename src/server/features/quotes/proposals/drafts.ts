import { eq } from 'drizzle-orm'
import { Failure, notFound } from '#contract/base/failures.ts'
import type { ProposalContent } from '#contract/quotes/proposal-fields.ts'
import { proposals, quotes } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { requireSoundContent } from './check-content.ts'
import { makeDraftContent } from './draft-content.ts'
import { presentProposal } from './present-proposal.ts'
import { changeProposal, lockProposal, readClock, readProposal, requireDraft } from './store.ts'

type Drafting = 'addProposal' | 'editProposal' | 'detailProposal'

export const draftHandlers: HandlersOf<Drafting> = {
  /** @throws NOT_FOUND_ERROR, INVALID_DATA_ERROR for an item that is not the quote's */
  async addProposal({ tx, now }, input) {
    const [quote] = await tx.select().from(quotes).where(eq(quotes.id, input.quoteId))
    if (!quote) throw notFound()
    const content = await makeDraftContent(tx, quote, input)
    const { validUntil } = content
    const values = { quoteId: quote.id, lang: quote.lang, content, validUntil, updatedAt: now }
    const [row] = await tx.insert(proposals).values(values).returning({ id: proposals.id })
    if (!row) throw new Error('The proposal was not stored')
    return row
  },

  /** @throws INVALID_DATA_ERROR for one that was sent, for two currencies, an unknown option, a total that is too large */
  async editProposal({ tx, now }, { id, updatedAt, ...fields }) {
    const { proposal } = await lockProposal(tx, id)
    requireDraft(proposal)
    if (updatedAt && updatedAt < proposal.updatedAt) throw new Failure('EDIT_CONFLICT_ERROR')
    const content = { ...proposal.content, ...withoutUndefined(fields) }
    requireSoundContent(content)
    const values = { content, validUntil: content.validUntil }
    return { id, updatedAt: await changeProposal(tx, id, values, now) }
  },

  async detailProposal({ tx, now }, { id }) {
    return presentProposal(await readProposal(tx, id), await readClock(tx, now))
  },
}

type ProposalEdit = { [Name in keyof ProposalContent]?: ProposalContent[Name] | undefined }

/** Returns the fields that an edit includes. */
function withoutUndefined(fields: ProposalEdit): Partial<ProposalContent> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
