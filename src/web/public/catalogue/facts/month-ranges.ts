/**
 * Runs of months, `[first, last]` from 1 to 12; one may pass the new year: December to February is `[12, 2]`.
 * All twelve are `[1, 12]`.
 */
export function monthRanges(months: readonly number[]): [number, number][] {
  const known = new Set(months)
  if (known.size === 12) return [[1, 12]]
  const before = (month: number) => ((month + 10) % 12) + 1
  const after = (month: number) => (month % 12) + 1
  const starts = [...known].filter((month) => !known.has(before(month))).toSorted((a, b) => a - b)
  return starts.map((start) => {
    let end = start
    while (known.has(after(end))) end = after(end)
    return [start, end]
  })
}
