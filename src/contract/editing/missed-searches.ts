import { z } from 'zod'
import { day } from '#contract/base/dates/days.ts'
import { lang, nothing, page } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'
import { keyword } from '#contract/catalogue/search.ts'

export const missedSearch = z
  .object({
    /** As it is compared: lower-cased, without accents. */
    keyword: z.string(),
    lang,
    count: z.int(),
    /** The last day it was missed on, in the agency's time zone. */
    lastOn: z.string(),
    /** The name or tag that is nearest to it today. */
    suggestion: z.string().nullable(),
  })
  .meta({ id: 'MissedSearch' })

export type MissedSearch = z.infer<typeof missedSearch>

/** The diary of searches that found nothing (requirements §13.3). */
export const missedSearchOperations = {
  listMissedSearches: operation({
    summary: 'What was searched for and not found, the most often first.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z.object({
      /** Days in the agency's time zone, inclusive. */
      from: day.optional(),
      to: day.optional(),
      lang: lang.optional(),
      limit: page.limit,
    }),
    output: z.object({ list: z.array(missedSearch) }),
    failures: [],
  }),
  dismissMissedSearch: operation({
    summary: 'Takes a keyword out of the diary; missed again, it is listed anew.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    input: z.object({ keyword: keyword.min(1), lang }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
