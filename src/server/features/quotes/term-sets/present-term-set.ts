import type { InputOf } from '#contract/index.ts'
import type { TermScope, TermSet } from '#contract/quotes/proposals/term-sets.ts'
import type { termSets } from '#server/platform/db/schema/index.ts'

export type TermSetRow = typeof termSets.$inferSelect

/** A set of terms as admins get it. */
export function presentTermSet(row: TermSetRow): TermSet {
  const { sequence: _order, defaultAt, scope, ...said } = row
  return { ...said, for: scope, isDefault: defaultAt !== null }
}

/** The conditions of a set with every field. */
export function storedScope(given: InputOf<'editTermSet'>['for']): TermScope {
  const { agencyIds = [], audience = null, countries = [], minPax = null } = given ?? {}
  return { agencyIds, audience, countries: [...new Set(countries)], minPax }
}
