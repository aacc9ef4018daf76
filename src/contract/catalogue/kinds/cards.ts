import { z } from 'zod'
import { answeredAliases, namedReference } from '../places/place-fields.ts'
import { answeredDetails, answeredReference } from '../facts/details.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { answeredFacts, answeredMonths, answeredMonthState } from '../facts/fact-fields.ts'
import { media } from '../media.ts'
import { answeredMonthPrice } from '../prices/priced-kinds.ts'
import { answeredTranslation } from '../facts/translation.ts'

/** An item's changes that are not published yet, for admins with adminPanel alone; null if there are none. */
export const answeredDraft = z
  .object({ updatedAt: z.date(), by: z.object({ id: z.guid(), name: z.string() }) })
  .nullable()
  .optional()

/** Fields of all answered items (requirements §2.2). */
function itemOf<K extends Kind>(kind: K) {
  return {
    id: z.guid(),
    details: answeredDetails(kind),
    status: z.boolean(),
    /** The moment of the last edit or toggle, to send back with an edit. */
    updatedAt: z.date(),
    /** For admins with adminPanel: how its texts and days stand in each language but English. */
    translation: answeredTranslation.optional(),
    draft: answeredDraft,
  }
}

const tagList = z.array(z.string())

export const destinationCard = z
  .object({
    ...itemOf('destination'),
    tags: tagList,
    aliases: answeredAliases,
    starred: z.boolean(),
    showVideo: z.boolean(),
    regionId: z.guid(),
    region: namedReference,
    country: namedReference,
    ...answeredFacts('destination'),
    monthState: answeredMonthState,
    mainImage: media.nullable(),
  })
  .meta({ id: 'Destination' })

export const tourCard = z
  .object({
    ...itemOf('tour'),
    starred: z.boolean(),
    starredInDestination: z.boolean(),
    showVideo: z.boolean(),
    tags: tagList,
    bannedTags: tagList,
    inheritedTags: tagList,
    destinationId: z.guid(),
    categoryId: z.guid(),
    ...answeredFacts('tour'),
    monthState: answeredMonthState,
    priceInMonth: answeredMonthPrice,
    mainImage: media.nullable(),
  })
  .meta({ id: 'Tour' })

/** Circuits and packages look alike; `destinationIds` is the itinerary, in its order. */
export const itineraryCard = z
  .object({
    ...itemOf('circuit'),
    days: z.int(),
    nights: z.int(),
    destinationIds: z.array(z.guid()),
    tourIds: z.array(z.guid()),
    /** The experiences without which the journey makes no sense. */
    keyTourIds: z.array(z.guid()),
    hotelIds: z.array(z.guid()),
    /** Packages that extend the journey. */
    extensionIds: z.array(z.guid()),
    // Circuits and packages have the same.
    ...answeredFacts('circuit'),
    priceInMonth: answeredMonthPrice,
    /** For each month what its enabled destinations and experiences make of it; null when none says anything. */
    months: answeredMonths,
    monthState: answeredMonthState,
    /** The next 24 months in which it departs, in lists and details; null where it departs when one likes. */
    departureMonths: z.array(z.string()).nullable().optional(),
    starred: z.boolean(),
    showVideo: z.boolean(),
    tags: tagList,
    bannedTags: tagList,
    inheritedTags: tagList,
    mainImage: media.nullable(),
  })
  .meta({ id: 'Itinerary' })

export const hotelCard = z
  .object({
    ...itemOf('hotel'),
    destinationId: z.guid(),
    tags: tagList,
    /** Stars from 1 to 5, halves allowed. */
    category: z.number(),
    ...answeredFacts('hotel'),
    mainImage: media.nullable(),
  })
  .meta({ id: 'Hotel' })

export const incentiveCard = z
  .object({
    ...itemOf('incentive'),
    destinationId: z.guid(),
    showVideo: z.boolean(),
    ...answeredFacts('incentive'),
    mainImage: media.nullable(),
  })
  .meta({ id: 'Incentive' })

/** The card of each kind, in the order in which answers group items by kind. */
export const cardOf = {
  destination: destinationCard,
  circuit: itineraryCard,
  package: itineraryCard,
  tour: tourCard,
  hotel: hotelCard,
  incentive: incentiveCard,
} as const satisfies Record<Kind, z.ZodObject>

export type Cards = { [Each in Kind]: z.infer<(typeof cardOf)[Each]> }

/** The kinds in that order. */
export const answeredKinds = Object.keys(cardOf) as Kind[]

/** Fields that a detail adds. */
export const withMedia = { media: z.array(media) }

/** A destination named in passing. */
export const destinationReference = z.object({ id: z.guid(), details: answeredReference })

export type DestinationCard = z.infer<typeof destinationCard>
export type TourCard = z.infer<typeof tourCard>
export type ItineraryCard = z.infer<typeof itineraryCard>
export type HotelCard = z.infer<typeof hotelCard>
export type IncentiveCard = z.infer<typeof incentiveCard>
