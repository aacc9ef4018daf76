import { useSyncExternalStore } from 'react'
import { type Compared, comparison } from './comparison.ts'

const nothing: readonly Compared[] = []

/** What is chosen on this device; nothing while rendering on the server. */
export function useComparison(): readonly Compared[] {
  return useSyncExternalStore(comparison.onChange, comparison.read, () => nothing)
}
