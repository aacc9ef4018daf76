import type { Language } from '#contract/base/languages/languages.ts'
import type { Instalment } from '#contract/quotes/money/instalments.ts'
import type { Message } from '#server/documents/mail/email.ts'
import { payHowBlock, paymentsBlock } from './payment-blocks.ts'
import { type ProposalMail, renderProposalMail } from './render-proposal-mail.ts'

interface ConfirmedProposal extends ProposalMail {
  /** The agency's accompanying text. */
  text: string | undefined
  instalments: readonly Instalment[]
  /** The agency's words on how one pays; '' says nothing. */
  payHow: string
}

/** To the visitor: what they accepted is theirs, and when it is paid. */
export function proposalConfirmed(data: ConfirmedProposal, lang: Language): Message {
  const { text: quotation, instalments, payHow } = data
  return renderProposalMail('confirmed', data, lang, {
    ...(quotation !== undefined && { quotation }),
    blocks: [...paymentsBlock(instalments, lang), ...payHowBlock(payHow, lang)],
  })
}
