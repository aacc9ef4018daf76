import { matches } from '../../fold.ts'

/** One way to narrow a list: its key in the address, its choices, and the test behind them. */
export interface Filter<Row> {
  key: string
  label: string
  options: { value: string; label: string }[]
  test: (row: Row, value: string) => boolean
}

/** The rows that pass every chosen filter and have every word of the search in their text. */
export function narrow<Row>(
  rows: readonly Row[],
  filters: readonly Filter<Row>[],
  chosen: Record<string, string>,
  search: string,
  textOf: (row: Row) => string,
): Row[] {
  const active = filters.flatMap(({ key, test }) => {
    const value = chosen[key]
    return value ? [(row: Row) => test(row, value)] : []
  })
  const wanted = search.trim()
  return rows.filter(
    (row) => active.every((test) => test(row)) && (!wanted || matches(textOf(row), wanted)),
  )
}
