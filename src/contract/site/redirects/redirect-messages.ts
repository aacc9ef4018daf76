/** Errors of a redirect, in Spanish. Kept apart from the other messages, so that public forms do not load them. */
export const redirectMessages = {
  redirectFrom: 'La dirección antigua empieza por / y es una ruta de este sitio',
  redirectReserved: 'El sitio usa esta dirección para otra cosa',
  redirectServed: 'El sitio ya muestra una página en esta dirección',
  redirectTo: 'El destino es una ruta que empieza por / o una dirección https://',
  redirectLoop: 'La redirección volvería a su propia dirección',
} as const

export type RedirectMessageKey = keyof typeof redirectMessages

/** The panel's messages about a redirect, by the message's name. */
export type RedirectMessageTexts = Record<RedirectMessageKey, string>
