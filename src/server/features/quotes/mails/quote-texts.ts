import type { Language } from '#contract/base/languages/languages.ts'

/** Text that replaces the link to the quote in an answer: a token is shown once. */
export const quoteLinkText: Record<Language, string> = {
  es: 'el enlace a su pedido',
  en: 'the link to your request',
  pt: 'o link para o seu pedido',
}

/** The subject of an open quote, for a sentence. */
export const openQuoteText: Record<Language, string> = {
  es: 'su viaje',
  en: 'your trip',
  pt: 'sua viagem',
}
