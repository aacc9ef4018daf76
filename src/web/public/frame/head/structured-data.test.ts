import { expect, it } from 'vitest'
import { unknownSite } from '#contract/site/identity/site-defaults.ts'
import { sampleSite } from '#testing/sample-site.ts'
import { agencyJsonLd } from './structured-data.ts'

const unknown = { ...unknownSite, url: 'https://example.com', mapStyleUrl: null }

it('search engines read when the agency is there, whom to call and where else it is', () => {
  const site = { ...unknown, ...sampleSite }
  expect(agencyJsonLd(site)).toMatchObject({
    telephone: '+51 1 555 0100',
    sameAs: ['https://social.example/pampa-azul'],
    contactPoint: [
      { telephone: '+51 1 555 0100', email: 'hola@pampa-azul.com' },
      { telephone: '+51 955 501 000' },
      { telephone: '+49 30 555 0100', areaServed: ['DE', 'FR'] },
    ],
    openingHoursSpecification: [
      { dayOfWeek: ['Monday'], opens: '09:00', closes: '13:00' },
      { dayOfWeek: ['Monday'], opens: '14:00', closes: '18:00' },
      { dayOfWeek: ['Tuesday'], opens: '09:00', closes: '23:59' },
    ],
  })
})

it('days that are alike are told once, and nothing where nobody can be reached', () => {
  const site = unknown
  expect(agencyJsonLd(site)).not.toHaveProperty('openingHoursSpecification')
  const contact = { ...site.contact, phone: '+51 1 555 0100' }
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  expect(agencyJsonLd({ ...site, contact })).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: weekdays, opens: '09:00', closes: '18:00' }],
  })
})

it('the agency itself is the first to call, with or without markets, by the ways that it has', () => {
  const { contact } = unknownSite
  const pointsOf = (channels: Partial<typeof contact>) =>
    agencyJsonLd({ ...unknown, contact: { ...contact, ...channels } }).contactPoint
  const point = { '@type': 'ContactPoint', contactType: 'sales' }
  const [phone, whatsapp, email] = ['+51 1 555 0100', '+51 955 501 000', 'hola@example.com']
  expect(pointsOf({})).toBeUndefined()
  expect(pointsOf({ email })).toEqual([{ ...point, email }])
  expect(pointsOf({ whatsapp })).toEqual([{ ...point, telephone: whatsapp }])
  expect(pointsOf({ phone, whatsapp, email })).toEqual([
    { ...point, telephone: phone, email },
    { ...point, telephone: whatsapp },
  ])
  // One number is told once.
  expect(pointsOf({ phone, whatsapp: phone })).toEqual([{ ...point, telephone: phone }])
})
