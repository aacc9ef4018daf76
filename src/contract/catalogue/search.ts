import { z } from 'zod'
import { answeredKinds, cardOf } from './kinds/cards.ts'
import { type Kind, kindFacts, type PluralOf } from '#contract/base/kinds.ts'
import { lang } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'

/** Trimmed and lower-cased; may be empty, which answers NOT_FOUND_ERROR (requirements §3.17). */
export const keyword = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.keywordMaxLength)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), { error: messages.textMalformed })

/** The search keyword of a list of the panel; an empty one has no effect. */
export const listKeyword = z.string().normalize('NFC').pipe(keyword)

/** Why something was found: the first of these that holds (requirements §4.14). */
const because = z.enum(['name', 'code', 'alias', 'place', 'tag', 'similar'])

export type Because = z.infer<typeof because>

/** The words of the keyword, folded, that something found does not match; a month or a length counts as one. */
const missing = z.array(z.string())

type Found<Card> =
  Card extends z.ZodObject<infer Shape>
    ? z.ZodArray<z.ZodObject<Shape & { because: typeof because; missing: typeof missing }>>
    : never

type FoundOfKinds = { [Each in Kind as PluralOf<Each>]: Found<(typeof cardOf)[Each]> }

const foundOfKinds = Object.fromEntries(
  answeredKinds.map((kind) => {
    const card: z.ZodObject = cardOf[kind]
    return [kindFacts[kind].plural, z.array(card.extend({ because, missing }))]
  }),
) as unknown as FoundOfKinds

const totals = z.object(
  Object.fromEntries(answeredKinds.map((kind) => [kindFacts[kind].plural, z.int()])) as {
    [Each in Kind as PluralOf<Each>]: z.ZodInt
  },
)

/** Returns the forms of a facet that can be read out of a keyword, each with some more fields. */
function readFacet<More extends z.ZodRawShape>(more: More) {
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('month'), value: z.int().min(1).max(12), ...more }),
    /** In days; of a range the longer one. */
    z.object({ kind: z.literal('days'), value: z.int(), ...more }),
    z.object({ kind: z.literal('tag'), value: z.string(), ...more }),
    z.object({
      kind: z.literal('place'),
      value: z.object({ kind: z.enum(['destination', 'region', 'country']), id: z.guid() }),
      ...more,
    }),
  ])
}

/** A month, a length in days, a tag or a place that was read out of a keyword. */
export type KeywordFacet =
  | { kind: 'month' | 'days'; value: number }
  | { kind: 'tag'; value: string }
  | { kind: 'place'; value: { kind: 'destination' | 'region' | 'country'; id: string } }

export const searchOperations = {
  getSearchResults: operation({
    summary:
      'Visible items that match the keyword or half of its words, best first, and the closest name or tag.',
    access: 'public',
    effect: 'reads',
    input: z.object({
      keyword,
      limit: z.int().min(1).max(limits.searchLimitMax).default(limits.searchLimitDefault),
      lang,
      /** Leaves the descriptions empty, as lists do. */
      brief: z.boolean().optional(),
      /** Asked while somebody types. */
      typing: z.boolean().optional(),
      threshold: z.number().min(0).max(1).default(limits.searchThresholdDefault),
    }),
    output: z.object({
      suggestion: z.string().nullable(),
      /** Number of items of each kind that match, whatever the limit. */
      totals,
      /** Months, length, tags and places that were read out of the keyword. */
      asked: z.array(
        readFacet({
          /** The words that say it, as they were typed, in small letters. */
          words: z.string(),
          /** The same of the keyword without it. */
          rest: z.string(),
        }),
      ),
      /** Parts of a keyword that nothing matches whole, each with the number of items that match without it. */
      facets: z.array(readFacet({ without: z.int() })),
      ...foundOfKinds,
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
