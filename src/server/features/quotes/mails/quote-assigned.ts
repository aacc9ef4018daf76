import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { quoteLink } from '#server/documents/mail/links.ts'
import { quoteFields, type QuoteInMail } from './details/quote-fields.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

interface QuoteAssigned {
  site: Site
  quote: QuoteInMail
  /** The person who assigned the quote. */
  by: string
}

/** To an admin whom another one gave a quote. In the agency's language. */
export function quoteAssigned({ site, quote, by }: QuoteAssigned): Message {
  const t = translateInto(agencyLanguage)
  return renderEmail(site, {
    lang: agencyLanguage,
    subject: t('quoteMails.assigned.subject', {
      title: quote.entityName ?? quote.name,
      reference: quote.reference,
    }),
    heading: t('quoteMails.assigned.heading'),
    paragraphs: [t('quoteMails.assigned.text', { name: by })],
    fields: quoteFields(quote, site),
    action: { label: t('quoteMails.see'), url: quoteLink(site, quote.id) },
  })
}
