import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { type Money, moneyText } from '#contract/base/money/money-text.ts'
import type { Instalment } from '#contract/quotes/money/instalments.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { quoteLink } from '#server/documents/mail/links.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { paymentsBlock } from './payment-blocks.ts'

interface ProposalAnswered {
  site: Site
  quote: { id: string; reference: string; name: string; email: string | null }
  proposal: {
    title: string
    version: number
    answer: { answer: 'accepted' | 'declined'; acceptedBy: string | null; text: string | null }
    /** The name of the option that was chosen. */
    option: string | null
    /** The optional lines that were taken. */
    extras: readonly string[]
    /** The travellers of a group that is priced by its size. */
    pax: number | null
    instalments: readonly Instalment[]
    /** Services that are paid on the spot, by name and price. */
    onSpot: readonly string[]
    total: Money | null
  }
}

/** To the agency: what a visitor says to a proposal, in their own words. In the agency's language. */
export function proposalAnswer({ site, quote, proposal }: ProposalAnswered): Message {
  const { title, version, option, pax, extras, onSpot, total, instalments } = proposal
  const { answer, acceptedBy, text } = proposal.answer
  const t = translateInto(agencyLanguage)
  const heading = t(`proposalMails.answer.${answer}`)
  const fields: [string, string | null][] = [
    [t('proposalMails.answer.proposal'), t('proposalMails.answer.version', { title, version })],
    [t('quoteMails.name'), quote.name],
    [t('quoteMails.email'), quote.email],
    [t('proposalMails.answer.acceptedBy'), acceptedBy],
    [t('proposal.option'), option],
    [t('proposal.travellers'), pax === null ? null : String(pax)],
    [t('proposalMails.answer.extras'), extras.length > 0 ? extras.join(' · ') : null],
    [t('proposal.total'), total && moneyText(total, agencyLanguage)],
    [t('proposal.onSpot'), onSpot.length > 0 ? onSpot.join(' · ') : null],
    [t('proposal.reference'), quote.reference],
  ]
  return renderEmail(site, {
    lang: agencyLanguage,
    subject: `${heading}: ${title} (${quote.reference})`,
    heading,
    paragraphs: [
      t(`proposalMails.answer.${answer}Text`, { name: quote.name }),
      ...(quote.email === null ? [] : [t('quoteMails.replyReaches')]),
    ],
    fields: fields.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    blocks: paymentsBlock(instalments, agencyLanguage),
    ...(text !== null && { quotation: text }),
    action: { label: t('quoteMails.see'), url: quoteLink(site, quote.id) },
  })
}
