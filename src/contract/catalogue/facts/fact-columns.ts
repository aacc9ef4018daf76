import type { FactForm } from './fact.ts'
import { factOf, facts, isFact } from './facts.ts'

/** The parts of facts whose value has some, and is null as a whole. */
const partsOfForms: Partial<Record<FactForm, readonly string[]>> = {
  location: ['lat', 'lng'],
  range: ['min', 'max'],
  money: ['amount', 'currency'],
}

/** The columns of a fact with parts, and the part that each holds; undefined for any other. */
export function partColumns(name: string): [column: string, part: string][] | undefined {
  const parts = isFact(name) ? partsOfForms[factOf(name).as] : undefined
  return parts?.map((part) => [`${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`, part])
}

const factOfPart = new Map(
  Object.keys(facts).flatMap((name) =>
    (partColumns(name) ?? []).map(([column]): [string, string] => [column, name]),
  ),
)

/** The fact that a column is a part of; any other column is its own. */
export function factOfColumn(column: string): string {
  return factOfPart.get(column) ?? column
}
