import { initialLanguages, type SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { defaultColors } from '#contract/base/colors.ts'
import { defaultOffice } from '../office/office.ts'
import type { SiteFields } from './site-fields.ts'
import type { SiteAnswer } from './site.ts'

// What a site says as long as nobody has said anything of it.

export const noContact: NonNullable<SiteFields['contact']> = {
  phone: null,
  whatsapp: null,
  email: null,
  address: null,
  location: null,
}

export const noLegal: NonNullable<SiteFields['legal']> = {
  name: null,
  taxId: null,
  licences: [],
  dataFiscalUrl: null,
  consumerUrl: null,
  withdrawalUrl: null,
  withdrawalDays: 0,
  note: {},
}

export const noAnalytics: NonNullable<SiteFields['analytics']> = {
  provider: 'none',
  address: null,
  siteId: null,
}

export const usualRetention: NonNullable<SiteFields['retention']> = {
  quotesMonths: null,
  acceptedYears: 10,
}

export const allSections: SiteAnswer['sections'] = {
  agents: true,
  incentives: true,
  testimonials: true,
  specialists: true,
}

/** The site where nothing is known of it: while the database is away, and in pictures of parts of pages. */
export const unknownSite: SiteAnswer & { languages: SiteLanguages } = {
  languages: initialLanguages,
  name: '',
  slogan: {},
  area: {},
  colors: defaultColors,
  contact: noContact,
  markets: [],
  social: [],
  licence: null,
  legal: noLegal,
  office: defaultOffice,
  links: { reservations: null, priceList: null, chat: null },
  analytics: noAnalytics,
  foundedYear: null,
  paymentMeans: {},
  protection: {},
  memberships: [],
  residentsNote: {},
  sections: allSections,
  logo: null,
  logoDark: null,
  icon: null,
  updatedAt: new Date(0),
}
