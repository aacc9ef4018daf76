import { z } from 'zod'
import { id } from '../fields.ts'
import { destinationCard, incentiveCard, itemReference, withMedia } from './cards.ts'
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
import { declareAddMedia, declareEditMediaPosition, declareRemoveMedia } from './media.ts'
import { narrowingOf } from './panel-lists.ts'

const fields = z.object({
  details,
  destinationId: id,
  status: z.boolean(),
  showVideo: z.boolean(),
})

const addFields = fields.extend({
  status: fields.shape.status.default(true),
  showVideo: fields.shape.showVideo.default(false),
})

const incentiveDetail = incentiveCard.extend({ ...withMedia, destination: itemReference })

const incentiveLanding = incentiveDetail.extend({
  destination: destinationCard,
  /** Other incentives, newest first. */
  related: z.array(incentiveCard),
})

export const incentiveOperations = {
  addIncentive: declareAdd('incentive', addFields),
  editIncentive: declareEdit('incentive', fields),
  deleteIncentive: declareDelete('incentive'),
  detailIncentive: declareDetail('incentive', incentiveDetail),
  landingDetailIncentive: declareLandingDetail('incentive', incentiveLanding),
  listIncentives: declareList('incentives', incentiveCard, narrowingOf.incentive),
  toggleIncentiveStatus: declareToggleStatus('incentive'),
  addIncentiveMedia: declareAddMedia('incentive'),
  removeIncentiveMedia: declareRemoveMedia('incentive'),
  editIncentiveMediaPosition: declareEditMediaPosition('incentive'),
  getDestinationRelatedIncentives: declareRelatedToDestination('incentives', incentiveCard),
} as const
