import { limits } from '#contract/limits.ts'

/** A destination chosen to be compared. */
export interface Compared {
  id: string
  /** As it was called where it was chosen, in whatever language that was. */
  name: string
}

const storageKey = 'comparison'
const nothing: readonly Compared[] = []
let chosen: readonly Compared[] | undefined
const listeners = new Set<() => void>()

function read(): readonly Compared[] {
  chosen ??= parse(localStorage.getItem(storageKey))
  return chosen
}

/** What another version of the page may have left behind is checked before it is believed. */
function parse(text: string | null): readonly Compared[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isCompared).slice(0, limits.comparisonMax) : nothing
  } catch {
    return nothing
  }
}

function isCompared(value: unknown): value is Compared {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  )
}

function write(next: readonly Compared[]): void {
  chosen = next
  localStorage.setItem(storageKey, JSON.stringify(next))
  for (const listener of listeners) listener()
}

/** Takes a destination in or out; false when three are chosen already. */
export function toggleCompared(destination: Compared): boolean {
  const others = read().filter(({ id }) => id !== destination.id)
  if (others.length < read().length) {
    write(others)
    return true
  }
  if (others.length >= limits.comparisonMax) return false
  write([...others, destination])
  return true
}

/** Compares these and no others: what the comparison's own page shows next. */
export function compareOnly(destinations: readonly Compared[]): void {
  write(destinations.slice(0, limits.comparisonMax))
}

/** What is chosen on this device. */
export const comparison = (): readonly Compared[] => read()

/** Calls `listener` whenever the choice changes, until the answer is called. */
export function onComparisonChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
