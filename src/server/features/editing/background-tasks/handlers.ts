import { notFound } from '#contract/base/failures.ts'
import type { backgroundTaskOperations } from '#contract/editing/background-tasks.ts'
import { type HandlersOf, type OperationContext, signedIn } from '#server/api/context.ts'
import { undoChanges } from '../undo/undo-work.ts'
import { readWorkChanges, readWorks, requireUndoableWork, requireWork } from '../undo/works.ts'
import { cancelTask, findTask } from './store.ts'

export const backgroundTaskHandlers: HandlersOf<keyof typeof backgroundTaskOperations> = {
  async getWork(context, { workId }) {
    const { done, total, state, answer, undoneAt } = await requireOwn(context, workId)
    return { done, total, state, answer, ...(undoneAt && { undoneAt }) }
  },

  async cancelWork(context, { workId }) {
    await requireOwn(context, workId)
    await cancelTask(context.tx, workId)
  },

  listWorks: ({ tx, now }, page) => readWorks(tx, page, now),

  async listWorkChanges({ tx, now }, { workId, ...page }) {
    await requireWork(tx, workId, now)
    return readWorkChanges(tx, workId, page)
  },

  async undoWork(context, { workId, background }) {
    await requireUndoableWork(context.tx, workId, context.now)
    return context.services.backgroundTasks.run(
      { background },
      {
        userId: signedIn(context).id,
        operation: 'undoWork',
        carryOut: (progress) => undoChanges(context, workId, progress),
      },
    )
  },
}

/** @throws NOT_FOUND_ERROR for another's work, or what is kept no longer */
async function requireOwn(context: OperationContext, id: string) {
  const { tx, now } = context
  const task = await findTask(tx, { id, userId: signedIn(context).id, now })
  if (!task) throw notFound()
  return task
}
