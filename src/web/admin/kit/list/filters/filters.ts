/** One way to narrow a list: its key in the address and its choices. */
export interface Filter {
  key: string
  label: string
  options: { value: string; label: string }[]
  /** Several choices may hold at once: any of them will do. */
  several?: boolean
  /** Told of what is typed, where the choices are more than could be listed. */
  onSearch?: ((typed: string) => void) | undefined
  /** A day is typed; there are no choices. */
  isDay?: boolean
}

/** The choices of a filter that holds several, as the address spells them: one after another. */
export function valuesOf(word: string | undefined): string[] {
  return word?.split(',').filter((value) => value !== '') ?? []
}

/** The same as list operations take them: nothing, one, or several. */
export function oneOrMoreOf(word: string | undefined): string | string[] | undefined {
  const values = valuesOf(word)
  return values.length > 1 ? values : values[0]
}

/** The address's word for choices; null where there is none. */
export function wordOf(values: readonly string[]): string | null {
  return values.join(',') || null
}

/** One of two words as what it means; undefined for any other. */
export function toBoolean(word: string | undefined, yes: string, no: string): boolean | undefined {
  return word === yes ? true : word === no ? false : undefined
}
