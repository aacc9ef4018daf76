/** The entries of a list that is written a line each. */
export function entriesIn(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
