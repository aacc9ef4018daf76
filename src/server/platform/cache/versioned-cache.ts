import { LRUCache } from 'lru-cache'

/** Values that follow from the catalogue alone, each made once. */
export interface Cache<Value> {
  /** The value cached under `key`, else the one that `make` gives; those who wait for one key make it once. */
  get(key: string, make: () => Promise<Value>): Promise<Value>
  /** Whether `get` would make nothing: the value is there, or somebody is making it. */
  has(key: string): boolean
}

interface CacheOptions<Value> {
  /** The catalogue's version; what was made of an earlier one is dropped. */
  version: () => number
  maxEntries: number
  /** A bound in bytes too, where keys come from outside. */
  size?: { max: number; of: (value: Value) => number }
  /** Whether a value is complete and may be cached; every one, where left out. */
  isCacheable?: (value: Value) => boolean
  /** How long a value is believed at most, in ms; a minute where left out. */
  maxAgeMs?: number
  /** Told of every lookup. */
  onLookup?: OnLookup | undefined
}

/** Counts lookups. */
type OnLookup = (outcome: 'hit' | 'miss') => void

/** A notice can be lost unnoticed, as when a network swallows it: nothing is believed for longer. */
const longestMs = 60_000

/** A cache that is invalidated when the version changes; bounded in number and in bytes. */
export function createVersionedCache<Value extends object>(
  options: CacheOptions<Value>,
): Cache<Value> {
  const { version, maxEntries, size, isCacheable = () => true, onLookup } = options
  const { maxAgeMs = longestMs } = options
  const values = new LRUCache<string, Value>({
    max: maxEntries,
    ttl: maxAgeMs,
    ...(size && {
      maxSize: size.max,
      sizeCalculation: (value: Value, key: string) => size.of(value) + key.length,
    }),
  })
  const pending = new Map<string, Promise<Value>>()
  let seen = version()

  function clearIfStale(): void {
    const current = version()
    if (current === seen) return
    seen = current
    values.clear()
    pending.clear()
  }

  return {
    has(key) {
      clearIfStale()
      return values.has(key) || pending.has(key)
    },
    async get(key, make) {
      clearIfStale()
      const cached = values.get(key) ?? pending.get(key)
      onLookup?.(cached ? 'hit' : 'miss')
      if (cached) return cached
      const versionAtStart = seen
      const started = make()
      pending.set(key, started)
      try {
        const value = await started
        if (versionAtStart === version() && isCacheable(value)) values.set(key, value)
        return value
      } finally {
        if (pending.get(key) === started) pending.delete(key)
      }
    },
  }
}
