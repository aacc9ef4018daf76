/** The columns of a list by what may be done with them. */
export interface Arranged<Column> {
  /** They stand first, always: the tick of a row, and its name. */
  lead: Column[]
  /** They can be moved and left out; those that are shown, in their order. */
  shown: Column[]
  /** Those that are left out. */
  hidden: Column[]
  /** They stand last, always: the actions of a row. */
  tail: Column[]
}

/** Arranges columns as they were chosen; null leaves them as the panel has them. Unknown names count for nothing. */
export function arrangeColumns<Column extends { id: string }>(
  columns: readonly Column[],
  chosen: readonly string[] | null,
): Arranged<Column> {
  const first = columns.findIndex(({ id }) => id !== 'chosen')
  const lead = columns.slice(0, first + 1)
  const rest = columns.slice(first + 1)
  const tail = rest.filter(({ id }) => id === 'actions')
  const movable = rest.filter(({ id }) => id !== 'actions')
  if (chosen === null) return { lead, shown: movable, hidden: [], tail }
  const shown = chosen.flatMap((id) => movable.find((column) => column.id === id) ?? [])
  return { lead, shown, hidden: movable.filter((column) => !shown.includes(column)), tail }
}

/** Moves a column of a list by some places; at the ends it stays. */
export function moveColumn(ids: readonly string[], id: string, places: number): string[] {
  const from = ids.indexOf(id)
  const to = from + places
  if (from === -1 || to < 0 || to >= ids.length) return [...ids]
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
