import { z } from 'zod'
import { id, ids, tags } from '#contract/base/fields.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'
import { itineraryFields } from './itineraries.ts'
import { warningCodes } from './itinerary-checks.ts'

const { days, nights, tourIds, keyTourIds, hotelIds, itinerary, departures, validFrom, validTo } =
  itineraryFields.shape

/** The fields of an edit that the checks look at; whatever else a form has is left aside. */
const fields = z
  .object({
    days,
    nights,
    destinationIds: ids(0),
    tourIds,
    keyTourIds,
    hotelIds,
    itinerary,
    departures,
    validFrom,
    validTo,
    bannedTags: tags,
  })
  .partial()

const warning = z
  .object({
    code: z.enum(warningCodes),
    /** Null where it is about the whole. */
    day: z.int().nullable(),
    /** The subject of the warning, by ids, days and numbers. */
    context: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'ItineraryWarning' })

export const checkItineraryOperations = {
  checkItinerary: operation({
    summary:
      'What may be wrong with the days of a circuit or package, with fields laid over what is stored; nothing is saved.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z
      .object({
        id: id.optional(),
        kind: z.enum(['circuit', 'package']).optional(),
        fields: fields.optional(),
      })
      .refine((value) => value.id !== undefined || value.kind !== undefined, {
        error: messages.required,
        path: ['id'],
      }),
    output: z.object({ warnings: z.array(warning) }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
