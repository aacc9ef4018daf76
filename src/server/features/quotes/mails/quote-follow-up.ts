import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { quoteLink } from '#server/documents/mail/links.ts'
import { quoteFields, type QuoteInMail } from './details/quote-fields.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

interface QuoteFollowUp {
  site: Site
  quote: QuoteInMail
  /** The task, in the admin's own words. */
  note: string | null
}

/** To whoever has a quote that was to be looked at again today, else to every admin. In the agency's language. */
export function quoteFollowUp({ site, quote, note }: QuoteFollowUp): Message {
  const t = translateInto(agencyLanguage)
  return renderEmail(site, {
    lang: agencyLanguage,
    subject: t('quoteMails.followUp.subject', {
      title: quote.entityName ?? quote.name,
      reference: quote.reference,
    }),
    heading: t('quoteMails.followUp.heading'),
    paragraphs: [t('quoteMails.followUp.text')],
    // The promise to answer is another matter.
    fields: quoteFields({ ...quote, dueAt: null }, site),
    ...(note !== null && { quotation: note }),
    action: { label: t('quoteMails.see'), url: quoteLink(site, quote.id) },
  })
}
