import type { Language } from '#contract/base/languages/languages.ts'
import {
  type EmailContent,
  type Message,
  renderEmail,
  type Site,
} from '#server/documents/mail/email.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { namedInSubject, type QuoteReferences } from './details/references.ts'

/** Content of a mail to a visitor about their proposal. */
export interface ProposalMail extends QuoteReferences {
  site: Site
  title: string
  /** The proposal's page. */
  url: string
}

/** A mail to a visitor about their proposal, in the words of its kind, with what else it says. */
export function renderProposalMail(
  kind: 'accepted' | 'declined' | 'confirmed',
  data: ProposalMail,
  lang: Language,
  more: Partial<Pick<EmailContent, 'paragraphs' | 'fields' | 'quotation' | 'blocks'>> = {},
): Message {
  const { site, reference, title, url } = data
  const t = translateInto(lang)
  const paragraphs =
    kind === 'confirmed'
      ? [t('proposalMails.confirmed.text')]
      : [t(`proposalMails.${kind}.text`), t(`proposalMails.${kind}.more`)]
  return renderEmail(site, {
    lang,
    subject: `${t(`proposalMails.${kind}.subject`)} (${namedInSubject(data)}) – ${site.siteName}`,
    heading: t(`proposalMails.${kind}.heading`),
    ...more,
    paragraphs: [...paragraphs, ...(more.paragraphs ?? [])],
    fields: [
      { label: t('proposalMails.journey'), value: title },
      { label: t('proposal.reference'), value: reference },
      ...(more.fields ?? []),
    ],
    action: { label: t(`proposalMails.${kind}.action`), url },
    note: t(`proposalMails.${kind}.note`),
  })
}
