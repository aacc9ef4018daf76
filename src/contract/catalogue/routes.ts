import { z } from 'zod'
import { ids, tags } from '../fields.ts'
import { limits } from '../limits.ts'
import { destinationCard, hotelCard, routeCard, tourCard, withMedia } from './cards.ts'
import { details } from './details.ts'

const length = z.int().min(1).max(limits.daysMax)

/** The fields that circuits and packages share beside their destinations. */
export const routeFields = z.object({
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
export const routeDefaults = {
  tourIds: routeFields.shape.tourIds.default([]),
  hotelIds: routeFields.shape.hotelIds.default([]),
  status: routeFields.shape.status.default(true),
  starred: routeFields.shape.starred.default(false),
  showVideo: routeFields.shape.showVideo.default(false),
  tags: routeFields.shape.tags.default([]),
  bannedTags: routeFields.shape.bannedTags.default([]),
}

/** A circuit or package with its parts resolved, each list in the given order. */
export const routeDetail = routeCard.extend({
  ...withMedia,
  destinations: z.array(destinationCard),
  tours: z.array(tourCard),
  hotels: z.array(hotelCard),
})
