import { z } from 'zod'
import { kinds } from '#contract/base/kinds.ts'
import { id } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'

/** Sales material of an item for agents: its pictures and texts in one file (requirements §17.11). */
export const itemKitOperations = {
  getKitLink: operation({
    summary:
      'A link to the kit of an item that the public sees: pictures, texts and facts as a ZIP; for 10 minutes, and no longer than its maker’s right.',
    access: 'user',
    effect: 'writes',
    secretAnswer: true,
    input: z.object({ kind: z.enum(kinds), id }),
    output: z.object({ url: z.string(), expiresAt: z.date() }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
