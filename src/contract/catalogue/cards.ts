import { z } from 'zod'
import { answeredDetails } from './details.ts'
import { media } from './media.ts'

/** What all answered items have (requirements §2.2). */
const item = {
  id: z.guid(),
  details: answeredDetails,
  status: z.boolean(),
}

const tagList = z.array(z.string())
const place = z.object({ id: z.guid(), name: z.string() })

export const destinationCard = z
  .object({
    ...item,
    tags: tagList,
    starred: z.boolean(),
    showVideo: z.boolean(),
    regionId: z.guid(),
    region: place,
    country: place,
    mainImage: media.nullable(),
  })
  .meta({ id: 'Destination' })

export const tourCard = z
  .object({
    ...item,
    starred: z.boolean(),
    starredInDestination: z.boolean(),
    showVideo: z.boolean(),
    tags: tagList,
    bannedTags: tagList,
    inheritedTags: tagList,
    destinationId: z.guid(),
    categoryId: z.guid(),
    mainImage: media.nullable(),
  })
  .meta({ id: 'Tour' })

/** Circuits and packages look alike; `destinationIds` is the itinerary, in its order. */
export const itineraryCard = z
  .object({
    ...item,
    days: z.int(),
    nights: z.int(),
    destinationIds: z.array(z.guid()),
    tourIds: z.array(z.guid()),
    hotelIds: z.array(z.guid()),
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
    ...item,
    destinationId: z.guid(),
    tags: tagList,
    /** Stars from 1 to 5, halves allowed. */
    category: z.number(),
  })
  .meta({ id: 'Hotel' })

export const incentiveCard = z
  .object({
    ...item,
    destinationId: z.guid(),
    showVideo: z.boolean(),
    mainImage: media.nullable(),
  })
  .meta({ id: 'Incentive' })

/** What a detail adds: all media, and the moment of the last edit to send back with an edit. */
export const withMedia = { media: z.array(media), updatedAt: z.date() }

/** An item named in passing. */
export const itemReference = z.object({ id: z.guid(), details: answeredDetails })

export type DestinationCard = z.infer<typeof destinationCard>
export type TourCard = z.infer<typeof tourCard>
export type ItineraryCard = z.infer<typeof itineraryCard>
export type HotelCard = z.infer<typeof hotelCard>
export type IncentiveCard = z.infer<typeof incentiveCard>
