import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { quoteLink } from '#server/documents/mail/links.ts'
import { quoteFields, type QuoteInMail } from './details/quote-fields.ts'

interface QuoteFollowUp {
  site: Site
  quote: QuoteInMail
  /** The task, in the admin's own words. */
  note: string | null
}

/** To whoever has a quote that was to be looked at again today, else to every admin. In Spanish. */
export function quoteFollowUp({ site, quote, note }: QuoteFollowUp): Message {
  return renderEmail(site, {
    lang: 'es',
    subject: `Seguimiento para hoy: ${quote.entityName ?? quote.name} (${quote.reference})`,
    heading: 'Un pedido para retomar hoy',
    paragraphs: ['Este es el día en que quería volver a este pedido.'],
    // The promise to answer is another matter.
    fields: quoteFields({ ...quote, dueAt: null }, site),
    ...(note !== null && { quotation: note }),
    action: { label: 'Ver el pedido', url: quoteLink(site, quote.id) },
  })
}
