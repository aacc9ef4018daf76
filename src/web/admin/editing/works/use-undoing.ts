import type { BulkAnswer } from '#contract/editing/bulk.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useBackgroundTask } from '#web/admin/kit/background-task/use-background-task.ts'
import { failureOf } from '../bulk/use-bulk.ts'

/** The result of undoing. */
export interface Undoing extends BulkAnswer {
  stopped: boolean
}

/** Undoes works one after another, and tells how far it is. */
export function useUndoing() {
  const { run, stop, progress } = useBackgroundTask()

  /** @throws the failure of a work that was refused as a whole */
  const carryOut = async (works: readonly string[]): Promise<Undoing> => {
    const answer: Undoing = { done: [], refused: [], stopped: false }
    for (const workId of works) {
      if (answer.stopped) break
      const task = await run(() => panelCall('undoWork', { workId, background: true }))
      if (task.state === 'failed') throw failureOf(task.answer)
      const { done, refused } = task.answer as BulkAnswer
      answer.done.push(...done)
      answer.refused.push(...refused)
      answer.stopped = task.state === 'cancelled'
    }
    return answer
  }
  return { carryOut, stop, progress }
}
