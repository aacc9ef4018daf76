import type { Language } from '#contract/base/languages/languages.ts'
import type { Message } from '#server/documents/mail/email.ts'
import { type ProposalMail, renderProposalMail } from './render-proposal-mail.ts'

/** To the visitor who declined: that it was noted, and how to go on. It repeats nothing that they typed. */
export function proposalDeclined(data: ProposalMail, lang: Language): Message {
  return renderProposalMail('declined', data, lang)
}
