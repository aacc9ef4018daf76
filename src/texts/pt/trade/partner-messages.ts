import type { PartnerMessageTexts } from '#contract/trade/partner-messages.ts'

export const partnerMessages: PartnerMessageTexts = {
  originInvalid: 'A origem se escreve como https://www.exemplo.com',
  addressNotPublic: 'O endereço deve começar por https:// e ser público',
}
