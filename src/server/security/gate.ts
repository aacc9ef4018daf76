import { unavailable } from '../operations/failures.ts'

/** Runs work when its turn comes. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

interface GateOptions {
  /** How much may run at once. */
  running: number
  /** How much may wait; what comes beyond is refused at once. */
  waiting: number
  /** How long something may wait; for ever, where left out. */
  patience?: Patience
}

/**
 * Milliseconds. A burst is waited for; when somebody has been waiting all through `burst`, more is
 * asked for than can be done, and all that waiting would do is make everybody late.
 */
interface Patience {
  burst: number
  overload: number
}

/** Bounds costly work. @throws UNEXPECTED_ERROR with status 503 when the queue is full or too slow */
export function makeGate({ running, waiting, patience }: GateOptions): Gate {
  const queue = new Set<() => void>()
  let active = 0
  let lastEmpty = 0

  function waitingTime({ burst, overload }: Patience): number {
    return performance.now() - lastEmpty > burst ? overload : burst
  }

  async function turn(): Promise<void> {
    if (queue.size >= waiting) throw unavailable()
    if (queue.size === 0) lastEmpty = performance.now()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    queue.add(resolve)
    const timer = patience && setTimeout(giveUp, waitingTime(patience))
    function giveUp(): void {
      queue.delete(resolve)
      reject(unavailable())
    }
    await promise
    clearTimeout(timer)
  }

  return async (work) => {
    if (active >= running) await turn()
    else active += 1
    try {
      return await work()
    } finally {
      // The turn goes straight to whoever waits, so that nobody slips in between.
      const [next] = queue
      if (next) {
        queue.delete(next)
        next()
      } else active -= 1
    }
  }
}
