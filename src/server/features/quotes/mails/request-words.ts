import type { Language } from '#contract/base/languages/languages.ts'

/** What an answer says where the link to the request was: a token is told once. */
export const requestLinkWords: Record<Language, string> = {
  es: 'el enlace a su pedido',
  en: 'the link to your request',
  pt: 'o link para o seu pedido',
}

/** What an open request asks for, in a sentence. */
export const openRequestWords: Record<Language, string> = {
  es: 'su viaje',
  en: 'your trip',
  pt: 'sua viagem',
}
