import { paths } from '#contract/base/addresses/addresses.ts'
import type { Gap } from '#contract/catalogue/kinds/panel-lists.ts'
import type { TranslationState } from '#contract/catalogue/facts/translation.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import {
  type Kind,
  kindFacts,
  type KindOfDestination,
  type PluralKind,
} from '#contract/base/kinds.ts'

const panel = paths.adminPanel

const sections: readonly string[] = Object.values(kindFacts).map(({ plural }) => plural)

/** Whether a name is the panel's section of a kind, as its addresses spell it. */
export function isSection(name: string): name is PluralKind {
  return sections.includes(name)
}

const viewIn = (section: PluralKind, id: string) => `${panel}/${section}/${id}`

/** Addresses of the panel (requirements §6.1), apart from the public ones so that those pages stay light. */
export const adminPaths = {
  list: (kind: Kind) => `${panel}/${kindFacts[kind].plural}`,
  add: (kind: Kind) => `${panel}/${kindFacts[kind].plural}/add`,
  /** The form of a tour or hotel of a destination. */
  addTo: (kind: KindOfDestination, destinationId: string) =>
    `${panel}/${kindFacts[kind].plural}/add/${destinationId}`,
  edit: (kind: Kind, id: string) => `${panel}/${kindFacts[kind].plural}/edit/${id}`,
  view: (kind: Kind, id: string) => viewIn(kindFacts[kind].plural, id),
  viewIn,
  /** An item's form, at its texts in a language. */
  translate: (kind: Kind, id: string, lang: Language) =>
    `${panel}/${kindFacts[kind].plural}/edit/${id}?translate=${lang}`,
  dashboard: `${panel}/dashboard`,
  gap: (gap: Gap) => `${panel}/dashboard/${gap}`,
  listGap: (kind: Kind, gap: Gap) => `${panel}/${kindFacts[kind].plural}?gap=${gap}`,
  translations: `${panel}/translations`,
  translationsIn: (lang: Language, state: TranslationState) =>
    `${panel}/translations?lang=${lang}&state=${state}`,
  glossary: `${panel}/glossary`,
  missedSearches: `${panel}/missed-searches`,
  browserReports: `${panel}/browser-errors`,
  versions: (kind: Kind, id: string) => `${panel}/versions/${kind}/${id}`,
  bin: `${panel}/bin`,
  quotes: paths.panelQuotes,
  quotesIn: (state: string) => `${paths.panelQuotes}?state=${state}`,
  quotesOf: (agencyId: string) => `${paths.panelQuotes}?agency=${agencyId}`,
  overdueQuotes: `${paths.panelQuotes}?overdue=yes`,
  /** The inbox with a quote open in it. */
  quote: (id: string) => `${paths.panelQuotes}?open=${id}`,
  addQuote: `${paths.panelQuotes}/add`,
  editQuote: (id: string) => `${paths.panelQuotes}/edit/${id}`,
  proposal: (id: string) => `${panel}/proposals/${id}`,
  figures: `${panel}/figures`,
  specialists: `${panel}/specialists`,
  addSpecialist: `${panel}/specialists/add`,
  editSpecialist: (id: string) => `${panel}/specialists/edit/${id}`,
  testimonials: `${panel}/testimonials`,
  addTestimonial: `${panel}/testimonials/add`,
  editTestimonial: (id: string) => `${panel}/testimonials/edit/${id}`,
  redirects: `${panel}/redirects`,
  importRedirects: `${panel}/redirects/sheets`,
  termSets: `${panel}/term-sets`,
  addTermSet: `${panel}/term-sets/add`,
  editTermSet: (id: string) => `${panel}/term-sets/edit/${id}`,
  templates: `${panel}/templates`,
  addTemplate: `${panel}/templates/add`,
  editTemplate: (id: string) => `${panel}/templates/edit/${id}`,
  agencies: `${panel}/agencies`,
  silentAgencies: `${panel}/agencies?terms=none`,
  addAgency: `${panel}/agencies/add`,
  editAgency: (id: string) => `${panel}/agencies/edit/${id}`,
  rates: `${panel}/rates`,
  ratesOf: (kind: Kind, id: string) => `${panel}/rates?kind=${kind}&item=${id}`,
  addRate: `${panel}/rates/add`,
  /** The form of a rate of an item. */
  addRateOf: (kind: Kind, id: string) => `${panel}/rates/add?kind=${kind}&item=${id}`,
  editRate: (id: string) => `${panel}/rates/edit/${id}`,
  rateVersions: (id: string) => `${panel}/rates/versions/${id}`,
  importRates: `${panel}/rates/sheets`,
  mails: `${panel}/mails`,
  people: `${panel}/people`,
  partners: paths.panelPartners,
  activity: `${panel}/activity`,
  works: `${panel}/works`,
  users: paths.panelUsers,
  pendingUsers: `${paths.panelUsers}?group=noApproved`,
  unconfirmedUsers: `${panel}/unconfirmed-users`,
  usersOf: (agencyId: string) => `${paths.panelUsers}?agency=${agencyId}`,
  addAdmin: `${panel}/admins/add`,
  /** The form of a user who sells for an agency. */
  addUserOf: (agencyId: string) => `${panel}/admins/add?agency=${agencyId}`,
  editAdmin: (id: string) => `${panel}/admins/${id}/edit`,
  banner: `${panel}/banner`,
  addBanner: `${panel}/banner/create`,
  pages: `${panel}/pages`,
  addPage: `${panel}/pages/add`,
  editPage: (id: string) => `${panel}/pages/edit/${id}`,
  texts: `${panel}/texts`,
  site: `${panel}/site`,
  siteSection: (section: string) => `${panel}/site/${section}`,
  categories: `${panel}/categories`,
  addCategory: `${panel}/categories/add`,
  /** The form of an experience of a category. */
  addTourOf: (categoryId: string) =>
    `${panel}/${kindFacts.tour.plural}/add?categoryId=${categoryId}`,
  editCategory: (id: string) => `${panel}/categories/edit/${id}`,
  categoryTours: (id: string) => `/category/${id}/tours`,
  tags: `${panel}/tags`,
  sheets: `${panel}/sheets`,
  sheetsOf: (kind: Kind) => `${panel}/sheets?kind=${kind}`,
  schedule: `${panel}/schedule`,
  countries: `${panel}/countries`,
  addCountry: `${panel}/countries/add`,
  editCountry: (id: string) => `${panel}/countries/edit/${id}`,
  country: (id: string) => `${panel}/countries/${id}`,
  addRegion: (countryId: string) => `${panel}/countries/${countryId}/regions/add`,
  editRegion: (countryId: string, id: string) =>
    `${panel}/countries/${countryId}/regions/${id}/edit`,
} as const
