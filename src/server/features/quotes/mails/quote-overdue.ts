import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { quoteLink } from '#server/documents/mail/links.ts'
import { quoteFields, type QuoteInMail } from './details/quote-fields.ts'

interface QuoteOverdue {
  site: Site
  quote: QuoteInMail
}

/** To whoever has a quote that is still new after the promised moment, else to every admin. In Spanish. */
export function quoteOverdue({ site, quote }: QuoteOverdue): Message {
  return renderEmail(site, {
    lang: 'es',
    subject: `Pedido sin responder: ${quote.entityName ?? quote.name} (${quote.reference})`,
    heading: 'Un pedido espera respuesta',
    paragraphs: ['Pasó el plazo que prometimos y nadie ha respondido este pedido.'],
    fields: quoteFields(quote, site),
    action: { label: 'Responder ahora', url: quoteLink(site, quote.id) },
  })
}
