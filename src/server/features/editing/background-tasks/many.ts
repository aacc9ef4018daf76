import { Failure } from '#contract/base/failures.ts'
import type { BulkAnswer } from '#contract/editing/bulk.ts'
import type { Caller } from '#contract/index.ts'
import type { RunningContext } from '#server/api/context.ts'
import { isAboutAll } from '../imports/import-entries.ts'
import type { Progress } from './task.ts'

interface Many {
  ids: readonly string[]
  dryRun: boolean
}

/** Somebody edited the thing between the look at it and the edit. */
const attempts = 3

/** Acts on many things, each in a transaction of its own; reports each as done or refused. */
export async function actOnMany(
  context: RunningContext,
  { ids, dryRun }: Many,
  progress: Progress,
  act: (call: Caller, id: string) => Promise<void>,
): Promise<BulkAnswer> {
  const carry = dryRun ? context.dryRun : context.inOneTransaction
  const answer: BulkAnswer = { done: [], refused: [] }
  progress.expect(ids.length)
  for (const [index, id] of ids.entries()) {
    if (!(await progress.reached(index))) return answer
    const failure = await refusalOf(() => carry((call) => act(call, id)))
    if (failure) answer.refused.push({ id, name: failure.name, context: failure.context })
    else answer.done.push(id)
  }
  await progress.reached(ids.length)
  return answer
}

async function refusalOf(act: () => Promise<void>): Promise<Failure | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await act()
      return undefined
    } catch (error) {
      if (!(error instanceof Failure) || isAboutAll(error)) throw error
      if (error.name !== 'EDIT_CONFLICT_ERROR' || attempt === attempts) return error
    }
  }
}
