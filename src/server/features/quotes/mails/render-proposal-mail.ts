import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

/** Content of a mail to a visitor about their proposal. */
export interface ProposalMail {
  site: Site
  reference: string
  title: string
  /** The proposal's page. */
  url: string
}

/** A mail to a visitor about their proposal, in the words of its kind; `quotation` is what the agency writes beside it. */
export function renderProposalMail(
  kind: 'accepted' | 'declined' | 'confirmed',
  { site, reference, title, url }: ProposalMail,
  lang: Language,
  quotation?: string,
): Message {
  const t = translateInto(lang)
  const paragraphs =
    kind === 'confirmed'
      ? [t('proposalMails.confirmed.text')]
      : [t(`proposalMails.${kind}.text`), t(`proposalMails.${kind}.more`)]
  return renderEmail(site, {
    lang,
    subject: `${t(`proposalMails.${kind}.subject`)} (${reference}) – ${site.siteName}`,
    heading: t(`proposalMails.${kind}.heading`),
    paragraphs,
    fields: [
      { label: t('proposalMails.journey'), value: title },
      { label: t('proposal.reference'), value: reference },
    ],
    ...(quotation !== undefined && { quotation }),
    action: { label: t(`proposalMails.${kind}.action`), url },
    note: t(`proposalMails.${kind}.note`),
  })
}
