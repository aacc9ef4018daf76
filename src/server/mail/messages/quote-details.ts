import type { Quote } from '#contract/quotes.ts'
import { type Message, renderEmail, type Site } from '../email.ts'
import { panelLink } from '../links.ts'
import { kindNames } from './kind-words.ts'

interface QuoteDetails {
  site: Site
  quote: Pick<
    Quote,
    'reference' | 'name' | 'email' | 'message' | 'entityType' | 'entityName' | 'creationDate'
  >
}

const moment = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Argentina/Buenos_Aires',
})

/** To the agency: who asks for a quote, for what, in their own words. In Spanish. */
export function quoteDetails({ site, quote }: QuoteDetails): Message {
  const kind = kindNames[quote.entityType]
  return renderEmail(site, {
    lang: 'es',
    subject: `Pedido de cotización: ${quote.entityName} (${quote.reference})`,
    heading: 'Nuevo pedido de cotización',
    paragraphs: [
      `${quote.name} pide una cotización. Al responder este mensaje, le escribe a esa persona.`,
    ],
    fields: [
      { label: kind, value: quote.entityName },
      { label: 'Nombre', value: quote.name },
      { label: 'E-mail', value: quote.email },
      { label: 'Fecha', value: moment.format(quote.creationDate) },
      { label: 'Referencia', value: quote.reference },
    ],
    quotation: quote.message,
    action: { label: 'Ver en el panel', url: panelLink(site, 'quotes') },
    note: `Saludos, ${site.siteName}`,
  })
}
