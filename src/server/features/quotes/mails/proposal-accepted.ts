import type { Language } from '#contract/base/languages/languages.ts'
import { type Money, moneyText } from '#contract/base/money/money-text.ts'
import type { Instalment } from '#contract/quotes/money/instalments.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import type { Message } from '#server/documents/mail/email.ts'
import { type ProposalMail, renderProposalMail } from './render-proposal-mail.ts'
import { payHowBlock, paymentsBlock } from './payment-blocks.ts'

interface AcceptedProposal extends ProposalMail {
  /** The name of the option. */
  option: string | null
  /** The travellers of a group that is priced by its size. */
  pax: number | null
  /** The optional lines that were taken. */
  extras: readonly string[]
  total: Money | null
  instalments: readonly Instalment[]
  /** The sum that is due on acceptance. */
  dueNow: Money | null
  /** The agency's words on how one pays; '' says nothing. */
  payHow: string
}

/** To the visitor who accepted: their choice, its payments, and what happens next. It repeats nothing that they typed. */
export function proposalAccepted(data: AcceptedProposal, lang: Language): Message {
  const { option, pax, extras, total, instalments, dueNow, payHow } = data
  const t = translateInto(lang)
  const fields: [string, string | null][] = [
    [t('proposal.option'), option],
    [t('proposal.travellers'), pax === null ? null : String(pax)],
    [t('proposal.chosenExtras'), extras.length > 0 ? extras.join(' · ') : null],
    [t('proposal.total'), total && moneyText(total, lang)],
  ]
  const isSplit = instalments.length > 0
  return renderProposalMail('accepted', data, lang, {
    fields: fields.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    paragraphs: isSplit
      ? [
          dueNow
            ? t('proposalMails.accepted.dueNow', { amount: moneyText(dueNow, lang) })
            : t('proposalMails.accepted.nothingDue'),
        ]
      : [],
    blocks: [...paymentsBlock(instalments, lang), ...payHowBlock(payHow, lang)],
  })
}
