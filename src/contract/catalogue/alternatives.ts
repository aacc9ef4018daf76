import { z } from 'zod'
import { answeredNames } from './facts/details.ts'
import { id } from '#contract/base/fields.ts'
import { kinds } from '#contract/base/kinds.ts'
import { operation } from '#contract/base/operation.ts'

/** The most that are offered in place of an item. */
export const alternativesMax = 6

export const alternativeOperations = {
  getAlternatives: operation({
    summary: `Up to ${alternativesMax} visible items in place of one that was public within 400 days and is no more: its kind first, then by what it shared with them.`,
    access: 'public',
    effect: 'reads',
    input: z.object({ kind: z.enum(kinds), id }),
    output: z.object({
      list: z.array(z.object({ kind: z.enum(kinds), id: z.guid(), details: answeredNames })),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
