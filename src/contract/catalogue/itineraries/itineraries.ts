import { z } from 'zod'
import { ids, tags } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { destinationCard, hotelCard, itineraryCard, tourCard, withMedia } from '../kinds/cards.ts'
import { detailsInput } from '../facts/details.ts'
import { factDefaults, factFields } from '../facts/fact-fields.ts'
import { answeredItinerary, itinerary } from './itinerary-days.ts'
import { kinds } from '#contract/base/kinds.ts'
import { monthReason } from '../facts/seasons.ts'

const length = z.int().min(1).max(limits.daysMax)

/** A list that null empties. */
function orNone<List extends z.ZodType<unknown[]>>(list: List) {
  return list.nullable().transform((value): z.output<List> | [] => value ?? [])
}

/** The fields that circuits and packages share beside their destinations. */
export const itineraryFields = z.object({
  /** Circuits and packages say the same. */
  details: detailsInput('circuit'),
  days: length,
  nights: length,
  tourIds: ids(0),
  /** Those of `tourIds` without which the journey makes no sense. */
  keyTourIds: orNone(ids(0, messages.tooMany, limits.keyToursMax)),
  hotelIds: ids(0),
  extensionIds: orNone(ids(0, messages.tooMany, limits.extensionsMax)),
  itinerary: orNone(itinerary),
  // Circuits and packages have the same facts.
  ...factFields('circuit'),
  status: z.boolean(),
  starred: z.boolean(),
  showVideo: z.boolean(),
  tags,
  bannedTags: tags,
})

/** Their defaults when added (requirements §2.10). */
export const itineraryDefaults = {
  tourIds: itineraryFields.shape.tourIds.default([]),
  keyTourIds: itineraryFields.shape.keyTourIds.default([]),
  hotelIds: itineraryFields.shape.hotelIds.default([]),
  extensionIds: itineraryFields.shape.extensionIds.default([]),
  itinerary: itineraryFields.shape.itinerary.default([]),
  ...factDefaults('circuit'),
  /** Left out, it is enabled where the caller may publish. */
  status: itineraryFields.shape.status.optional(),
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
  itinerary: answeredItinerary,
  /** For each month the destinations and tours that are worse than good then, the worst first. */
  monthReasons: z.array(z.array(monthReason)).nullable(),
  /** For each month the destinations and tours that are closed then. */
  closedBecause: z.array(z.array(z.object({ kind: z.enum(kinds), id: z.guid() }))),
})
