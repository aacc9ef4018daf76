/** The six kinds of catalogue item. */
export const kinds = ['destination', 'tour', 'circuit', 'package', 'hotel', 'incentive'] as const

export type Kind = (typeof kinds)[number]

/** Kinds a visitor can ask a quote for (requirements §2.1). */
export const quotableKinds = ['circuit', 'destination', 'package', 'tour', 'incentive'] as const

export type QuotableKind = (typeof quotableKinds)[number]

/** Kinds that own media: all but hotels. */
export type MediaKind = Exclude<Kind, 'hotel'>

/** Whose media keep an order: banner and incentive media are listed by age (requirements §4.17). */
export const orderedMediaKinds = ['destination', 'tour', 'circuit', 'package'] as const

export type OrderedMediaKind = (typeof orderedMediaKinds)[number]
