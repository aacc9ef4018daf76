import type { FailureName } from '#contract/base/failures.ts'
import type { BulkAnswer } from '#contract/editing/bulk.ts'
import { type RunningContext, signedIn } from '#server/api/context.ts'
import { onReadHandle } from '#server/platform/db/transaction.ts'
import type { Progress } from '../background-tasks/task.ts'
import { undoChange } from './undo-change.ts'
import { type KeptChange, noteUndoing, readKeptChanges } from './works.ts'

/**
 * Undoes what a work changed, the last change first, each in a transaction of its own; what was undone before
 * stays. A work is undone once this came to its end and anything was undone.
 */
export async function undoChanges(
  context: RunningContext,
  workId: string,
  progress: Progress,
): Promise<BulkAnswer> {
  const changes = await readKeptChanges(context.tx, workId)
  const refused = new Map<KeptChange, FailureName>()
  const reached: { change: KeptChange; refusal?: BulkAnswer['refused'][number] }[] = []
  progress.expect(changes.length)
  let isAtEnd = true
  for (const [index, change] of changes.entries()) {
    if (!(await progress.reached(index))) {
      isAtEnd = false
      break
    }
    const failure = change.undone ? undefined : await undoChange(context, change)
    if (failure) refused.set(change, failure.name)
    reached.push({
      change,
      ...(failure && {
        refusal: { id: change.itemId, name: failure.name, context: failure.context },
      }),
    })
  }
  if (isAtEnd) await progress.reached(changes.length)
  const { services } = context
  const isUndone = isAtEnd && (changes.length === 0 || refused.size < changes.length)
  await onReadHandle(services.database, (tx) =>
    noteUndoing(
      tx,
      workId,
      { refused, isUndone },
      { userId: signedIn(context).id, now: services.clock() },
    ),
  )
  return answerOf(reached.toReversed())
}

/** In the order of the work; an item of which a part is refused is refused. */
function answerOf(
  reached: { change: KeptChange; refusal?: BulkAnswer['refused'][number] }[],
): BulkAnswer {
  const refused = new Map(
    reached.flatMap(({ refusal }) => (refusal ? [[refusal.id, refusal] as const] : [])),
  )
  const ids = new Set(reached.map(({ change }) => change.itemId))
  return { done: [...ids].filter((id) => !refused.has(id)), refused: [...refused.values()] }
}
