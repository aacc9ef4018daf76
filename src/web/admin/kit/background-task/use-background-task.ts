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
   * Starts a task by a call in the background, under the id that the call is given or answers, and gives its final
   * state.
   * @throws what the call throws; a refusal of the whole task is its answer
   */
  const run = async (begin: (workId: string) => Promise<unknown>): Promise<Work> => {
    const given = crypto.randomUUID()
    current.current = given
    setProgress({ done: 0, total: 0 })
    try {
      const workId = idIn(await begin(given)) ?? given
      current.current = workId
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

function idIn(begun: unknown): string | undefined {
  const isStarted = typeof begun === 'object' && begun !== null && 'workId' in begun
  return isStarted ? String(begun.workId) : undefined
}
