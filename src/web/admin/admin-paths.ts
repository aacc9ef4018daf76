import { paths } from '#contract/addresses.ts'
import {
  type Kind,
  kindFacts,
  type KindOfDestination,
  type PluralKind,
} from '#contract/catalogue/kinds.ts'

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
  add: (kind: Exclude<Kind, KindOfDestination>) => `${panel}/${kindFacts[kind].plural}/add`,
  /** Tours and hotels are added to a destination. */
  addTo: (kind: KindOfDestination, destinationId: string) =>
    `${panel}/${kindFacts[kind].plural}/add/${destinationId}`,
  edit: (kind: Kind, id: string) => `${panel}/${kindFacts[kind].plural}/edit/${id}`,
  view: (kind: Kind, id: string) => viewIn(kindFacts[kind].plural, id),
  viewIn,
  quotes: paths.panelQuotes,
  /** The desk with a request open in it. */
  request: (id: string) => `${paths.panelQuotes}?open=${id}`,
  addRequest: `${paths.panelQuotes}/add`,
  proposal: (id: string) => `${panel}/proposals/${id}`,
  templates: `${panel}/templates`,
  addTemplate: `${panel}/templates/add`,
  editTemplate: (id: string) => `${panel}/templates/edit/${id}`,
  mails: `${panel}/mails`,
  people: `${panel}/people`,
  activity: `${panel}/activity`,
  users: paths.panelUsers,
  unconfirmedUsers: `${panel}/unconfirmed-users`,
  addAdmin: `${panel}/admins/add`,
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
  editCategory: (id: string) => `${panel}/categories/edit/${id}`,
  categoryTours: (id: string) => `/category/${id}/tours`,
  tags: `${panel}/tags`,
  countries: `${panel}/countries`,
  addCountry: `${panel}/countries/add`,
  editCountry: (id: string) => `${panel}/countries/edit/${id}`,
  country: (id: string) => `${panel}/countries/${id}`,
  addRegion: (countryId: string) => `${panel}/countries/${countryId}/regions/add`,
  editRegion: (countryId: string, id: string) =>
    `${panel}/countries/${countryId}/regions/${id}/edit`,
} as const
