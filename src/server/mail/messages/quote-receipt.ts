import type { QuotableKind } from '#contract/catalogue/kinds.ts'
import type { Language } from '#contract/languages.ts'
import { type Message, renderEmail, type Site } from '../email.ts'
import { seeItem } from './kind-words.ts'

interface QuoteReceipt {
  site: Site
  reference: string
  entityType: QuotableKind
  /** The item's name in the visitor's language. */
  entityName: string
  /** The item's public page. */
  entityUrl: string
  /** Whether an answer to the message reaches somebody. */
  answerable: boolean
}

const texts = {
  es: {
    subject: 'Recibimos su pedido de cotización',
    heading: 'Recibimos su pedido',
    paragraphs: (name: string) => [
      `Gracias por su interés en ${name}.`,
      'Una persona de nuestro equipo leerá su pedido y le responderá a esta dirección.',
    ],
    reply: 'Si quiere agregar algo, responda este mensaje.',
    reference: 'Referencia',
    note: 'Si no nos escribió, ignore este mensaje: alguien pudo haberse equivocado de dirección.',
  },
  en: {
    subject: 'We received your quote request',
    heading: 'We received your request',
    paragraphs: (name: string) => [
      `Thank you for your interest in ${name}.`,
      'Somebody from our team will read your request and reply to this address.',
    ],
    reply: 'To add anything, simply reply to this message.',
    reference: 'Reference',
    note: 'If you did not write to us, ignore this message: somebody may have mistyped an address.',
  },
  pt: {
    subject: 'Recebemos seu pedido de cotação',
    heading: 'Recebemos seu pedido',
    paragraphs: (name: string) => [
      `Obrigado pelo seu interesse em ${name}.`,
      'Uma pessoa da nossa equipe vai ler seu pedido e responder a este endereço.',
    ],
    reply: 'Se quiser acrescentar algo, responda a esta mensagem.',
    reference: 'Referência',
    note: 'Se você não nos escreveu, ignore esta mensagem: alguém pode ter errado o endereço.',
  },
} as const

/**
 * To the visitor who asked for a quote. It repeats nothing they typed: anyone who enters another
 * person's address could otherwise send them any text in our name.
 */
export function quoteReceipt(data: QuoteReceipt, lang: Language): Message {
  const { subject, heading, paragraphs, reply, reference, note } = texts[lang]
  return renderEmail(data.site, {
    lang,
    subject: `${subject} (${data.reference}) – ${data.site.siteName}`,
    heading,
    paragraphs: [...paragraphs(data.entityName), ...(data.answerable ? [reply] : [])],
    fields: [{ label: reference, value: data.reference }],
    action: { label: seeItem[lang][data.entityType], url: data.entityUrl },
    note,
  })
}
