import { LRUCache } from 'lru-cache'

/** Values that follow from the catalogue alone, each made once. */
export interface Kept<Value> {
  /** The value kept under `key`, else the one that `make` gives; those who wait for one key make it once. */
  get(key: string, make: () => Promise<Value>): Promise<Value>
}

export interface KeepOptions<Value> {
  /** The catalogue's version; what was made of an earlier one is forgotten. */
  version: () => number
  maxEntries: number
  /** A bound in bytes too, where keys come from outside. */
  size?: { max: number; of: (value: Value) => number }
  /** Whether a value is complete; every one, where left out. */
  mayBeKept?: (value: Value) => boolean
  /** Told of every look for a value. */
  onUse?: OnUse | undefined
}

/** Counts looks into a cache. */
export type OnUse = (outcome: 'hit' | 'miss') => void

/** A notice can be lost unnoticed, as when a network swallows it: nothing is believed for longer. */
const maxAgeMs = 60_000

/** Keeps values while the catalogue stays what it was; bounded in number and in bytes. */
export function keepWhileUnchanged<Value extends object>(options: KeepOptions<Value>): Kept<Value> {
  const { version, maxEntries, size, mayBeKept = () => true, onUse } = options
  const values = new LRUCache<string, Value>({
    max: maxEntries,
    ttl: maxAgeMs,
    ...(size && {
      maxSize: size.max,
      sizeCalculation: (value: Value, key: string) => size.of(value) + key.length,
    }),
  })
  const making = new Map<string, Promise<Value>>()
  let seen = version()

  function forgetStale(): void {
    const current = version()
    if (current === seen) return
    seen = current
    values.clear()
    making.clear()
  }

  return {
    async get(key, make) {
      forgetStale()
      const kept = values.get(key) ?? making.get(key)
      onUse?.(kept ? 'hit' : 'miss')
      if (kept) return kept
      const begun = seen
      const started = make()
      making.set(key, started)
      try {
        const value = await started
        if (begun === version() && mayBeKept(value)) values.set(key, value)
        return value
      } finally {
        if (making.get(key) === started) making.delete(key)
      }
    },
  }
}
