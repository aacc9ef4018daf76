import type { Language } from '#contract/base/languages/languages.ts'

/** Text that replaces the link to the request in an answer: a token is shown once. */
export const requestLinkText: Record<Language, string> = {
  es: 'el enlace a su pedido',
  en: 'the link to your request',
  pt: 'o link para o seu pedido',
}

/** The subject of an open request, for a sentence. */
export const openRequestText: Record<Language, string> = {
  es: 'su viaje',
  en: 'your trip',
  pt: 'sua viagem',
}
