import { paths } from '#contract/addresses.ts'
import { type Kind, kindFacts, type KindOfDestination } from '#contract/catalogue/kinds.ts'

const panel = paths.adminPanel

/** The panel's section of a kind of item, as its addresses spell it. */
export const sectionOfKind = {
  destination: kindFacts.destination.plural,
  tour: kindFacts.tour.plural,
  circuit: kindFacts.circuit.plural,
  package: kindFacts.package.plural,
  hotel: kindFacts.hotel.plural,
  incentive: kindFacts.incentive.plural,
} as const satisfies Record<Kind, string>

type Section = (typeof sectionOfKind)[Kind]

export function isSection(name: string): name is Section {
  return Object.values<string>(sectionOfKind).includes(name)
}

/** Hotels have no view of their own. */
function viewIn(section: Section, id: string): string {
  return section === 'hotels' ? `${panel}/hotels/edit/${id}` : `${panel}/${section}/${id}`
}

/** Addresses of the panel (requirements §6.1), apart from the public ones so that those pages stay light. */
export const adminPaths = {
  list: (kind: Kind) => `${panel}/${sectionOfKind[kind]}`,
  add: (kind: Exclude<Kind, KindOfDestination>) => `${panel}/${sectionOfKind[kind]}/add`,
  /** Tours and hotels are added to a destination. */
  addTo: (kind: KindOfDestination, destinationId: string) =>
    `${panel}/${sectionOfKind[kind]}/add/${destinationId}`,
  edit: (kind: Kind, id: string) => `${panel}/${sectionOfKind[kind]}/edit/${id}`,
  view: (kind: Kind, id: string) => viewIn(sectionOfKind[kind], id),
  viewIn,
  quotes: paths.panelQuotes,
  activity: `${panel}/activity`,
  users: paths.panelUsers,
  unconfirmedUsers: `${panel}/unconfirmed-users`,
  addAdmin: `${panel}/admins/add`,
  editAdmin: (id: string) => `${panel}/admins/${id}/edit`,
  banner: `${panel}/banner`,
  addBanner: `${panel}/banner/create`,
  categories: `${panel}/categories`,
  addCategory: `${panel}/categories/add`,
  editCategory: (id: string) => `${panel}/categories/edit/${id}`,
  categoryTours: (id: string) => `/category/${id}/tours`,
  countries: `${panel}/countries`,
  addCountry: `${panel}/countries/add`,
  editCountry: (id: string) => `${panel}/countries/edit/${id}`,
  country: (id: string) => `${panel}/countries/${id}`,
  addRegion: (countryId: string) => `${panel}/countries/${countryId}/regions/add`,
  editRegion: (countryId: string, id: string) =>
    `${panel}/countries/${countryId}/regions/${id}/edit`,
} as const
