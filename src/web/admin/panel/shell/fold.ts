/** Text for comparing: lower-cased, without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Whether every word of `wanted` is somewhere in `text`, case and accents aside. */
export function matches(text: string, wanted: string): boolean {
  return foldedMatches(fold(text), wanted)
}

/** The same for text that was folded before, where much of it is looked through at every key. */
export function foldedMatches(folded: string, wanted: string): boolean {
  return fold(wanted)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Orders names as people do: case and accents aside, numbers by their value. */
export const compareTexts = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
  .compare
