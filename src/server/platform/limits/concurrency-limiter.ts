import { unavailable } from '#contract/base/failures.ts'

/** Runs work as soon as it has a slot. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>

/** A limiter that tells what it works on now, and what waits. */
export type CountingLimiter = Limiter & { load: () => { running: number; waiting: number } }

interface LimiterOptions {
  /** How much may run at once. */
  concurrency: number
  /** How much may wait; what comes beyond is refused at once. */
  queueLimit: number
  /** How long something may wait; for ever, where left out. */
  queueTimeout?: QueueTimeout
  /** Creates the error for refused work; by default, the error that this instance is overloaded. */
  refusal?: () => Error
}

/**
 * Milliseconds. A burst is waited for; when somebody has been waiting all through `burst`, more is
 * asked for than can be done, and all that waiting would do is make everybody late.
 */
interface QueueTimeout {
  burst: number
  overload: number
}

/** Bounds costly work. @throws `refusal`, UNEXPECTED_ERROR with status 503, when the queue is full or too slow */
export function makeLimiter(options: LimiterOptions): CountingLimiter {
  const { concurrency, queueLimit, queueTimeout, refusal = unavailable } = options
  const queue = new Set<() => void>()
  let active = 0
  let lastEmpty = 0

  function timeoutNow({ burst, overload }: QueueTimeout): number {
    return performance.now() - lastEmpty > burst ? overload : burst
  }

  async function waitForSlot(): Promise<void> {
    if (queue.size >= queueLimit) throw refusal()
    if (queue.size === 0) lastEmpty = performance.now()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    queue.add(resolve)
    const timer = queueTimeout && setTimeout(giveUp, timeoutNow(queueTimeout))
    function giveUp(): void {
      queue.delete(resolve)
      reject(refusal())
    }
    await promise
    clearTimeout(timer)
  }

  const limiter: Limiter = async (work) => {
    if (active >= concurrency) await waitForSlot()
    else active += 1
    try {
      return await work()
    } finally {
      // The slot goes straight to the first that waits, so that nobody slips in between.
      const [next] = queue
      if (next) {
        queue.delete(next)
        next()
      } else active -= 1
    }
  }
  return Object.assign(limiter, { load: () => ({ running: active, waiting: queue.size }) })
}
