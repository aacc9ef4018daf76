import type { Language } from '#contract/languages.ts'

interface Asked {
  name: string
  item: string
  reference: string
}

/** How a reply begins, in the visitor's language and not the panel's. */
export const replyWords: Record<Language, (asked: Asked) => { subject: string; greeting: string }> =
  {
    es: ({ name, item, reference }) => ({
      subject: `Su consulta ${reference}: ${item}`,
      greeting: `Hola ${name}:`,
    }),
    en: ({ name, item, reference }) => ({
      subject: `Your request ${reference}: ${item}`,
      greeting: `Dear ${name},`,
    }),
    pt: ({ name, item, reference }) => ({
      subject: `Seu pedido ${reference}: ${item}`,
      greeting: `Olá, ${name},`,
    }),
  }
