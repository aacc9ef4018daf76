import { type Proposal, proposalOperations } from '#contract/quotes/proposals.ts'
import { type ItemForm, useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import type { QuoteDetail } from '../../detail/quote-detail.ts'
import {
  type ProposalFormValues,
  toProposalFormValues,
  toProposalPayload,
} from './proposal-form-values.ts'

export type ProposalForm = ItemForm<ProposalFormValues>

/** Fields of the operation, except those that the form does not ask for. */
export const draftFields = proposalOperations.editProposal.input.omit({ id: true, updatedAt: true })

interface ProposalFormOptions {
  proposal: Proposal
  quote: QuoteDetail
  /** After a save that was to be followed by sending. */
  onReady: () => void
}

/** The form of a draft. `submit(true)` saves on the way to sending. */
export function useProposalForm({ proposal, quote, onReady }: ProposalFormOptions): ProposalForm {
  const { id } = proposal
  return useItemForm({
    name: `proposal:${id}`,
    initial: toProposalFormValues(proposal, quote),
    updatedAt: proposal.updatedAt,
    schema: draftFields,
    toPayload: toProposalPayload,
    save: async (fields, updatedAt) => {
      await panelCall('editProposal', { ...fields, id, updatedAt })
      return { id }
    },
    // One that was sent meanwhile: its first field says so.
    errorPath: (path) => (path === 'state' ? 'title' : path),
    reload: async () => {
      const now = await panelCall('detailProposal', { id })
      return { values: toProposalFormValues(now, quote), updatedAt: now.updatedAt }
    },
    onSaved: (_id, goesOn) => {
      if (goesOn) onReady()
    },
  })
}
