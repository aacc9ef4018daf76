import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { whatsappLink } from '#contract/base/addresses/phone-links.ts'
import type { QuoteSource } from '#contract/quotes/wish-fields.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { quoteLink } from '#server/documents/mail/links.ts'
import { inOffice } from './quote-fields.ts'
import { type QuotedJourney, wishRows } from './wish-rows.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

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
  /** The name of the agency that asks; nothing for a traveller. */
  agency?: string | undefined
  /** Names are in Spanish where there is Spanish. */
  journey: QuotedJourney
}

/** To the agency: who asks for a quote, for what, in their own words. In the agency's language. */
export function quoteDetails({ site, quote, journey, agency }: QuoteDetails): Message {
  const { phone, source } = quote
  const country = journey.country ?? site.office.holidays
  const whatsapp = phone === null ? undefined : whatsappLink(phone, country)
  const from = source ? Object.values(source).flatMap((value) => value ?? []) : []
  const t = translateInto(agencyLanguage)
  return renderEmail(site, {
    lang: agencyLanguage,
    subject: t('quoteMails.details.subject', {
      title: quote.entityName ?? quote.name,
      reference: quote.reference,
    }),
    heading: t('quoteMails.details.heading'),
    paragraphs: [
      `${t('quoteMails.details.text', { name: quote.name })} ${t('quoteMails.replyReaches')}`,
    ],
    fields: [
      { label: t('quoteMails.name'), value: quote.name },
      ...(agency ? [{ label: t('quoteMails.agency'), value: agency }] : []),
      ...(quote.email ? [{ label: t('quoteMails.email'), value: quote.email }] : []),
      ...(whatsapp ? [{ label: 'WhatsApp', value: whatsapp }] : []),
      ...wishRows(journey, agencyLanguage),
      ...(from.length > 0 ? [{ label: t('quoteMails.source'), value: from.join(' · ') }] : []),
      { label: t('quoteMails.sentOn'), value: inOffice(quote.creationDate, site) },
      ...(quote.dueAt
        ? [{ label: t('quoteMails.dueAt'), value: inOffice(quote.dueAt, site) }]
        : []),
      { label: t('proposal.reference'), value: quote.reference },
    ],
    quotation: quote.message,
    action: { label: t('quoteMails.see'), url: quoteLink(site, quote.id) },
    note: t('quoteMails.regards', { name: site.siteName }),
  })
}
