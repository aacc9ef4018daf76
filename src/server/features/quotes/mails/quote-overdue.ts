import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { quoteLink } from '#server/documents/mail/links.ts'
import { quoteFields, type QuoteInMail } from './details/quote-fields.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

interface QuoteOverdue {
  site: Site
  quote: QuoteInMail
}

/** To whoever has a quote that is still new after the promised moment, else to every admin. In the agency's language. */
export function quoteOverdue({ site, quote }: QuoteOverdue): Message {
  const t = translateInto(agencyLanguage)
  return renderEmail(site, {
    lang: agencyLanguage,
    subject: t('quoteMails.overdue.subject', {
      title: quote.entityName ?? quote.name,
      reference: quote.reference,
    }),
    heading: t('quoteMails.overdue.heading'),
    paragraphs: [t('quoteMails.overdue.text')],
    fields: quoteFields(quote, site),
    action: { label: t('quoteMails.overdue.action'), url: quoteLink(site, quote.id) },
  })
}
