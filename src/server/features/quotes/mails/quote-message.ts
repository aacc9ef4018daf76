import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { quoteLink } from '#server/documents/mail/links.ts'

interface QuoteMessage {
  site: Site
  quote: { id: string; reference: string; name: string; email: string | null }
  text: string
}

/** To who keeps a quote: what its visitor has written on its page. In Spanish. */
export function quoteMessage({ site, quote, text }: QuoteMessage): Message {
  const { reference, name, email } = quote
  return renderEmail(site, {
    lang: 'es',
    subject: `Mensaje de ${name} (${reference})`,
    heading: 'Un mensaje sobre un pedido',
    paragraphs: [
      email === null
        ? `${name} escribió en la página de su pedido.`
        : `${name} escribió en la página de su pedido. Al responder este mensaje, le escribe a esa persona.`,
    ],
    fields: [
      ...(email === null ? [] : [{ label: 'E-mail', value: email }]),
      { label: 'Referencia', value: reference },
    ],
    quotation: text,
    action: { label: 'Ver el pedido', url: quoteLink(site, quote.id) },
  })
}
