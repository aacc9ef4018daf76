import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { PayloadOf } from '#contract/index.ts'
import type { LocationInputValue } from '#web/admin/kit/form/fields/location-input.tsx'
import { orderedTexts, isBlank, type PanelSite } from '../form/texts-form-values.ts'

export interface MarketFormValues {
  name: LanguageTexts
  countries: string[]
  phone: string
  whatsapp: string
  email: string
  assigneeId: string
}

export type ContactFormValues = {
  contact: {
    phone: string
    whatsapp: string
    email: string
    address: string
    location: LocationInputValue
  }
  markets: MarketFormValues[]
}

export const blankMarket = (): MarketFormValues => ({
  name: {},
  countries: [],
  phone: '',
  whatsapp: '',
  email: '',
  assigneeId: '',
})

export function toContactFormValues({ contact, markets }: PanelSite): ContactFormValues {
  const { phone, whatsapp, email, address, location } = contact
  return {
    contact: {
      phone: phone ?? '',
      whatsapp: whatsapp ?? '',
      email: email ?? '',
      address: address ?? '',
      location: { lat: location?.lat ?? '', lng: location?.lng ?? '' },
    },
    markets: markets.map((market) => ({
      name: orderedTexts(market.name),
      countries: market.countries,
      phone: market.phone ?? '',
      whatsapp: market.whatsapp ?? '',
      email: market.email ?? '',
      assigneeId: market.assigneeId ?? '',
    })),
  }
}

export function toContactPayload({ contact, markets }: ContactFormValues): PayloadOf<'editSite'> {
  if (isBlank(contact)) return { contact: null, markets }
  const { lat, lng } = contact.location
  // Half a point is one whose other half is missing.
  const location =
    lat === '' && lng === ''
      ? null
      : { lat: lat === '' ? undefined : lat, lng: lng === '' ? undefined : lng }
  return { contact: { ...contact, location }, markets }
}
