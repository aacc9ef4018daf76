import type { Language } from '#contract/languages.ts'
import { type Message, type Site, writeLetter } from '../letter.ts'

interface QuoteReceipt {
  site: Site
  reference: string
  /** The item's name in the visitor's language. */
  entityName: string
  /** The item's public page. */
  entityUrl: string
}

const texts = {
  es: {
    subject: 'Recibimos su pedido de cotización',
    heading: 'Recibimos su pedido',
    paragraphs: (name: string) => [
      `Gracias por su interés en ${name}.`,
      'Una persona de nuestro equipo leerá su pedido y le responderá a este e-mail.',
    ],
    reference: 'Referencia',
    action: 'Ver la propuesta',
    note: 'Si no nos escribió, ignore este mensaje: alguien pudo haberse equivocado de dirección.',
  },
  en: {
    subject: 'We received your quote request',
    heading: 'We received your request',
    paragraphs: (name: string) => [
      `Thank you for your interest in ${name}.`,
      'Somebody from our team will read your request and reply to this email address.',
    ],
    reference: 'Reference',
    action: 'See the proposal',
    note: 'If you did not write to us, ignore this message: somebody may have mistyped an address.',
  },
  pt: {
    subject: 'Recebemos seu pedido de cotação',
    heading: 'Recebemos seu pedido',
    paragraphs: (name: string) => [
      `Obrigado pelo seu interesse em ${name}.`,
      'Uma pessoa da nossa equipe vai ler seu pedido e responder a este e-mail.',
    ],
    reference: 'Referência',
    action: 'Ver a proposta',
    note: 'Se você não nos escreveu, ignore esta mensagem: alguém pode ter errado o endereço.',
  },
} as const

/**
 * To the visitor who asked for a quote. It repeats nothing they typed: whoever enters another
 * person's address could otherwise send them any text in our name.
 */
export function quoteReceipt(data: QuoteReceipt, lang: Language): Message {
  const { subject, heading, paragraphs, reference, action, note } = texts[lang]
  return writeLetter(data.site, {
    lang,
    subject: `${subject} – ${data.site.siteName}`,
    heading,
    paragraphs: paragraphs(data.entityName),
    facts: [{ label: reference, value: data.reference }],
    action: { label: action, url: data.entityUrl },
    note,
  })
}
