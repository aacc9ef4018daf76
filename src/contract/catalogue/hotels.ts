import { z } from 'zod'
import { id, tags } from '../fields.ts'
import { destinationCard, hotelCard, itemReference } from './cards.ts'
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
import { details } from './details.ts'
import { narrowingOf } from './panel-lists.ts'

const fields = z.object({
  details,
  destinationId: id,
  /** Stars from 1 to 5, halves allowed (requirements §2.8). */
  category: z.number().min(1).max(5).multipleOf(0.5),
  status: z.boolean(),
  tags,
})

const addFields = fields.extend({
  status: fields.shape.status.default(true),
  tags: fields.shape.tags.default([]),
})

const hotelDetail = hotelCard.extend({ updatedAt: z.date(), destination: itemReference })

const hotelLanding = hotelDetail.extend({
  destination: destinationCard,
  /** The destination's other hotels. */
  related: z.array(hotelCard),
})

export const hotelOperations = {
  addHotel: declareAdd('hotel', addFields),
  editHotel: declareEdit('hotel', fields),
  deleteHotel: declareDelete('hotel'),
  detailHotel: declareDetail('hotel', hotelDetail),
  landingDetailHotel: declareLandingDetail('hotel', hotelLanding),
  listHotels: declareList('hotels', hotelCard, narrowingOf.hotel),
  toggleHotelStatus: declareToggleStatus('hotel'),
  getDestinationRelatedHotels: declareRelatedToDestination('hotels', hotelCard),
} as const
