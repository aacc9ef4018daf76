import { z } from 'zod'
import { change } from './activity.ts'
import { answeredNames } from '#contract/catalogue/facts/details.ts'
import { kinds } from '#contract/base/kinds.ts'
import { translationStates } from '#contract/catalogue/facts/translation.ts'
import { noPayload } from '#contract/base/fields.ts'
import { answeredInLanguages } from '#contract/base/languages/language-texts.ts'
import { operation } from '#contract/base/operation.ts'
import { duties } from '#contract/base/rights/duties.ts'
import { answeredPerson, quoteStates } from '#contract/quotes/quote-fields.ts'
import { missedSearch } from './missed-searches.ts'

const item = { kind: z.enum(kinds), id: z.guid(), name: z.string() }

const inEachState = z.record(z.enum(translationStates), z.int())

const translation = answeredInLanguages(inEachState)

/** Pending work, gaps, plans and recent activity (requirements §13.4). */
export const dashboardOperations = {
  getDashboard: operation({
    summary:
      'What waits for somebody: requests, accounts, gaps in the catalogue, searches in vain.',
    access: 'admin',
    duties,
    effect: 'reads',
    input: noPayload,
    output: z.object({
      /** Each part is there for who has its duty; of requests. */
      quotes: z
        .object({
          states: z.record(z.enum(quoteStates), z.int()),
          overdue: z.int(),
          /** Of quotes of the last 90 days, to a tenth; null where none was answered. */
          medianAnswerHours: z.number().nullable(),
        })
        .optional(),
      /** Of team or trade. */
      users: z.object({ unapproved: z.int() }).optional(),
      /** Approved agencies without terms or sheets; of trade. */
      agencies: z.object({ withoutTerms: z.int() }).optional(),
      /** Counts of the items that the lists have under each `gap`, and the state of translations; this and the rest of the catalogue. */
      content: z
        .object({
          withoutMainPicture: z.int(),
          withoutAlt: z.int(),
          /** Pictures of these items that lack it. */
          picturesWithoutAlt: z.int(),
          translation,
          withoutItinerary: z.int(),
          withoutLocation: z.int(),
          drafts: z.int(),
          expiredValidity: z.int(),
        })
        .optional(),
      missedSearches: z.array(missedSearch).optional(),
      scheduled: z
        .array(
          z.object({
            ...item,
            enableAt: z.date().nullable(),
            disableAt: z.date().nullable(),
            by: answeredPerson,
          }),
        )
        .optional(),
      /** The most requested items of 90 days, if they still exist; of requests. */
      asked: z.array(z.object({ ...item, details: answeredNames, count: z.int() })).optional(),
      /** Of team. */
      activity: z.array(change).optional(),
    }),
    failures: [],
  }),
} as const
