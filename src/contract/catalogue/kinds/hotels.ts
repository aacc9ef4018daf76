import { z } from 'zod'
import { id, oneOrMore, tags } from '#contract/base/fields.ts'
import { destinationCard, hotelCard, destinationReference, withMedia } from './cards.ts'
import {
  declareAdd,
  declareDelete,
  declareDetail,
  declareEdit,
  declareLandingDetail,
  declareList,
  declareRelatedToDestination,
  declareToggleStatus,
} from './declare.ts'
import { detailsInput } from '../facts/details.ts'
import {
  declareAddMedia,
  declareEditMediaPosition,
  declareRemoveMedia,
  declareUpdateMediaOrder,
} from '../media.ts'
import { sortedBy } from '#contract/base/sorting.ts'
import { factDefaults, factFields } from '../facts/fact-fields.ts'

const fields = z.object({
  details: detailsInput('hotel'),
  ...factFields('hotel'),
  destinationId: id,
  /** Stars from 1 to 5, halves allowed (requirements §2.8). */
  category: z.number().min(1).max(5).multipleOf(0.5),
  status: z.boolean(),
  tags,
})

const addFields = fields.extend({
  ...factDefaults('hotel'),
  /** Left out, it is enabled where the caller may publish. */
  status: fields.shape.status.optional(),
  tags: fields.shape.tags.default([]),
})

const hotelDetail = hotelCard.extend({ ...withMedia, destination: destinationReference })

const hotelLanding = hotelDetail.extend({
  destination: destinationCard,
  /** The destination's other hotels. */
  related: z.array(hotelCard),
})

/** Filters and order of the panel's list. */
const narrowing = {
  destinationId: oneOrMore(id).optional(),
  /** Stars. */
  category: oneOrMore(z.number().min(1).max(5).multipleOf(0.5)).optional(),
  sort: sortedBy('name', 'destination', 'category', 'languages', 'status').optional(),
}

export const hotelOperations = {
  addHotel: declareAdd('hotel', addFields),
  editHotel: declareEdit('hotel', fields),
  deleteHotel: declareDelete('hotel'),
  detailHotel: declareDetail('hotel', hotelDetail),
  landingDetailHotel: declareLandingDetail('hotel', hotelLanding),
  listHotels: declareList('hotels', hotelCard, narrowing),
  toggleHotelStatus: declareToggleStatus('hotel'),
  addHotelMedia: declareAddMedia('hotel'),
  removeHotelMedia: declareRemoveMedia('hotel'),
  editHotelMediaPosition: declareEditMediaPosition('hotel'),
  updateHotelMediaOrder: declareUpdateMediaOrder('hotel'),
  getDestinationRelatedHotels: declareRelatedToDestination('hotels', hotelCard),
} as const
