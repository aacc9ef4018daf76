import type { PartnerMessageTexts } from '#contract/trade/partner-messages.ts'

export const partnerMessages: PartnerMessageTexts = {
  originInvalid: 'An origin is written as https://www.example.com',
  addressNotPublic: 'The address must begin with https:// and be a public one',
}
