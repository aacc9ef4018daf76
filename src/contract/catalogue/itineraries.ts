import { z } from 'zod'
import { ids, tags } from '../fields.ts'
import { limits } from '../limits.ts'
import { destinationCard, hotelCard, itineraryCard, tourCard, withMedia } from './cards.ts'
import { details } from './details.ts'

const length = z.int().min(1).max(limits.daysMax)

/** The fields that circuits and packages share beside their destinations. */
export const itineraryFields = z.object({
  details,
  days: length,
  nights: length,
  tourIds: ids(0),
  hotelIds: ids(0),
  status: z.boolean(),
  starred: z.boolean(),
  showVideo: z.boolean(),
  tags,
  bannedTags: tags,
})

/** Their defaults when added (requirements §2.10). */
export const itineraryDefaults = {
  tourIds: itineraryFields.shape.tourIds.default([]),
  hotelIds: itineraryFields.shape.hotelIds.default([]),
  status: itineraryFields.shape.status.default(true),
  starred: itineraryFields.shape.starred.default(false),
  showVideo: itineraryFields.shape.showVideo.default(false),
  tags: itineraryFields.shape.tags.default([]),
  bannedTags: itineraryFields.shape.bannedTags.default([]),
}

/** A circuit or package with its parts resolved, each list in the given order. */
export const itineraryDetail = itineraryCard.extend({
  ...withMedia,
  destinations: z.array(destinationCard),
  tours: z.array(tourCard),
  hotels: z.array(hotelCard),
})
