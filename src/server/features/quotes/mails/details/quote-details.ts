import { whatsappLink } from '#contract/base/addresses/phone-links.ts'
import type { QuoteSource } from '#contract/quotes/wish-fields.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { quoteLink } from '#server/documents/mail/links.ts'
import { inOffice } from './quote-fields.ts'
import { type QuotedJourney, wishRows } from './wish-rows.ts'

interface QuoteDetails {
  site: Site
  quote: {
    id: string
    reference: string
    name: string
    email: string | null
    message: string
    entityName: string | null
    creationDate: Date
    dueAt: Date | null
    phone: string | null
    source: QuoteSource | null
  }
  /** Names are in Spanish where there is Spanish. */
  journey: QuotedJourney
}

/** To the agency: who asks for a quote, for what, in their own words. In Spanish. */
export function quoteDetails({ site, quote, journey }: QuoteDetails): Message {
  const { phone, source } = quote
  const whatsapp = phone === null ? undefined : whatsappLink(phone)
  const from = source ? Object.values(source).flatMap((value) => value ?? []) : []
  return renderEmail(site, {
    lang: 'es',
    subject: `Pedido de cotización: ${quote.entityName ?? quote.name} (${quote.reference})`,
    heading: 'Nuevo pedido de cotización',
    paragraphs: [
      `${quote.name} pide una cotización. Al responder este mensaje, le escribe a esa persona.`,
    ],
    fields: [
      { label: 'Nombre', value: quote.name },
      ...(quote.email ? [{ label: 'E-mail', value: quote.email }] : []),
      ...(whatsapp ? [{ label: 'WhatsApp', value: whatsapp }] : []),
      ...wishRows(journey, 'es'),
      ...(from.length > 0 ? [{ label: 'Llegó desde', value: from.join(' · ') }] : []),
      { label: 'Fecha', value: inOffice(quote.creationDate, site) },
      ...(quote.dueAt ? [{ label: 'Responder antes de', value: inOffice(quote.dueAt, site) }] : []),
      { label: 'Referencia', value: quote.reference },
    ],
    quotation: quote.message,
    action: { label: 'Ver el pedido', url: quoteLink(site, quote.id) },
    note: `Saludos, ${site.siteName}`,
  })
}
