import { notFound } from '#contract/base/failures.ts'
import type { backgroundTaskOperations } from '#contract/editing/background-tasks.ts'
import { type HandlersOf, type OperationContext, signedIn } from '#server/api/context.ts'
import { cancelTask, findTask } from './store.ts'

export const backgroundTaskHandlers: HandlersOf<keyof typeof backgroundTaskOperations> = {
  async getWork(context, { workId }) {
    const { done, total, state, answer } = await requireOwn(context, workId)
    return { done, total, state, answer }
  },

  async cancelWork(context, { workId }) {
    await requireOwn(context, workId)
    await cancelTask(context.tx, workId)
  },
}

/** @throws NOT_FOUND_ERROR for another's work, or what is kept no longer */
async function requireOwn(context: OperationContext, id: string) {
  const { tx, now } = context
  const task = await findTask(tx, { id, userId: signedIn(context).id, now })
  if (!task) throw notFound()
  return task
}
