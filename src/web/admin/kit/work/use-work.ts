import { useRef, useState } from 'react'
import type { AnswerOf } from '#contract/index.ts'
import { panelCall } from '../api/panel-call.ts'

type Work = AnswerOf<'getWork'>

const askEveryMs = 400

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Long work of the server's: begun, followed to its end, and stopped where it is asked to. */
export function useWork() {
  const [progress, setProgress] = useState<Pick<Work, 'done' | 'total'>>()
  const current = useRef<string>(undefined)

  /**
   * Begins work by a call in the background and gives its end.
   * @throws what the call throws; what refused the work as a whole is its answer
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
