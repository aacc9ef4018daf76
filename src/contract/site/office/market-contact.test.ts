import { describe, expect, it } from 'vitest'
import { contactFor } from './market-contact.ts'

const contact = {
  phone: '+591 2 555 0100',
  whatsapp: '+591 7',
  email: 'a@example.com',
  address: 'A',
}
const none = { phone: null, whatsapp: null, email: null }
const brazil = { ...none, countries: ['BR'], phone: '+55 11 5555 0100' }
const germany = { ...none, countries: ['DE', 'AT'], email: 'de@example.com' }
const iberia = { ...none, countries: ['ES', 'PT'], phone: '+34 91 555 0100' }
const site = { contact, markets: [brazil, germany, iberia] }

const phoneOf = (language: 'es' | 'en' | 'pt', country?: string | null, markets = site.markets) =>
  contactFor({ contact, markets }, { language, country }).phone

describe('how a reader reaches the agency', () => {
  it('is by the market of their country, whatever they read', () => {
    expect(phoneOf('en', 'BR')).toBe(brazil.phone)
    expect(contactFor(site, { language: 'en', country: 'AT' })).toEqual({
      ...contact,
      email: germany.email,
    })
    expect(phoneOf('pt', 'FR')).toBe(contact.phone)
  })

  it('is by the one market that speaks their language, where the country is not known', () => {
    expect(phoneOf('pt')).toBe(brazil.phone)
    expect(phoneOf('pt', null)).toBe(brazil.phone)
    // Spain and Portugal speak two.
    expect(phoneOf('es')).toBe(contact.phone)
    expect(phoneOf('en')).toBe(contact.phone)
  })

  it('is the agency’s own where two markets speak it, or the one has no contact of its own', () => {
    expect(phoneOf('pt', null, [brazil, { ...brazil, countries: ['PT'] }])).toBe(contact.phone)
    expect(phoneOf('pt', null, [{ ...none, countries: ['BR'] }] as never)).toBe(contact.phone)
    expect(phoneOf('pt', null, [{ ...brazil, countries: [] }])).toBe(contact.phone)
  })
})
