import { agencyLanguage, type Language } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { quoteLink } from '#server/documents/mail/links.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { namedInSubject, type QuoteReferences } from './details/references.ts'

interface Withdrawal {
  site: Site
  quote: QuoteReferences & { id: string; name: string }
  title: string
  number: string
  /** Of the visitor's own mail: their language, and the proposal's page; left out of the agency's. */
  visitor?: { lang: Language; url: string }
}

/** To both sides: an acceptance is withdrawn, with the number of the withdrawal. */
export function acceptanceWithdrawn({ site, quote, title, number, visitor }: Withdrawal): Message {
  const lang = visitor?.lang ?? agencyLanguage
  const t = translateInto(lang)
  const heading = t('proposalMails.withdrawn.heading')
  return renderEmail(site, {
    lang,
    subject: `${heading} (${visitor ? namedInSubject(quote) : quote.reference})`,
    heading,
    paragraphs: [
      visitor
        ? t('proposalMails.withdrawn.text')
        : t('proposalMails.withdrawn.agencyText', { name: quote.name }),
    ],
    fields: [
      { label: t('proposalMails.journey'), value: title },
      { label: t('proposal.reference'), value: quote.reference },
      { label: t('proposalMails.withdrawn.number'), value: number },
    ],
    action: visitor
      ? { label: t('proposalMails.declined.action'), url: visitor.url }
      : { label: t('quoteMails.see'), url: quoteLink(site, quote.id) },
  })
}
