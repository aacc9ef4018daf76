import { createPdf } from '../create-pdf.ts'
import type { Picture } from '../frame.ts'
import type { Proposal } from './proposal.ts'
import { proposalDocument } from './proposal-document.ts'

/** A thread draws it: plain data, for it is copied there. */
export interface ProposalJob {
  proposal: Proposal
  logo: Picture | null
  /** The specialist's photo. */
  portrait: Picture | null
  /** By day. */
  pictures: readonly (Picture | null)[]
}

/** A proposal as PDF. */
export function drawProposal({ proposal, ...drawn }: ProposalJob): Promise<Uint8Array> {
  return createPdf(proposalDocument(proposal, drawn))
}
