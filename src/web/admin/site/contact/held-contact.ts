import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { PayloadOf } from '#contract/index.ts'
import type { HeldPoint } from '#web/admin/kit/form/fields/location-input.tsx'
import { heldTexts, isBlank, type PanelSite } from '../form/held-texts.ts'

export interface HeldMarket {
  name: LanguageTexts
  countries: string[]
  phone: string
  whatsapp: string
  email: string
  assigneeId: string
}

export type HeldContact = {
  contact: { phone: string; whatsapp: string; email: string; address: string; location: HeldPoint }
  markets: HeldMarket[]
}

export const blankMarket = (): HeldMarket => ({
  name: {},
  countries: [],
  phone: '',
  whatsapp: '',
  email: '',
  assigneeId: '',
})

export function holdContact({ contact, markets }: PanelSite): HeldContact {
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
      name: heldTexts(market.name),
      countries: market.countries,
      phone: market.phone ?? '',
      whatsapp: market.whatsapp ?? '',
      email: market.email ?? '',
      assigneeId: market.assigneeId ?? '',
    })),
  }
}

export function writeContact({ contact, markets }: HeldContact): PayloadOf<'editSite'> {
  if (isBlank(contact)) return { contact: null, markets }
  const { lat, lng } = contact.location
  // Half a point is one whose other half is missing.
  const location =
    lat === '' && lng === ''
      ? null
      : { lat: lat === '' ? undefined : lat, lng: lng === '' ? undefined : lng }
  return { contact: { ...contact, location }, markets }
}
