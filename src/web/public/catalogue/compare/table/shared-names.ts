import type { Named } from '#web/shared/ui/names.tsx'

interface Column {
  /** The destination's own name. */
  own: Named
  /** Its region, country and tags. */
  names: readonly Named[]
}

interface SharedNames {
  /** Names that every column has. */
  common: Named[]
  /** Names that several columns have, but not all, with the destinations that have them. */
  some: { shared: Named; by: Named[] }[]
  /** Names of each column that no other has. */
  apart: Named[][]
}

/** Sorts the names of compared destinations by how many have them; each name stands once. */
export function sharedNames(columns: readonly Column[]): SharedNames {
  const ownersOf = ({ name }: Named) =>
    columns.filter(({ names }) => names.some((each) => each.name === name)).map(({ own }) => own)
  const all = new Map(columns.flatMap(({ names }) => names).map((each) => [each.name, each]))
  const owned = [...all.values()].map((shared) => ({ shared, by: ownersOf(shared) }))
  return {
    common: owned.filter(({ by }) => by.length === columns.length).map(({ shared }) => shared),
    some: owned.filter(({ by }) => by.length > 1 && by.length < columns.length),
    apart: columns.map(({ names }) => names.filter((each) => ownersOf(each).length === 1)),
  }
}
