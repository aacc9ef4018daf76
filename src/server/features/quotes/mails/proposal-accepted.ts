import type { Language } from '#contract/base/languages/languages.ts'
import type { Message } from '#server/documents/mail/email.ts'
import { type ProposalMail, renderProposalMail } from './render-proposal-mail.ts'

/** To the visitor who accepted: what happens next. It repeats nothing that they typed. */
export function proposalAccepted(data: ProposalMail, lang: Language): Message {
  return renderProposalMail('accepted', data, lang)
}
