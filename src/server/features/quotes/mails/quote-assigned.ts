import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { quoteLink } from '#server/documents/mail/links.ts'
import { quoteFields, type QuoteInMail } from './details/quote-fields.ts'

interface QuoteAssigned {
  site: Site
  quote: QuoteInMail
  /** The person who assigned the quote. */
  by: string
}

/** To an admin whom another one gave a quote. In Spanish. */
export function quoteAssigned({ site, quote, by }: QuoteAssigned): Message {
  return renderEmail(site, {
    lang: 'es',
    subject: `Pedido asignado: ${quote.entityName ?? quote.name} (${quote.reference})`,
    heading: 'Tiene un pedido a su cargo',
    paragraphs: [`${by} le asignó un pedido de cotización.`],
    fields: quoteFields(quote, site),
    action: { label: 'Ver el pedido', url: quoteLink(site, quote.id) },
  })
}
