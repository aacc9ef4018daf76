import type { Proposal, VisitorsProposal } from '#contract/quotes/proposals.ts'
import { moneyOf, totalsOf } from '#contract/quotes/totals.ts'
import type { proposals } from '#server/platform/db/schema/index.ts'
import { proposalState } from '../kit/proposal-state.ts'

export type ProposalRow = typeof proposals.$inferSelect

/** A proposal as admins get it; `today` is the agency's. */
export function presentProposal(row: ProposalRow, today: string): Proposal {
  const { id, quoteId, updatedAt, content } = row
  return { id, quoteId, ...presentCommon(row, today), commission: content.commission, updatedAt }
}

/** The same as its visitor gets it: nothing internal. */
export function presentToVisitor(
  row: ProposalRow,
  { reference, name }: { reference: string; name: string },
  today: string,
): VisitorsProposal {
  return { ...presentCommon(row, today), reference, name }
}

function presentCommon(row: ProposalRow, today: string) {
  const { lang, version, sentAt, confirmedAt, answer } = row
  const { commission: _commission, ...content } = row.content
  const totals = totalsOf(content)
  const [sole, ...others] = totals
  return {
    ...content,
    // Those of before say nothing of it.
    prices: content.prices.map((line) => ({ ...line, onSpot: line.onSpot ?? false })),
    lang,
    version,
    state: proposalState(row, today),
    currency: moneyOf(content)[0]?.money.currency ?? null,
    totals,
    total: sole && others.length === 0 ? sole.total : null,
    sentAt,
    confirmedAt,
    answer: answer && presentAnswer(answer),
  }
}

function presentAnswer(kept: NonNullable<ProposalRow['answer']>) {
  const { termsVersion: _termsVersion, ...answer } = kept
  return { ...answer, at: new Date(answer.at) }
}
