import { limits } from '#contract/limits.ts'
import { storedList } from '../stored-list.ts'

/** A destination chosen to be compared. */
export interface Compared {
  id: string
  /** As it was called where it was chosen, in whatever language that was. */
  name: string
}

/** What is chosen to be compared on this device. */
export const comparison = storedList<Compared>({
  key: 'comparison',
  max: limits.comparisonMax,
  isEntry: isCompared,
  isSame: (one, other) => one.id === other.id,
})

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
