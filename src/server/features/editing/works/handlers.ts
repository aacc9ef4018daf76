import { notFound } from '#contract/base/failures.ts'
import type { workOperations } from '#contract/editing/works.ts'
import { type HandlersOf, type OperationContext, signedIn } from '#server/api/context.ts'
import { cancelWork, findWork } from './store.ts'

export const workHandlers: HandlersOf<keyof typeof workOperations> = {
  async getWork(context, { workId }) {
    const { done, total, state, answer } = await requireOwn(context, workId)
    return { done, total, state, answer }
  },

  async cancelWork(context, { workId }) {
    await requireOwn(context, workId)
    await cancelWork(context.tx, workId)
  },
}

/** @throws NOT_FOUND_ERROR for another's work, or what is kept no longer */
async function requireOwn(context: OperationContext, id: string) {
  const { tx, now } = context
  const work = await findWork(tx, { id, userId: signedIn(context).id, now })
  if (!work) throw notFound()
  return work
}
