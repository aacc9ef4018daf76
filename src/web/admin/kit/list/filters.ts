/** One way to narrow a list: its key in the address and its choices. */
export interface Filter {
  key: string
  label: string
  options: { value: string; label: string }[]
  /** Told of what is typed, where the choices are more than could be listed. */
  onSearch?: ((typed: string) => void) | undefined
}

/** One of two words as what it means; undefined for any other. */
export function toBoolean(word: string | undefined, yes: string, no: string): boolean | undefined {
  return word === yes ? true : word === no ? false : undefined
}
