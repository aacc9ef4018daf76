import { dayText } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { namedInSubject, type QuoteReferences } from './details/references.ts'

interface SentProposal extends QuoteReferences {
  site: Site
  version: number
  title: string
  /** `YYYY-MM-DD`. */
  validUntil: string | null
  /** The proposal's page. */
  url: string
}

/** To the visitor: where their proposal is. */
export function proposalSent(data: SentProposal, lang: Language): Message {
  const { site, reference, version, title, validUntil, url } = data
  const t = translateInto(lang)
  return renderEmail(site, {
    lang,
    subject: `${t('proposalMails.sent.subject')} (${namedInSubject(data)}) – ${site.siteName}`,
    heading: t('proposalMails.sent.heading'),
    paragraphs: [
      t('proposalMails.sent.text'),
      t('proposalMails.sent.more'),
      ...(version > 1 ? [t('proposalMails.sent.revised')] : []),
    ],
    fields: [
      { label: t('proposalMails.journey'), value: title },
      { label: t('proposal.reference'), value: reference },
      ...(validUntil
        ? [{ label: t('proposal.validUntil'), value: dayText(validUntil, lang) }]
        : []),
    ],
    action: { label: t('proposalMails.sent.action'), url },
    note: t('proposalMails.sent.note'),
  })
}
