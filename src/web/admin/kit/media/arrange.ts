/** The present ids as `wanted` orders them, and behind them those it does not know. */
export function withRest(wanted: readonly string[], present: readonly string[]): string[] {
  const known = wanted.filter((id) => present.includes(id))
  return [...known, ...present.filter((id) => !known.includes(id))]
}

/** The present ids with those of `wanted` in that order, in the places they have together. */
export function arranged(present: readonly string[], wanted: readonly string[]): string[] {
  const known = wanted.filter((id) => present.includes(id))
  const next = known.values()
  return present.map((id) => (known.includes(id) ? (next.next().value ?? id) : id))
}
