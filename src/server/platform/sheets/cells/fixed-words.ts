import type { WordNames } from '#texts/sheet-words.ts'
import { foldHeader } from '../reading/headers.ts'
import { type ReadCell, textIn } from './cells.ts'

/**
 * Reads fixed words by themselves and by their names in each language, whatever their case and accents. What is none
 * stays as it is written, for the field's own rule to refuse.
 */
export function fixedWords(words: readonly string[], names: readonly WordNames[]) {
  const known = new Map<string, string>()
  for (const word of words) {
    for (const name of [word, ...names.map((each) => each[word] ?? word)]) {
      const folded = foldHeader(name)
      if (!known.has(folded)) known.set(folded, word)
    }
  }
  const wordOf = (text: string) => known.get(foldHeader(text)) ?? text
  return {
    words,
    wordOf,
    wordIn(cell: ReadCell): string | null {
      const text = textIn(cell).trim()
      return text === '' ? null : wordOf(text)
    },
  }
}

export type FixedWords = ReturnType<typeof fixedWords>
