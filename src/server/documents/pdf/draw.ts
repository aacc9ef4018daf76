import pdfmake from 'pdfmake'
import type { ViewDocument } from '#server/features/trade/client-views/document.ts'
import { clientViewDocument, type ViewPictures } from '#server/features/trade/client-views/client-view-document.ts'
import type { Picture } from './frame.ts'
import type { Proposal } from './proposal.ts'
import { proposalDocument } from './proposal-document.ts'
import { fontFiles, fonts } from './typefaces.ts'

/** What is drawn in a thread of its own: plain data, for it is copied there. */
export interface ProposalJob {
  proposal: Proposal
  logo: Picture | null
}

export interface ClientViewJob {
  view: ViewDocument
  pictures: ViewPictures
}

pdfmake.setFonts(fonts)
// A document reads its fonts and nothing else, from no disk and no network.
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path))
pdfmake.setUrlAccessPolicy(() => false)

/** A proposal as PDF. */
export async function drawProposal({ proposal, logo }: ProposalJob): Promise<Uint8Array> {
  return pdfmake.createPdf(proposalDocument(proposal, logo)).getBuffer()
}

/** A client view as PDF. */
export async function drawClientView({ view, pictures }: ClientViewJob): Promise<Uint8Array> {
  return pdfmake.createPdf(clientViewDocument(view, pictures)).getBuffer()
}
