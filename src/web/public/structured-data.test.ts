import { expect, it } from 'vitest'
import { unknownSite } from '#contract/site-defaults.ts'
import { sampleSite } from '#testing/sample-site.ts'
import { agencyJsonLd } from './structured-data.ts'

it('search engines read when the agency is there, whom to call and where else it is', () => {
  const site = { ...unknownSite, ...sampleSite, url: 'https://example.com' }
  expect(agencyJsonLd(site)).toMatchObject({
    telephone: '+51 1 555 0100',
    sameAs: ['https://social.example/pampa-azul'],
    contactPoint: [{ telephone: '+49 30 555 0100', areaServed: ['DE', 'FR'] }],
    openingHoursSpecification: [
      { dayOfWeek: ['Monday'], opens: '09:00', closes: '13:00' },
      { dayOfWeek: ['Monday'], opens: '14:00', closes: '18:00' },
      { dayOfWeek: ['Tuesday'], opens: '09:00', closes: '23:59' },
    ],
  })
})

it('days that are alike are told once, and nothing where nobody can be reached', () => {
  const site = { ...unknownSite, url: 'https://example.com' }
  expect(agencyJsonLd(site)).not.toHaveProperty('openingHoursSpecification')
  const contact = { ...site.contact, phone: '+51 1 555 0100' }
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  expect(agencyJsonLd({ ...site, contact })).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: weekdays, opens: '09:00', closes: '18:00' }],
  })
})
