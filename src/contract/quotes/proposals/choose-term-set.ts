import type { TermScope } from './term-sets.ts'

/** The readers of a proposal, as far as its terms depend on them. */
export interface TermReader {
  agencyId: string | null
  /** The agency's, else the visitor's; null where nobody says. */
  country: string | null
  /** Number of travellers; null where nobody says. */
  travellers: number | null
}

interface Choosable {
  for: TermScope
  /** When it was made the default; null where it is none. */
  defaultAt: Date | null
}

/**
 * Returns the set whose conditions hold and are the most, of as many the later in the list; else the default that was
 * set last; undefined where there is neither.
 */
export function chooseTermSet<Set extends Choosable>(
  sets: readonly Set[],
  reader: TermReader,
): Set | undefined {
  let best: { set: Set; held: number } | undefined
  for (const set of sets) {
    const held = heldConditions(set.for, reader)
    if (held > 0 && held >= (best?.held ?? 0)) best = { set, held }
  }
  if (best) return best.set
  const defaults = sets.flatMap((set) => (set.defaultAt ? [{ set, at: set.defaultAt }] : []))
  return defaults.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0]?.set
}

/** How many conditions of a set hold; 0 where one does not, or there are none. */
function heldConditions(scope: TermScope, reader: TermReader): number {
  const { agencyId, country, travellers } = reader
  const audience = agencyId === null ? 'traveller' : 'agency'
  const conditions = [
    scope.agencyIds.length > 0 && agencyId !== null && scope.agencyIds.includes(agencyId),
    scope.audience !== null && scope.audience === audience,
    scope.countries.length > 0 && country !== null && scope.countries.includes(country),
    scope.minPax !== null && travellers !== null && travellers >= scope.minPax,
  ]
  const wanted = [
    scope.agencyIds.length > 0,
    scope.audience !== null,
    scope.countries.length > 0,
    scope.minPax !== null,
  ]
  const isMissed = wanted.some((isWanted, index) => isWanted && !conditions[index])
  return isMissed ? 0 : wanted.filter(Boolean).length
}
