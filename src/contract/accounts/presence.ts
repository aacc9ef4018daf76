import { z } from 'zod'
import { kinds } from '#contract/base/kinds.ts'
import { id } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'

/** Kinds of things that more than one person may edit at once. */
export const presentKinds = [...kinds, 'proposal'] as const

/** Seconds for which somebody counts as there after their last mark. */
export const presenceSeconds = 60

export type PresentKind = (typeof presentKinds)[number]

/** Presence: who else has a thing open in the panel (requirements §6.16). */
export const presenceOperations = {
  markPresent: operation({
    summary:
      'Tells that the caller has an item or proposal open, for a minute; answers who else has.',
    access: 'admin',
    duties: ['catalogue', 'requests'],
    effect: 'writes',
    input: z.object({ kind: z.enum(presentKinds), id }),
    output: z.object({
      /** Without the caller, the longest there first. */
      others: z.array(
        z.object({
          id: z.guid(),
          name: z.string(),
          /** Since when without a gap of more than a minute. */
          since: z.date(),
        }),
      ),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
