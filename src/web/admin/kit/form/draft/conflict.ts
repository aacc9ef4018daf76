export interface Difference {
  /** A field's name, or for nested fields their names joined by dots. */
  path: string
  theirs: unknown
  yours: unknown
  /** The side that changed it since both began. */
  changedBy: 'theirs' | 'yours' | 'both'
}

/** The fields that differ between two versions that began as `base`; lists count as one field. */
export function differencesOf(
  base: object,
  theirs: object,
  yours: object,
  above = '',
): Difference[] {
  const began = new Map(Object.entries(base))
  const others = new Map(Object.entries(theirs))
  return Object.entries(yours).flatMap(([key, value]) => {
    const path = above + key
    const first = began.get(key)
    const other = others.get(key)
    if (isNested(value) && isNested(other)) {
      return differencesOf(isNested(first) ? first : {}, other, value, `${path}.`)
    }
    if (isSame(value, other)) return []
    const changedBy = isSame(value, first) ? 'theirs' : isSame(other, first) ? 'yours' : 'both'
    return [{ path, theirs: other, yours: value, changedBy }]
  })
}

/** Your version with the chosen fields taken from theirs. */
export function mergeFields<Values extends object>(
  theirs: Values,
  yours: Values,
  takeTheirs: (path: string) => boolean,
  above = '',
): Values {
  const merged = { ...yours }
  for (const key of Object.keys(yours) as (keyof Values & string)[]) {
    const one = theirs[key]
    const other = yours[key]
    if (isNested(one) && isNested(other)) {
      merged[key] = mergeFields(one, other, takeTheirs, `${above}${key}.`)
    } else if (takeTheirs(above + key)) {
      merged[key] = one
    }
  }
  return merged
}

/** Whether two values of a form are the same; both were made of the same fields in the same order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
