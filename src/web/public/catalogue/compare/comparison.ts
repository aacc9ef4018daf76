import { type Language, languages } from '#contract/base/languages/languages.ts'
import { publicLimits } from '#contract/base/public-limits.ts'
import { storedList } from '#web/public/ui/stored-list.ts'

/** A destination chosen to be compared. */
export interface Compared {
  id: string
  /** As it was called where it was chosen. */
  name: string
  /** The language of the page where that was; choices of earlier versions lack it. */
  lang?: Language
}

/** The destinations chosen to be compared on this device. */
export const comparison = storedList<Compared>({
  key: 'comparison',
  max: publicLimits.comparisonMax,
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
    typeof value.name === 'string' &&
    (!('lang' in value) || languages.some((each) => each === value.lang))
  )
}
