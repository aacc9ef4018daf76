/** How many rows have each key, as a function of the key; none while there are no rows. */
export function countBy<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
): (key: string) => number {
  const counts = new Map<string, number>()
  for (const row of rows ?? []) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return (key) => counts.get(key) ?? 0
}
