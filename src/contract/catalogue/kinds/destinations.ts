import { z } from 'zod'
import { kindFacts, type PartKind, type PluralOf } from '#contract/base/kinds.ts'
import { id, ids, oneOrMore, tags } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'
import { aliases, namedReference } from '../places/place-fields.ts'
import {
  answeredKinds,
  cardOf,
  destinationCard,
  hotelCard,
  itineraryCard,
  tourCard,
  withMedia,
} from './cards.ts'
import {
  declareAdd,
  declareDelete,
  declareDetail,
  declareEdit,
  declareLandingDetail,
  declareList,
  declareRelatedByTags,
  declareToggleStarred,
  declareToggleStatus,
} from './declare.ts'
import { detailsInput } from '../facts/details.ts'
import {
  declareAddMedia,
  declareEditMediaPosition,
  declareRemoveMedia,
  declareUpdateMediaOrder,
} from '../media.ts'
import { factDefaults, factFields, inMonth } from '../facts/fact-fields.ts'
import { sortedBy } from '#contract/base/sorting.ts'

const fields = z.object({
  details: detailsInput('destination'),
  ...factFields('destination'),
  regionId: id,
  status: z.boolean(),
  starred: z.boolean(),
  showVideo: z.boolean(),
  tags,
  aliases,
})

export const destinationFields = fields.extend({
  ...factDefaults('destination'),
  /** Left out, it is enabled where the caller may publish. */
  status: fields.shape.status.optional(),
  starred: fields.shape.starred.default(false),
  showVideo: fields.shape.showVideo.default(false),
  tags: fields.shape.tags.default([]),
  aliases: aliases.default([]),
})

const destinationDetail = destinationCard.extend(withMedia)

type OtherPart = Exclude<PartKind, 'tour'>

/** Further items that belong to a destination. */
const otherParts = Object.fromEntries(
  answeredKinds
    .filter((kind) => kind !== 'tour' && kindFacts[kind].belongsTo === 'destination')
    .map((kind) => [kindFacts[kind].plural, z.array(cardOf[kind])]),
) as unknown as { [Each in OtherPart as PluralOf<Each>]: z.ZodArray<(typeof cardOf)[Each]> }

const destinationLanding = destinationDetail.extend({
  tours: z.array(tourCard),
  /** The categories of those tours, by name. */
  categories: z.array(namedReference),
  circuits: z.array(itineraryCard),
  packages: z.array(itineraryCard),
  ...otherParts,
  /** Other destinations by shared tags. */
  related: z.array(destinationCard),
})

const comparisonIds = ids(
  limits.comparisonMin,
  messages.comparisonDestinations,
  limits.comparisonMax,
)

/** Filters and order of the panel's list. */
const narrowing = {
  countryId: oneOrMore(id).optional(),
  regionId: oneOrMore(id).optional(),
  sort: sortedBy('name', 'region', 'languages', 'starred', 'status').optional(),
}

export const destinationOperations = {
  addDestination: declareAdd('destination', destinationFields),
  editDestination: declareEdit('destination', fields),
  deleteDestination: declareDelete('destination'),
  detailDestination: declareDetail('destination', destinationDetail),
  landingDetailDestination: declareLandingDetail('destination', destinationLanding),
  listDestinations: declareList('destinations', destinationCard, {
    ...narrowing,
    ...inMonth,
  }),
  toggleDestinationStatus: declareToggleStatus('destination'),
  toggleDestinationStarred: declareToggleStarred('destination'),
  addDestinationMedia: declareAddMedia('destination'),
  removeDestinationMedia: declareRemoveMedia('destination'),
  editDestinationMediaPosition: declareEditMediaPosition('destination'),
  updateDestinationMediaOrder: declareUpdateMediaOrder('destination'),
  getDestinationsRelatedTags: declareRelatedByTags('destinations', destinationCard),
  getDestinationTags: operation({
    summary: 'All tags of the given visible destinations, by name.',
    access: 'public',
    effect: 'reads',
    input: z.object({ destinationIds: ids(1) }),
    output: z.object({ tags: z.array(z.string()) }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  getEntitiesRelatedDestinationForLanding: operation({
    summary: "A destination's visible circuits, tours or packages.",
    access: 'public',
    effect: 'reads',
    input: z.object({ id, entity: z.enum(['circuits', 'tours', 'packages']) }),
    output: z.object({ list: z.array(z.union([tourCard, itineraryCard])) }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  getHATByDestinationIds: operation({
    summary: 'Hotels and tours of two or three destinations, for the panel.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z.object({ ids: comparisonIds }),
    output: z.object({ hotels: z.array(hotelCard), tours: z.array(tourCard) }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  compareDestinations: operation({
    summary: 'Two or three destinations side by side, in the given order.',
    access: 'public',
    effect: 'reads',
    input: z.object({ ids: comparisonIds }),
    output: z.object({
      list: z.array(
        destinationCard.extend({
          counts: z.object({
            tours: z.int(),
            hotels: z.int(),
            circuits: z.int(),
            packages: z.int(),
          }),
        }),
      ),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
