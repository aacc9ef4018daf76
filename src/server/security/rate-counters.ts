import { LRUCache } from 'lru-cache'

/** Where a counter stands after one more was counted. */
interface Counted {
  count: number
  /** Seconds until the counter starts anew. */
  secondsLeft: number
}

/** Counters that each start anew a while after their first count. */
export interface RateCounters {
  add(key: string, windowSeconds: number): Promise<Counted>
  subtract(key: string): Promise<void>
  close(): Promise<void>
}

interface Counter {
  count: number
  endsAt: number
}

/** About 10 MB when full; the counters least recently used go first. */
const countersKept = 50_000

/** Counters of this process alone. */
export function makeProcessCounters(clock: () => Date): RateCounters {
  const counters = new LRUCache<string, Counter>({ max: countersKept })

  function current(key: string, now: number): Counter | undefined {
    const counter = counters.get(key)
    return counter && counter.endsAt > now ? counter : undefined
  }

  return {
    async add(key, windowSeconds) {
      const now = clock().getTime()
      const counter = current(key, now) ?? { count: 0, endsAt: now + windowSeconds * 1000 }
      counter.count += 1
      counters.set(key, counter)
      return { count: counter.count, secondsLeft: (counter.endsAt - now) / 1000 }
    },
    async subtract(key) {
      const counter = current(key, clock().getTime())
      if (counter && counter.count > 0) counter.count -= 1
    },
    async close() {
      counters.clear()
    },
  }
}
