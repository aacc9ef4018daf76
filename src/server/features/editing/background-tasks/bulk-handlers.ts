import type { bulkOperations } from '#contract/editing/bulk.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { makeAction } from './bulk-actions.ts'
import { actOnMany } from './many.ts'
import { runUndoable } from './run-undoable.ts'

export const bulkHandlers: HandlersOf<keyof typeof bulkOperations> = {
  bulkEdit: (context, options) =>
    runUndoable(context, options, {
      operation: 'bulkEdit',
      carryOut: (running, progress) =>
        actOnMany(running, options, progress, async (call, id) => {
          await makeAction(call, options.kind)[options.action](id, options.tags ?? [])
        }),
    }),
}
