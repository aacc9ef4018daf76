import type { Language } from '#contract/base/languages/languages.ts'

interface ReplySubject {
  name: string
  /** Null of a journey that no item describes. */
  item: string | null
  reference: string
}

/** Beginning of a reply, in the visitor's language and not the panel's. */
export const replyTexts: Record<
  Language,
  (asked: ReplySubject) => { subject: string; greeting: string }
> = {
  es: ({ name, item, reference }) => ({
    subject: about(`Su consulta ${reference}`, item),
    greeting: `Hola ${name}:`,
  }),
  en: ({ name, item, reference }) => ({
    subject: about(`Your request ${reference}`, item),
    greeting: `Dear ${name},`,
  }),
  pt: ({ name, item, reference }) => ({
    subject: about(`Seu pedido ${reference}`, item),
    greeting: `Olá, ${name},`,
  }),
}

function about(quote: string, item: string | null): string {
  return item ? `${quote}: ${item}` : quote
}
