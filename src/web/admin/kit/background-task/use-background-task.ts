import { useRef, useState } from 'react'
import type { AnswerOf } from '#contract/index.ts'
import { panelCall } from '../api/panel-call.ts'

type Work = AnswerOf<'getWork'>

const askEveryMs = 400

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Starts a background task of the server, polls it to its end, and cancels it on `stop`. */
export function useBackgroundTask() {
  const [progress, setProgress] = useState<Pick<Work, 'done' | 'total'>>()
  const current = useRef<string>(undefined)

  /**
   * Starts a task by a call in the background and gives its final state.
   * @throws what the call throws; a refusal of the whole task is its answer
   */
  const run = async (begin: (workId: string) => Promise<unknown>): Promise<Work> => {
    const workId = crypto.randomUUID()
    current.current = workId
    setProgress({ done: 0, total: 0 })
    try {
      await begin(workId)
      for (;;) {
        const work = await panelCall('getWork', { workId })
        if (work.state !== 'running') return work
        setProgress(work)
        await pause(askEveryMs)
      }
    } finally {
      current.current = undefined
      setProgress(undefined)
    }
  }
  const stop = async () => {
    if (current.current !== undefined) await panelCall('cancelWork', { workId: current.current })
  }
  return { run, stop, progress }
}
