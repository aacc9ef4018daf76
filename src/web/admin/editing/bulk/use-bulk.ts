import { useState } from 'react'
import type { Kind } from '#contract/base/kinds.ts'
import { type BulkAction, type BulkAnswer, bulkMax } from '#contract/editing/bulk.ts'
import { Failure, isFailureName } from '#contract/base/failures.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useBackgroundTask } from '#web/admin/kit/background-task/use-background-task.ts'

export interface Bulk {
  kind: Kind
  action: BulkAction
  ids: string[]
  tags: string[]
}

/** The result of a bulk change, of several calls maybe. */
export interface BulkOutcome extends BulkAnswer {
  stopped: boolean
  /** The works that did it: they can be undone. */
  works: string[]
}

/** Does one thing to many items, as many at once as a call takes, and tells how far it is. */
export function useBulk() {
  const { run, stop, progress } = useBackgroundTask()
  const [before, setBefore] = useState(0)
  const [all, setAll] = useState(0)

  /** @throws the failure of a call that was refused as a whole */
  const carryOut = async ({ kind, action, ids, tags }: Bulk, dryRun: boolean) => {
    const answer: BulkOutcome = { done: [], refused: [], stopped: false, works: [] }
    setAll(ids.length)
    for (let from = 0; from < ids.length && !answer.stopped; from += bulkMax) {
      setBefore(from)
      const some = ids.slice(from, from + bulkMax)
      const asked = {
        kind,
        action,
        ids: some,
        dryRun,
        background: true,
        ...(tags.length > 0 && { tags }),
      }
      const work = await run((workId) => {
        answer.works.push(workId)
        return panelCall('bulkEdit', { ...asked, workId })
      })
      if (work.state === 'failed') throw failureOf(work.answer)
      const part = work.answer as BulkAnswer
      answer.done.push(...part.done)
      answer.refused.push(...part.refused)
      answer.stopped = work.state === 'cancelled'
    }
    return answer
  }
  return {
    carryOut,
    stop,
    progress: progress && { done: before + progress.done, total: all },
  }
}

/** Returns the failure that refused the work as a whole; a process that died says nothing. */
export function failureOf(answer: unknown): Failure {
  const { name, context } = (answer ?? {}) as Partial<Failure>
  return isFailureName(name) ? new Failure(name, context) : new Failure('UNEXPECTED_ERROR')
}
