import { z } from 'zod'
import { destinationCard, itineraryCard, tourCard } from './catalogue/cards.ts'
import { lang } from './fields.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { operation } from './operation.ts'

/** Trimmed and lower-cased; may be empty, which answers NOT_FOUND_ERROR (requirements §3.17). */
export const keyword = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.keywordMaxLength)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), { error: messages.textMalformed })

/** What a list of the panel is searched for; nothing where it is empty. */
export const listKeyword = z.string().normalize('NFC').pipe(keyword)

export const searchOperations = {
  getSearchResults: operation({
    summary: 'Visible items that match the keyword, best first, and the closest name or tag.',
    access: 'public',
    effect: 'reads',
    input: z.object({
      keyword,
      limit: z.int().min(1).max(limits.searchLimitMax).default(limits.searchLimitDefault),
      lang,
      /** Leaves the descriptions empty, as lists do. */
      brief: z.boolean().optional(),
      threshold: z.number().min(0).max(1).default(limits.searchThresholdDefault),
    }),
    output: z.object({
      suggestion: z.string().nullable(),
      destinations: z.array(destinationCard),
      circuits: z.array(itineraryCard),
      packages: z.array(itineraryCard),
      tours: z.array(tourCard),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
