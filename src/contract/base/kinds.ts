import { plurals } from './addresses/plurals.ts'

/** Properties of a kind of catalogue items. */
interface KindFacts {
  /** As addresses, operations and tables spell it. */
  plural: string
  /** The operation that lists it; each kind's own file names all of its operations. */
  list: `list${string}`
  /** Its menu in the header, as \`headerDropdowns\` spells it. */
  menu: string | null
  /** Whether the agency orders its pictures, or they stand by age (requirements §4.17). */
  media: 'ordered' | 'by age'
  starred: boolean
  /** Its own alone, or also those of its destinations, which it may ban (requirements §2.11). */
  tags: 'own' | 'inherited' | 'none'
  /** Whether a visitor can ask a quote for it (requirements §2.1). */
  quotable: boolean
  /** The parent of each item of the kind; circuits and packages lead through several destinations. */
  belongsTo: 'region' | 'destination' | 'none'
  /** Where the panel adds one: in its section, or from the destination's page. */
  addedFrom: 'section' | 'destination'
}

/** The six kinds of catalogue item, and what each of them is. */
export const kindFacts = {
  destination: {
    plural: plurals.destination,
    list: 'listDestinations',
    menu: 'destinations',
    media: 'ordered',
    starred: true,
    tags: 'own',
    quotable: true,
    belongsTo: 'region',
    addedFrom: 'section',
  },
  tour: {
    plural: plurals.tour,
    list: 'listTours',
    menu: 'experiences',
    media: 'ordered',
    starred: true,
    tags: 'inherited',
    quotable: true,
    belongsTo: 'destination',
    addedFrom: 'destination',
  },
  circuit: {
    plural: plurals.circuit,
    list: 'listCircuits',
    menu: 'circuits',
    media: 'ordered',
    starred: true,
    tags: 'inherited',
    quotable: true,
    belongsTo: 'none',
    addedFrom: 'section',
  },
  package: {
    plural: plurals.package,
    list: 'listPackages',
    menu: 'packages',
    media: 'ordered',
    starred: true,
    tags: 'inherited',
    quotable: true,
    belongsTo: 'none',
    addedFrom: 'section',
  },
  hotel: {
    plural: plurals.hotel,
    list: 'listHotels',
    menu: null,
    media: 'ordered',
    starred: false,
    tags: 'own',
    quotable: false,
    belongsTo: 'destination',
    addedFrom: 'destination',
  },
  incentive: {
    plural: plurals.incentive,
    list: 'listIncentives',
    menu: 'incentives',
    media: 'by age',
    starred: false,
    tags: 'none',
    quotable: true,
    belongsTo: 'destination',
    addedFrom: 'section',
  },
} as const satisfies Record<string, KindFacts>

export type Kind = keyof typeof kindFacts

/** Kinds of which a fact has a value. */
type KindsWhere<Fact extends keyof KindFacts, Value extends KindFacts[Fact]> = {
  [Each in Kind]: (typeof kindFacts)[Each][Fact] extends Value ? Each : never
}[Kind]

export const kinds = Object.keys(kindFacts) as [Kind, ...Kind[]]

export type PluralKind = (typeof kindFacts)[Kind]['plural']

export type QuotableKind = KindsWhere<'quotable', true>

export type OrderedMediaKind = KindsWhere<'media', 'ordered'>

export type MenuKind = KindsWhere<'menu', string>

export function hasMenu(kind: Kind): kind is MenuKind {
  return kindFacts[kind].menu !== null
}

export type StarredKind = KindsWhere<'starred', true>

/** Kinds that the panel adds from a destination's page. */
export type KindOfDestination = KindsWhere<'addedFrom', 'destination'>

export function isKindOfDestination(kind: Kind): kind is KindOfDestination {
  return kindFacts[kind].addedFrom === 'destination'
}
