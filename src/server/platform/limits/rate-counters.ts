import { LRUCache } from 'lru-cache'

/** Where a counter stands after one more was counted. */
interface Counted {
  count: number
  /** Seconds until the counter starts again. */
  secondsLeft: number
}

/** Key of a counter; counters of one group never take the place of another group's. */
export interface CounterKey {
  group: string
  name: string
}

/** Counters that each start again a while after their first count. */
export interface RateCounters {
  add(key: CounterKey, windowSeconds: number): Promise<Counted>
  subtract(key: CounterKey): Promise<void>
  close(): Promise<void>
}

interface Counter {
  count: number
  endsAt: number
}

/** About 2 MB a group when full; the counters least recently used go first. */
const countersOfGroup = 10_000

/** Counters of this process alone (decision 0017). */
export function makeProcessCounters(clock: () => Date): RateCounters {
  const groups = new Map<string, LRUCache<string, Counter>>()

  function countersOf(group: string): LRUCache<string, Counter> {
    const counters = groups.get(group) ?? new LRUCache<string, Counter>({ max: countersOfGroup })
    groups.set(group, counters)
    return counters
  }

  function current({ group, name }: CounterKey, now: number): Counter | undefined {
    const counter = countersOf(group).get(name)
    return counter && counter.endsAt > now ? counter : undefined
  }

  return {
    async add(key, windowSeconds) {
      const now = clock().getTime()
      const counter = current(key, now) ?? { count: 0, endsAt: now + windowSeconds * 1000 }
      counter.count += 1
      countersOf(key.group).set(key.name, counter)
      return { count: counter.count, secondsLeft: (counter.endsAt - now) / 1000 }
    },
    async subtract(key) {
      const counter = current(key, clock().getTime())
      if (counter && counter.count > 0) counter.count -= 1
    },
    async close() {
      groups.clear()
    },
  }
}
