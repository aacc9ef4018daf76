import type { Kind, QuotableKind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import type { Channel } from '#contract/quotes/wish-fields.ts'
import { type Message, renderEmail, type Site } from '#server/documents/mail/email.ts'
import { kindNames, seeItem } from '#server/documents/mail/kind-labels.ts'
import { type QuotedJourney, wishRows } from './details/wish-rows.ts'

interface QuoteReceipt {
  site: Site
  reference: string
  /** When an answer is due; null where none is promised. */
  dueAt: Date | null
  channel: Channel
  /** The item asked for and its public page; null of an open quote. */
  main: { entityType: QuotableKind; name: string; url: string } | null
  /** All items and their names in the visitor's language, the one asked for first. */
  items: { entityType: Kind; name: string }[]
  /** The quote's own page. */
  url: string
  /** Whether an answer to the message reaches somebody. */
  answerable: boolean
  /** A copy of an agent's quote, to be repeated to them; null for everybody else. */
  copy: { journey: QuotedJourney; name: string; message: string } | null
}

const texts = {
  es: {
    subject: 'Recibimos su pedido de cotización',
    heading: 'Recibimos su pedido',
    thanks: (name: string) => `Gracias por su interés en ${name}.`,
    openThanks: 'Gracias por contarnos qué viaje imagina.',
    channels: {
      email: 'Una persona de nuestro equipo leerá su pedido y le responderá a esta dirección.',
      phone: 'Una persona de nuestro equipo leerá su pedido y le responderá por teléfono.',
      whatsapp: 'Una persona de nuestro equipo leerá su pedido y le responderá por WhatsApp.',
    },
    due: (when: string) => `Tendrá nuestra respuesta a más tardar el ${when}.`,
    reply: 'Si quiere agregar algo, responda este mensaje o escríbalo en la página de su pedido.',
    page: 'Si quiere agregar algo, escríbalo en la página de su pedido.',
    reference: 'Referencia',
    name: 'Nombre',
    see: 'Ver su pedido',
    note: 'Si no nos escribió, ignore este mensaje: alguien pudo haberse equivocado de dirección.',
  },
  en: {
    subject: 'We received your quote request',
    heading: 'We received your request',
    thanks: (name: string) => `Thank you for your interest in ${name}.`,
    openThanks: 'Thank you for telling us of the journey that you have in mind.',
    channels: {
      email: 'Somebody from our team will read your request and reply to this address.',
      phone: 'Somebody from our team will read your request and answer by phone.',
      whatsapp: 'Somebody from our team will read your request and answer by WhatsApp.',
    },
    due: (when: string) => `You will have our answer by ${when}.`,
    reply: 'To add anything, reply to this message or write it on the page of your request.',
    page: 'To add anything, write it on the page of your request.',
    reference: 'Reference',
    name: 'Name',
    see: 'See your request',
    note: 'If you did not write to us, ignore this message: somebody may have mistyped an address.',
  },
  pt: {
    subject: 'Recebemos seu pedido de cotação',
    heading: 'Recebemos seu pedido',
    thanks: (name: string) => `Obrigado pelo seu interesse em ${name}.`,
    openThanks: 'Obrigado por nos contar a viagem que você imagina.',
    channels: {
      email: 'Uma pessoa da nossa equipe vai ler seu pedido e responder a este endereço.',
      phone: 'Uma pessoa da nossa equipe vai ler seu pedido e responder por telefone.',
      whatsapp: 'Uma pessoa da nossa equipe vai ler seu pedido e responder por WhatsApp.',
    },
    due: (when: string) => `Você terá nossa resposta até ${when}.`,
    reply:
      'Se quiser acrescentar algo, responda a esta mensagem ou escreva na página do seu pedido.',
    page: 'Se quiser acrescentar algo, escreva na página do seu pedido.',
    reference: 'Referência',
    name: 'Nome',
    see: 'Ver seu pedido',
    note: 'Se você não nos escreveu, ignore esta mensagem: alguém pode ter errado o endereço.',
  },
} as const

/**
 * To who asked for a quote. But for an approved agent it repeats nothing they typed: anyone who enters
 * another person's address could otherwise send them any text in our name (requirements §11.1).
 */
export function quoteReceipt(data: QuoteReceipt, lang: Language): Message {
  const labels = texts[lang]
  const { dueAt, site, main, copy, items } = data
  const promise = dueAt ? [labels.due(momentInWords(dueAt, site.office.timeZone, lang))] : []
  const itemRows = items.map(({ entityType, name }) => {
    return { label: kindNames[lang][entityType], value: name }
  })
  const copied = copy && [{ label: labels.name, value: copy.name }, ...wishRows(copy.journey, lang)]
  return renderEmail(site, {
    lang,
    subject: `${labels.subject} (${data.reference}) – ${site.siteName}`,
    heading: labels.heading,
    paragraphs: [
      main ? labels.thanks(main.name) : labels.openThanks,
      labels.channels[data.channel],
      ...promise,
      data.answerable ? labels.reply : labels.page,
    ],
    fields: [{ label: labels.reference, value: data.reference }, ...(copied ?? itemRows)],
    ...(copy && { quotation: copy.message }),
    action: { label: labels.see, url: data.url },
    ...(main && { further: { label: seeItem[lang][main.entityType], url: main.url } }),
    note: labels.note,
  })
}
