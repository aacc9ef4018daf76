import type { PartnerMessageTexts } from '#contract/trade/partner-messages.ts'

export const partnerMessages: PartnerMessageTexts = {
  originInvalid: 'El origen se escribe como https://www.ejemplo.com',
  addressNotPublic: 'La dirección debe empezar por https:// y ser pública',
}
