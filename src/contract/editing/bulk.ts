import { z } from 'zod'
import { kindFacts, kinds, type Kind } from '#contract/base/kinds.ts'
import { type FailureContext, type FailureName, failureStatuses } from '#contract/base/failures.ts'
import { ids, tags } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'
import { startedTask, backgroundInput } from './background-tasks.ts'

export const bulkActions = [
  'enable',
  'disable',
  'star',
  'unstar',
  'addTags',
  'removeTags',
  'delete',
] as const

export type BulkAction = (typeof bulkActions)[number]

/** Returns the actions that apply to many items of a kind at once. */
export function bulkActionsOf(kind: Kind): BulkAction[] {
  const { starred, tags: tagged } = kindFacts[kind]
  return bulkActions.filter((action) => {
    if (action === 'star' || action === 'unstar') return starred
    return action === 'addTags' || action === 'removeTags' ? tagged !== 'none' : true
  })
}

const failureNames = Object.keys(failureStatuses) as [FailureName, ...FailureName[]]

const bulkAnswer = z.object({
  /** Items that now are as requested, including those that already were. */
  done: z.array(z.guid()),
  /** Items that were not changed, each with the failure that the action gives when done by hand. */
  refused: z.array(
    z.object({ id: z.guid(), name: z.enum(failureNames), context: z.custom<FailureContext>() }),
  ),
})

export type BulkAnswer = z.infer<typeof bulkAnswer>

export const bulkOperations = {
  bulkEdit: operation({
    summary:
      'Does one thing to many items, each by its own rules and in a transaction of its own; with dryRun nothing changes.',
    access: 'admin',
    effect: 'orchestrates',
    input: z
      .object({
        kind: z.enum(kinds),
        ids: ids(1),
        action: z.enum(bulkActions),
        /** Of addTags and removeTags. */
        tags: tags.optional(),
        dryRun: z.boolean().default(false),
        ...backgroundInput,
      })
      .superRefine(({ kind, action, tags: given = [] }, context) => {
        if (!bulkActionsOf(kind).includes(action)) {
          context.addIssue({ code: 'custom', path: ['action'], message: messages.invalid })
        }
        if (action.endsWith('Tags') && given.length === 0) {
          context.addIssue({ code: 'custom', path: ['tags'], message: messages.required })
        }
      }),
    output: z.union([bulkAnswer, startedTask]),
    failures: [],
  }),
} as const

/** The most items of one call. */
export const bulkMax = limits.idsMax
