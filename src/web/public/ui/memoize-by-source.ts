const memoized = new WeakMap<object, Map<string, unknown>>()

/**
 * Returns a value that follows from `source` alone, made once under `key` and gone with it. Answers of the catalogue
 * stay the same objects until the catalogue changes, so values derived from them need not be made for every page.
 */
export function memoizeBySource<Value>(source: object, key: string, make: () => Value): Value {
  const values = memoized.get(source) ?? new Map<string, unknown>()
  memoized.set(source, values)
  if (!values.has(key)) values.set(key, make())
  return values.get(key) as Value
}
