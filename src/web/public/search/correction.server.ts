import { distance } from 'fastest-levenshtein'
import { slugOf } from '#contract/addresses.ts'

interface Found {
  /** The catalogue's nearest name or tag; null when the keyword is one. */
  suggestion: string | null
  /** Names of what was found, best first. */
  names: readonly string[]
}

interface Candidate {
  text: string
  letters: string
  away: number
}

/** Shorter runs of words are in so many names that they correct nothing. */
const lettersMin = 4

/**
 * What a visitor probably meant to type: of the names found, their words and the suggestion, the nearest
 * to the keyword, a name before a tag. Null when there is nothing to correct, or nothing within a third
 * of the keyword's length.
 */
export function correctionOf(keyword: string, { suggestion, names }: Found): string | null {
  const wanted = slugOf(keyword)
  const right = [suggestion ?? '', ...names].some((name) => slugOf(name).includes(wanted))
  if (suggestion === null || right) return null
  const most = wanted.length / 3
  const near = [...names.flatMap(runsOfWords), suggestion]
    .map((text) => ({ text, letters: slugOf(text) }))
    .filter(({ letters }) => Math.abs(letters.length - wanted.length) <= most)
    // Some of the words that were typed are no other word.
    .filter(({ letters }) => !wanted.includes(letters))
    .map((each): Candidate => ({ ...each, away: distance(each.letters, wanted) }))
    .filter(({ away }) => away <= most)
  return near.toSorted((one, other) => one.away - other.away)[0]?.text ?? null
}

/** A name whole, and each of its words and of its words in a row: "Foz do Iguaçu" out of a longer name. */
function runsOfWords(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const runs = words.flatMap((_, start) =>
    words.slice(start).map((_, more) => words.slice(start, start + more + 1).join(' ')),
  )
  return [name, ...runs.filter((run) => slugOf(run).length >= lettersMin)]
}
