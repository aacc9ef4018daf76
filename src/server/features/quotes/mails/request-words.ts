import type { Language } from '#contract/base/languages/languages.ts'

/** Words that replace the link to the request in an answer: a token is shown once. */
export const requestLinkWords: Record<Language, string> = {
  es: 'el enlace a su pedido',
  en: 'the link to your request',
  pt: 'o link para o seu pedido',
}

/** The subject of an open request, for a sentence. */
export const openRequestWords: Record<Language, string> = {
  es: 'su viaje',
  en: 'your trip',
  pt: 'sua viagem',
}
