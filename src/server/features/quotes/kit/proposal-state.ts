import type { ProposalState } from '#contract/quotes/proposal-fields.ts'

interface Stored {
  state: ProposalState
  validUntil: string | null
}

/** Stored states of proposals that their visitor has: neither drafts nor what was taken back or replaced. */
export const standingStates = ['sent', 'accepted', 'declined'] as const

/** The state of a proposal on a day of the agency's, `YYYY-MM-DD`: sent ones expire after their last day (requirements §11.5). */
export function proposalState({ state, validUntil }: Stored, today: string): ProposalState {
  const isOver = state === 'sent' && validUntil !== null && validUntil < today
  return isOver ? 'expired' : state
}
