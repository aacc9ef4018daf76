import { distance } from 'fastest-levenshtein'
import { kindFacts } from '#contract/base/kinds.ts'
import { answeredKinds } from '#contract/catalogue/kinds/cards.ts'
import { slugOf } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { isStopWord } from '#contract/base/languages/stop-words.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { Because } from '#contract/catalogue/search.ts'
import { nameOf } from '../cards/item-card.ts'

interface Found {
  /** The catalogue's nearest name or tag; null when the keyword is one. */
  suggestion: string | null
  /** The hits, best first. */
  hits: readonly { name: string; because: Because; missing?: readonly string[] }[]
}

/** A text, and what of its letters counts. */
interface Spelled {
  text: string
  letters: string
}

interface Candidate extends Spelled {
  away: number
}

/** Shorter runs of words are in so many names that they correct nothing. */
const lettersMin = 4

/**
 * Returns the keyword that a visitor probably meant to type. Candidates are the names of similar items, their words
 * and the suggestion; the nearest to the keyword wins. Among equals, the better hit comes first, and a name before a
 * tag. Null when there is nothing to correct: the typed keyword found something, or nothing lies within a third of
 * its length (requirements §5.7).
 */
export function correctionOf(keyword: string, { suggestion, hits }: Found): string | null {
  const wanted = slugOf(keyword)
  const right = hits.some(
    ({ because, missing = [] }) => because !== 'similar' && missing.length === 0,
  )
  if (suggestion === null || right || slugOf(suggestion).includes(wanted)) return null
  const most = wanted.length / 3
  const near = [...hits.flatMap(({ name }) => runsOfWords(name)), spelled(suggestion)]
    .filter(({ letters }) => Math.abs(letters.length - wanted.length) <= most)
    // Some of the words that were typed are no other word.
    .filter(({ letters }) => !wanted.includes(letters))
    .map((each): Candidate => ({ ...each, away: distance(each.letters, wanted) }))
    .filter(({ away }) => away <= most)
  return near.toSorted((one, other) => one.away - other.away)[0]?.text ?? null
}

/**
 * A name whole, and each of its words and of its words in a row: "Foz do Iguaçu" out of a longer name. No run ends in
 * a word without meaning.
 */
function runsOfWords(name: string): Spelled[] {
  // A run's letters are those of its words: spelled once for each word, not for each of the many runs.
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(spelled)
  const runs = words.flatMap((_, start) =>
    words.slice(start).map((last, more) => {
      const run = words.slice(start, start + more + 1)
      const letters = run.flatMap((word) => word.letters || []).join('-')
      return { text: run.map(({ text }) => text).join(' '), letters, last: last.letters }
    }),
  )
  return [
    spelled(name),
    ...runs.filter(({ letters, last }) => letters.length >= lettersMin && !isStopWord(last)),
  ]
}

function spelled(text: string): Spelled {
  return { text, letters: slugOf(text) }
}

/** The hits of a search under their names, group by group. */
export function hitsOf(results: AnswerOf<'getSearchResults'>, language: Language): Found['hits'] {
  return answeredKinds.flatMap((kind) => {
    const found: readonly Hit[] = results[kindFacts[kind].plural]
    return found.map(({ details, because, missing }) => ({
      name: nameOf(details, language).name,
      because,
      missing,
    }))
  })
}

interface Hit {
  details: readonly { name: string; lang: Language }[]
  because: Because
  missing: string[]
}
