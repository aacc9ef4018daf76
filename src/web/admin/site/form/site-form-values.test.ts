import { expect, it } from 'vitest'
import { defaultColors } from '#contract/base/colors.ts'
import { defaultOffice } from '#contract/site/office/office.ts'
import type { PayloadOf } from '#contract/index.ts'
import { allSections } from '#contract/site/identity/site-defaults.ts'
import { siteOperations } from '#contract/site/identity/site.ts'
import { sampleSite } from '#testing/sample-site.ts'
import { toContactFormValues, toContactPayload } from '../contact/contact-form-values.ts'
import { toOfficeFormValues, toOfficePayload } from '../hours/office-form-values.ts'
import { toIdentityFormValues } from '../identity/identity-form-values.ts'
import type { PanelSite } from './texts-form-values.ts'
import { toLegalFormValues, toLegalPayload } from '../identity/legal-form-values.ts'
import { toColorsFormValues, toColorsPayload } from '../look/colors-form-values.ts'
import { toMailFormValues, toMailPayload } from '../identity/mail-form-values.ts'
import { toTrustFormValues, toTrustPayload } from '../identity/trust-form-values.ts'

const rest = { logo: null, logoDark: null, icon: null, updatedAt: new Date() }

/** The payload of all forms together for an unchanged site. */
function writtenAgain(site: PanelSite): PayloadOf<'editSite'> {
  return siteOperations.editSite.input.parse({
    ...toIdentityFormValues(site),
    ...toColorsPayload(toColorsFormValues(site)),
    ...toContactPayload(toContactFormValues(site)),
    ...toOfficePayload(toOfficeFormValues(site)),
    ...toLegalPayload(toLegalFormValues(site)),
    ...toMailPayload(toMailFormValues(site)),
    ...toTrustPayload(toTrustFormValues(site)),
  })
}

it('form values of a site and the payload made of them are the same', () => {
  const links = { ...sampleSite.links, priceList: 'https://installation.example/' }
  const site = { ...sampleSite, ...rest, links, inherited: ['links.priceList'] }
  expect(writtenAgain(site)).toEqual(sampleSite)
})

it('what nobody has set stays unset', () => {
  const nobody = { phone: null, whatsapp: null, email: null, address: null, location: null }
  const site: PanelSite = {
    ...rest,
    name: 'From the environment',
    slogan: {},
    area: { en: 'Argentina and South America' },
    colors: defaultColors,
    contact: nobody,
    markets: [],
    social: [],
    licence: null,
    legal: {
      name: null,
      taxId: null,
      licences: [],
      dataFiscalUrl: null,
      consumerUrl: null,
      withdrawalUrl: null,
      withdrawalDays: 0,
      note: {},
    },
    office: defaultOffice,
    links: { reservations: 'https://installation.example/', priceList: null, chat: null },
    analytics: { provider: 'none', address: null, siteId: null },
    sender: { name: null, replyTo: null },
    retention: { quotesMonths: null, acceptedYears: 10 },
    foundedYear: null,
    paymentMeans: {},
    protection: {},
    memberships: [],
    residentsNote: {},
    sections: allSections,
    inherited: Object.keys(sampleSite),
  }
  const empty = Object.fromEntries(Object.keys(sampleSite).map((field) => [field, null]))
  const written = writtenAgain(site)
  const texts = { slogan: {}, area: {}, paymentMeans: {}, protection: {}, residentsNote: {} }
  expect(written).toEqual({ ...empty, ...texts, markets: [], social: [], memberships: [] })
})

it('half a point and no number are told to be missing, not taken for nothing', () => {
  const values = toContactFormValues({ ...sampleSite, ...rest })
  values.contact.location = { lat: -34.6, lng: '' }
  const office = toOfficeFormValues(sampleSite)
  office.office.answerWithinHours = ''
  const mail = toMailFormValues({ ...sampleSite, ...rest })
  mail.retention.quotesMonths = ''
  for (const [payload, path] of [
    [toContactPayload(values), 'contact.location.lng'],
    [toOfficePayload(office), 'office.answerWithinHours'],
    [toMailPayload(mail), 'retention.quotesMonths'],
  ] as const) {
    const { error } = siteOperations.editSite.input.safeParse(payload)
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  }
})
