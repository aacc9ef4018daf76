import { z } from 'zod'
import { kindFacts, kinds, type Kind } from '#contract/base/kinds.ts'
import { ids, tags } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'
import { answerOfMany, startedTask, backgroundInput } from './background-tasks.ts'

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

export type BulkAnswer = z.infer<typeof answerOfMany>

export const bulkOperations = {
  bulkEdit: operation({
    summary:
      'Does one thing to many items, each by its own rules and in a transaction of its own; with dryRun nothing changes.',
    access: 'admin',
    duties: ['catalogue'],
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
    output: z.union([answerOfMany, startedTask]),
    failures: [],
  }),
} as const

/** The most items of one call. */
export const bulkMax = limits.idsMax
