import type { Language } from '#contract/base/languages/languages.ts'
import type { Message } from '#server/documents/mail/email.ts'
import { type ProposalMail, renderProposalMail } from './render-proposal-mail.ts'

interface ConfirmedProposal extends ProposalMail {
  /** The agency's accompanying text. */
  text: string | undefined
}

/** To the visitor: what they accepted is theirs. */
export function proposalConfirmed(data: ConfirmedProposal, lang: Language): Message {
  return renderProposalMail('confirmed', data, lang, data.text)
}
