import { unavailable } from '../operations/failures.ts'

/** Runs work when its turn comes. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

interface GateOptions {
  /** How much may run at once. */
  running: number
  /** How much may wait; what comes beyond is refused at once. */
  waiting: number
}

/** Bounds costly work. @throws UNEXPECTED_ERROR with status 503 when the queue is full */
export function makeGate({ running, waiting }: GateOptions): Gate {
  const queue: (() => void)[] = []
  let active = 0

  return async (work) => {
    if (active >= running) {
      if (queue.length >= waiting) throw unavailable()
      await new Promise<void>((admit) => queue.push(admit))
    } else {
      active += 1
    }
    try {
      return await work()
    } finally {
      // The turn goes straight to whoever waits, so that nobody slips in between.
      const next = queue.shift()
      if (next) next()
      else active -= 1
    }
  }
}
