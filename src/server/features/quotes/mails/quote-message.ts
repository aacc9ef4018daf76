import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { quoteLink } from '#server/documents/mail/links.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

interface QuoteMessage {
  site: Site
  quote: { id: string; reference: string; name: string; email: string | null }
  text: string
}

/** To who keeps a quote: what its visitor has written on its page. In the agency's language. */
export function quoteMessage({ site, quote, text: said }: QuoteMessage): Message {
  const { reference, name, email } = quote
  const t = translateInto(agencyLanguage)
  const text = t('quoteMails.message.text', { name })
  return renderEmail(site, {
    lang: agencyLanguage,
    subject: t('quoteMails.message.subject', { name, reference }),
    heading: t('quoteMails.message.heading'),
    paragraphs: [email === null ? text : `${text} ${t('quoteMails.replyReaches')}`],
    fields: [
      ...(email === null ? [] : [{ label: t('quoteMails.email'), value: email }]),
      { label: t('proposal.reference'), value: reference },
    ],
    quotation: said,
    action: { label: t('quoteMails.see'), url: quoteLink(site, quote.id) },
  })
}
