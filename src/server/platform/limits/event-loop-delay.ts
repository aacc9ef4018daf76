import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Says whether this process is late for everybody. */
export interface EventLoopDelay {
  /** Whether work has waited longer than it should for its turn, on average, for more than half a second. */
  isLong(): boolean
  close(): void
}

const nanoseconds = 1e6
/** How often delays are looked for, and over how long they are averaged, in ms. */
const resolution = 10
const span = 200
/** A moment alone is late whenever several pages are opened at once; only what lasts is more than can be done. */
const lastingSpans = 3
/**
 * A call has a handful of turns, which come to less than 100 ms as long as each waits less than this. While pages are
 * made as fast as they can be it stays below.
 */
const longMs = 25

/** Watches how long what is ready waits for its turn. */
export function watchEventLoopDelay(limitMs = longMs): EventLoopDelay {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  let longSpans = 0
  const timer = setInterval(() => {
    // After a reset the first delay is not counted: there may have been none yet.
    if (delays.count === 0) return
    // It counts from one look to the next: without any delay that is the resolution itself.
    longSpans = delays.mean / nanoseconds - resolution > limitMs ? longSpans + 1 : 0
    delays.reset()
  }, span).unref()
  return {
    isLong: () => longSpans >= lastingSpans,
    close() {
      clearInterval(timer)
      delays.disable()
    },
  }
}
