import type { BulkAnswer, bulkOperations } from '#contract/editing/bulk.ts'
import { Failure } from '#contract/base/failures.ts'
import type { InputOf } from '#contract/index.ts'
import type { HandlersOf, RunningContext } from '#server/api/context.ts'
import { isAboutAll } from '../imports/import-entries.ts'
import { makeAction } from './bulk-actions.ts'
import { runUndoable } from './run-undoable.ts'

type Bulk = InputOf<'bulkEdit'>

export const bulkHandlers: HandlersOf<keyof typeof bulkOperations> = {
  bulkEdit: (context, options) =>
    runUndoable(context, options, {
      operation: 'bulkEdit',
      carryOut: async (running, progress) => {
        const answer: BulkAnswer = { done: [], refused: [] }
        progress.expect(options.ids.length)
        for (const [index, id] of options.ids.entries()) {
          if (!(await progress.reached(index))) return answer
          const failure = await refusalOf(running, options, id)
          if (failure) answer.refused.push({ id, name: failure.name, context: failure.context })
          else answer.done.push(id)
        }
        await progress.reached(options.ids.length)
        return answer
      },
    }),
}

/** Somebody edited the item between the look at it and the edit. */
const attempts = 3

/** Does the action to one item in a transaction of its own; gives what refuses it. */
async function refusalOf(
  context: RunningContext,
  options: Bulk,
  id: string,
): Promise<Failure | undefined> {
  const carry = options.dryRun ? context.dryRun : context.inOneTransaction
  for (let attempt = 1; ; attempt += 1) {
    try {
      await carry((call) => makeAction(call, options.kind)[options.action](id, options.tags ?? []))
      return undefined
    } catch (error) {
      if (!(error instanceof Failure) || isAboutAll(error)) throw error
      if (error.name !== 'EDIT_CONFLICT_ERROR' || attempt === attempts) return error
    }
  }
}
