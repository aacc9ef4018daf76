import { z } from 'zod'
import { change } from './activity.ts'
import { answeredNames } from '#contract/catalogue/facts/details.ts'
import { kinds } from '#contract/base/kinds.ts'
import { translationStates } from '#contract/catalogue/facts/translation.ts'
import { noPayload } from '#contract/base/fields.ts'
import { answeredInLanguages } from '#contract/base/languages/language-texts.ts'
import { operation } from '#contract/base/operation.ts'
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
    effect: 'reads',
    input: noPayload,
    output: z.object({
      quotes: z.object({
        states: z.record(z.enum(quoteStates), z.int()),
        overdue: z.int(),
        /** Of quotes of the last 90 days, to a tenth; null where none was answered. */
        medianAnswerHours: z.number().nullable(),
      }),
      users: z.object({ unapproved: z.int() }),
      /** How many items the lists have under each `gap`, and how translations stand. */
      content: z.object({
        withoutMainPicture: z.int(),
        withoutAlt: z.int(),
        /** Pictures of these items that lack it. */
        picturesWithoutAlt: z.int(),
        translation,
        withoutItinerary: z.int(),
        withoutLocation: z.int(),
        drafts: z.int(),
        expiredValidity: z.int(),
      }),
      missedSearches: z.array(missedSearch),
      scheduled: z.array(
        z.object({
          ...item,
          enableAt: z.date().nullable(),
          disableAt: z.date().nullable(),
          by: answeredPerson,
        }),
      ),
      /** The most requested items of 90 days, if they still exist. */
      asked: z.array(z.object({ ...item, details: answeredNames, count: z.int() })),
      activity: z.array(change),
    }),
    failures: [],
  }),
} as const
