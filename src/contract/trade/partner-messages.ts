/**
 * Errors of a key or a webhook, in Spanish. Kept apart from the other messages, so that public forms do not load
 * them.
 */
export const partnerMessages = {
  originInvalid: 'El origen se escribe como https://www.ejemplo.com',
  addressNotPublic: 'La dirección debe empezar por https:// y ser pública',
} as const

export type PartnerMessageKey = keyof typeof partnerMessages

/** The panel's messages about a key or a webhook, by the message's name. */
export type PartnerMessageTexts = Record<PartnerMessageKey, string>
