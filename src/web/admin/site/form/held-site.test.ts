import { expect, it } from 'vitest'
import { defaultColors } from '#contract/base/colors.ts'
import { defaultOffice } from '#contract/site/office/office.ts'
import type { PayloadOf } from '#contract/index.ts'
import { siteOperations } from '#contract/site/site.ts'
import { sampleSite } from '#testing/sample-site.ts'
import { holdContact, writeContact } from '../contact/held-contact.ts'
import { holdOffice, writeOffice } from '../hours/held-office.ts'
import { holdIdentity } from '../identity/held-identity.ts'
import type { PanelSite } from './held-texts.ts'
import { holdLegal, writeLegal } from '../identity/held-legal.ts'
import { holdColors, writeColors } from '../look/held-colors.ts'
import { holdMail, writeMail } from '../identity/held-mail.ts'

const rest = { logo: null, logoDark: null, icon: null, updatedAt: new Date() }

/** What all forms together send of a site that nobody has touched. */
function writtenAgain(site: PanelSite): PayloadOf<'editSite'> {
  return siteOperations.editSite.input.parse({
    ...holdIdentity(site),
    ...writeColors(holdColors(site)),
    ...writeContact(holdContact(site)),
    ...writeOffice(holdOffice(site)),
    ...writeLegal(holdLegal(site)),
    ...writeMail(holdMail(site)),
  })
}

it('what is held of a site and written again is the same', () => {
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
      note: {},
    },
    office: defaultOffice,
    links: { reservations: 'https://installation.example/', priceList: null, chat: null },
    analytics: { provider: 'none', address: null, siteId: null },
    sender: { name: null, replyTo: null },
    retention: { quotesMonths: null, acceptedYears: 10 },
    inherited: Object.keys(sampleSite),
  }
  const empty = Object.fromEntries(Object.keys(sampleSite).map((field) => [field, null]))
  const written = writtenAgain(site)
  expect(written).toEqual({ ...empty, slogan: {}, area: {}, markets: [], social: [] })
})

it('half a point and no number are told to be missing, not taken for nothing', () => {
  const held = holdContact({ ...sampleSite, ...rest })
  held.contact.location = { lat: -34.6, lng: '' }
  const office = holdOffice(sampleSite)
  office.office.answerWithinHours = ''
  const mail = holdMail({ ...sampleSite, ...rest })
  mail.retention.quotesMonths = ''
  for (const [payload, path] of [
    [writeContact(held), 'contact.location.lng'],
    [writeOffice(office), 'office.answerWithinHours'],
    [writeMail(mail), 'retention.quotesMonths'],
  ] as const) {
    const { error } = siteOperations.editSite.input.safeParse(payload)
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  }
})
