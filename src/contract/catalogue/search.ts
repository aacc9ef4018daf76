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
const because = z.enum(['name', 'alias', 'place', 'tag', 'similar'])

export type Because = z.infer<typeof because>

type Found<Card> =
  Card extends z.ZodObject<infer Shape>
    ? z.ZodArray<z.ZodObject<Shape & { because: typeof because }>>
    : never

type FoundOfKinds = { [Each in Kind as PluralOf<Each>]: Found<(typeof cardOf)[Each]> }

const foundOfKinds = Object.fromEntries(
  answeredKinds.map((kind) => {
    const card: z.ZodObject = cardOf[kind]
    return [kindFacts[kind].plural, z.array(card.extend({ because }))]
  }),
) as unknown as FoundOfKinds

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
      /** Asked while somebody types. */
      typing: z.boolean().optional(),
      threshold: z.number().min(0).max(1).default(limits.searchThresholdDefault),
    }),
    output: z.object({
      suggestion: z.string().nullable(),
      ...foundOfKinds,
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
