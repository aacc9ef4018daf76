import { plurals } from './addresses/plurals.ts'

/** Properties of a kind of catalogue items. */
interface KindFacts {
  /** As addresses, operations and tables spell it. */
  plural: string
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
  /** Public pages show its items by facts of their own; else by picture, name, place and summary alone. */
  card: 'own' | 'plain'
}

/** The six kinds of catalogue item, and what each of them is. */
export const kindFacts = {
  destination: {
    plural: plurals.destination,
    menu: 'destinations',
    media: 'ordered',
    starred: true,
    tags: 'own',
    quotable: true,
    belongsTo: 'region',
    addedFrom: 'section',
    card: 'own',
  },
  tour: {
    plural: plurals.tour,
    menu: 'experiences',
    media: 'ordered',
    starred: true,
    tags: 'inherited',
    quotable: true,
    belongsTo: 'destination',
    addedFrom: 'destination',
    card: 'own',
  },
  circuit: {
    plural: plurals.circuit,
    menu: 'circuits',
    media: 'ordered',
    starred: true,
    tags: 'inherited',
    quotable: true,
    belongsTo: 'none',
    addedFrom: 'section',
    card: 'own',
  },
  package: {
    plural: plurals.package,
    menu: 'packages',
    media: 'ordered',
    starred: true,
    tags: 'inherited',
    quotable: true,
    belongsTo: 'none',
    addedFrom: 'section',
    card: 'own',
  },
  hotel: {
    plural: plurals.hotel,
    menu: null,
    media: 'ordered',
    starred: false,
    tags: 'own',
    quotable: false,
    belongsTo: 'destination',
    addedFrom: 'destination',
    card: 'own',
  },
  incentive: {
    plural: plurals.incentive,
    menu: 'incentives',
    media: 'by age',
    starred: false,
    tags: 'none',
    quotable: true,
    belongsTo: 'destination',
    addedFrom: 'section',
    card: 'plain',
  },
} as const satisfies Record<string, KindFacts>

export type Kind = keyof typeof kindFacts

/** Kinds of which a fact has a value. */
type KindsWhere<Fact extends keyof KindFacts, Value extends KindFacts[Fact]> = {
  [Each in Kind]: (typeof kindFacts)[Each][Fact] extends Value ? Each : never
}[Kind]

export const kinds = Object.keys(kindFacts) as [Kind, ...Kind[]]

/** The kinds of which a fact has a value. */
export function kindsWhere<Fact extends keyof KindFacts>(
  fact: Fact,
  value: KindFacts[Fact],
): Kind[] {
  return kinds.filter((kind) => {
    const facts: KindFacts = kindFacts[kind]
    return facts[fact] === value
  })
}

export type PluralOf<K extends Kind> = (typeof kindFacts)[K]['plural']

export type PluralKind = PluralOf<Kind>

export type QuotableKind = KindsWhere<'quotable', true>

export type OrderedMediaKind = KindsWhere<'media', 'ordered'>

/** Tells whether a kind's media keep an order of the editor's own. */
export function keepsMediaOrder(kind: Kind): kind is OrderedMediaKind {
  return kindFacts[kind].media === 'ordered'
}

export type MenuKind = KindsWhere<'menu', string>

export function hasMenu(kind: Kind): kind is MenuKind {
  return kindFacts[kind].menu !== null
}

/** Kinds whose items belong to a destination each. */
export type PartKind = KindsWhere<'belongsTo', 'destination'>

export const partKinds = kinds.filter(
  (kind): kind is PartKind => kindFacts[kind].belongsTo === 'destination',
)

/** Kinds of parts that public pages show by picture, name, place and summary alone. */
export type PlainKind = Extract<PartKind, KindsWhere<'card', 'plain'>>

export function isPlain(kind: Kind): kind is PlainKind {
  return kindFacts[kind].card === 'plain'
}

export const plainKinds = kinds.filter(isPlain)

export type StarredKind = KindsWhere<'starred', true>

/** Kinds that the panel adds from a destination's page. */
export type KindOfDestination = KindsWhere<'addedFrom', 'destination'>

export function isKindOfDestination(kind: Kind): kind is KindOfDestination {
  return kindFacts[kind].addedFrom === 'destination'
}
