import { z } from 'zod'
import { id, idOnly, oneOrMore, tags } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'
import { namedReference } from '../places/place-fields.ts'
import { destinationReference, itineraryCard, tourCard, withMedia } from './cards.ts'
import {
  declareAdd,
  declareDelete,
  declareDetail,
  declareEdit,
  declareLandingDetail,
  declareList,
  declareRelatedByTags,
  declareRelatedToDestination,
  declareToggleStarred,
  declareToggleStatus,
} from './declare.ts'
import { optionalDetailsInput } from '../facts/details.ts'
import {
  declareAddMedia,
  declareEditMediaPosition,
  declareRemoveMedia,
  declareUpdateMediaOrder,
} from '../media.ts'
import { factDefaults, factFields, inMonth } from '../facts/fact-fields.ts'
import { atMost } from '../prices/priced-kinds.ts'
import { sortedBy } from '#contract/base/sorting.ts'

const fields = z.object({
  details: optionalDetailsInput('tour'),
  ...factFields('tour'),
  destinationId: id,
  categoryId: id,
  status: z.boolean(),
  starred: z.boolean(),
  showVideo: z.boolean(),
  tags,
  bannedTags: tags,
})

const addFields = fields.extend({
  ...factDefaults('tour'),
  details: fields.shape.details.default([]),
  /** Left out, it is enabled where the caller may publish. */
  status: fields.shape.status.optional(),
  starred: fields.shape.starred.default(false),
  showVideo: fields.shape.showVideo.default(false),
  tags: fields.shape.tags.default([]),
  bannedTags: fields.shape.bannedTags.default([]),
})

const tourDetail = tourCard.extend({
  ...withMedia,
  category: namedReference,
  destination: destinationReference,
})

const tourLanding = tourDetail.extend({
  /** Circuits and packages that include it. */
  circuits: z.array(itineraryCard),
  packages: z.array(itineraryCard),
  /** Other tours by shared tags. */
  related: z.array(tourCard),
})

const tourList = z.object({ list: z.array(tourCard) })

/** Filters and order of the panel's list. */
const narrowing = {
  destinationId: oneOrMore(id).optional(),
  categoryId: oneOrMore(id).optional(),
  sort: sortedBy(
    'name',
    'destination',
    'category',
    'languages',
    'starred',
    'status',
    'price',
  ).optional(),
}

export const tourOperations = {
  addTour: declareAdd('tour', addFields),
  editTour: declareEdit('tour', fields),
  deleteTour: declareDelete('tour'),
  detailTour: declareDetail('tour', tourDetail),
  landingDetailTour: declareLandingDetail('tour', tourLanding),
  listTours: declareList('tours', tourCard, {
    ...narrowing,
    ...inMonth,
    ...atMost,
  }),
  toggleTourStatus: declareToggleStatus('tour'),
  toggleTourStarred: {
    ...declareToggleStarred('tour'),
    summary: 'Stars or unstars an enabled tour.',
    failures: ['NOT_FOUND_ERROR', 'DISABLED_DESTINATION_ERROR'],
  },
  toggleTourStarredInDestination: operation({
    summary:
      "Stars or unstars an enabled tour on its destination's page; at most four a destination.",
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'tour',
    input: idOnly,
    output: z.object({ starredInDestination: z.boolean() }),
    failures: [
      'NOT_FOUND_ERROR',
      'DISABLED_DESTINATION_ERROR',
      'LIMIT_TOURS_STARRED_IN_DESTINATION_ERROR',
    ],
  }),
  addTourMedia: declareAddMedia('tour'),
  removeTourMedia: declareRemoveMedia('tour'),
  editTourMediaPosition: declareEditMediaPosition('tour'),
  updateTourMediaOrder: declareUpdateMediaOrder('tour'),
  getToursRelatedTags: declareRelatedByTags('tours', tourCard),
  getDestinationRelatedTours: declareRelatedToDestination('tours', tourCard),
  getToursStarredInDestination: operation({
    summary: "The visible tours starred on a destination's page.",
    access: 'public',
    effect: 'reads',
    input: idOnly,
    output: tourList,
    failures: ['NOT_FOUND_ERROR'],
  }),
  getToursFormData: operation({
    summary: "All categories and the destination's tags, for the tour form.",
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z.object({ destinationId: id }),
    output: z.object({
      categoryList: z.array(namedReference),
      destinationTags: z.array(z.string()),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  getTourListByCategory: operation({
    summary: 'All tours of a category, for the panel.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z.object({ categoryId: id }),
    output: tourList,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
