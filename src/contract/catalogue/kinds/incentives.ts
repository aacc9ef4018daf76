import { z } from 'zod'
import { id, oneOrMore } from '#contract/base/fields.ts'
import { destinationCard, incentiveCard, destinationReference, withMedia } from './cards.ts'
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
import { declareAddMedia, declareEditMediaPosition, declareRemoveMedia } from '../media.ts'
import { factDefaults, factFields } from '../facts/fact-fields.ts'
import { sortedBy } from '#contract/base/sorting.ts'

const fields = z.object({
  details: detailsInput('incentive'),
  ...factFields('incentive'),
  destinationId: id,
  status: z.boolean(),
  showVideo: z.boolean(),
})

const addFields = fields.extend({
  ...factDefaults('incentive'),
  /** Left out, it is enabled where the caller may publish. */
  status: fields.shape.status.optional(),
  showVideo: fields.shape.showVideo.default(false),
})

const incentiveDetail = incentiveCard.extend({ ...withMedia, destination: destinationReference })

const incentiveLanding = incentiveDetail.extend({
  destination: destinationCard,
  /** Other incentives, newest first. */
  related: z.array(incentiveCard),
})

/** Filters and order of the panel's list. */
const narrowing = {
  destinationId: oneOrMore(id).optional(),
  sort: sortedBy('name', 'destination', 'languages', 'status').optional(),
}

export const incentiveOperations = {
  addIncentive: declareAdd('incentive', addFields),
  editIncentive: declareEdit('incentive', fields),
  deleteIncentive: declareDelete('incentive'),
  detailIncentive: declareDetail('incentive', incentiveDetail),
  landingDetailIncentive: declareLandingDetail('incentive', incentiveLanding),
  listIncentives: declareList('incentives', incentiveCard, narrowing),
  toggleIncentiveStatus: declareToggleStatus('incentive'),
  addIncentiveMedia: declareAddMedia('incentive'),
  removeIncentiveMedia: declareRemoveMedia('incentive'),
  editIncentiveMediaPosition: declareEditMediaPosition('incentive'),
  getDestinationRelatedIncentives: declareRelatedToDestination('incentives', incentiveCard),
} as const
