export interface Difference {
  /** A field's name, or for nested fields their names joined by dots. */
  path: string
  theirs: unknown
  yours: unknown
}

/** The fields that differ between two versions; lists count as one field. */
export function differencesOf(theirs: object, yours: object, above = ''): Difference[] {
  const old = new Map(Object.entries(theirs))
  return Object.entries(yours).flatMap(([key, value]) => {
    const path = above + key
    const other = old.get(key)
    if (isNested(value) && isNested(other)) return differencesOf(other, value, `${path}.`)
    if (JSON.stringify(value) === JSON.stringify(other)) return []
    return [{ path, theirs: other, yours: value }]
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

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
