import { LRUCache } from 'lru-cache'

/**
 * Makes values and keeps those that were asked for last. Keys come from outside, without end: `max` of them are kept, so
 * each should be short.
 */
export function memoizeLru<Value extends object | string | boolean>(
  max: number,
  make: (key: string) => Value,
): (key: string) => Value {
  const made = new LRUCache<string, Value>({ max })
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
