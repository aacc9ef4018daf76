import { type SQL, sql } from 'drizzle-orm'
import type { Money } from '#contract/base/money/money-text.ts'
import { earningsOf } from '#contract/quotes/money/commission.ts'
import { chosenTotal } from '#contract/quotes/money/totals.ts'
import type { ProposalAnswer } from '#contract/quotes/proposal-fields.ts'
import { type StoredProposal, wholeProposal } from '#contract/quotes/proposals/stored-proposal.ts'
import { proposals } from '#server/platform/db/schema/index.ts'
import { choiceOf } from '../proposals/schedule.ts'

/** The parts of an accepted proposal that its total follows from, as the database gives them. */
export interface AcceptedParts {
  content: Partial<StoredProposal> | null
  answer: ProposalAnswer
}

/** The total of an accepted proposal, and what its agency earns by it. */
export interface AcceptedMoney {
  total: Money | null
  /** Null where no commission is said. */
  commission: Money | null
}

const pricedFields = ['prices', 'options', 'scale', 'pax', 'commission']

/** Selects these parts of a proposal, as far as it has them; texts of days and terms stay in the database. */
export const acceptedParts = sql<AcceptedParts>`jsonb_build_object(
  'content', (
    select jsonb_object_agg(field.key, field.value) from jsonb_each(${proposals.content}) as field
    where field.key = any(${sql.param(pricedFields)}::text[])
  ),
  'answer', ${proposals.answer}
)`

/** A condition on proposals: accepted and in force. Of several of one quote the one that was sent last. */
export const isInForce: SQL = sql`(${proposals.state} = 'accepted' and not exists (
  select 1 from ${proposals} as later
  where later.quote_id = ${proposals.quoteId} and later.state = 'accepted'
    and later.version > ${proposals.version}
))`

/** Returns the money of an accepted proposal by the choice that its visitor made. */
export function acceptedMoney({ content: stored, answer }: AcceptedParts): AcceptedMoney {
  const content = wholeProposal(stored)
  const choice = choiceOf(content, answer)
  const { pax = null } = choice
  const priced = pax === null ? content : { ...content, pax: { adults: pax, children: 0 } }
  const earned = earningsOf(priced).find(({ option }) => option === choice.option)
  return { total: chosenTotal(content, choice), commission: earned?.commission ?? null }
}
