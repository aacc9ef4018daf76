import { distance } from 'fastest-levenshtein'
import type { SearchedText } from './search-texts.ts'

/**
 * The name or tag at the least edit distance from a folded keyword; of several the first by folded
 * text, then by text. Null when one equals the keyword, or when there is none at all
 * (requirements §4.14). `terms` come shortest first: the distance is at least the difference in length, so
 * that those of like length are measured first and most others not at all.
 */
export function findSuggestion(terms: readonly SearchedText[], wanted: string): string | null {
  let nearest: SearchedText | undefined
  let least = Infinity
  let longer = firstAtLeast(terms, wanted.length)
  let shorter = longer - 1
  while (true) {
    const above = terms[longer]
    const below = terms[shorter]
    const aboveBy = above ? above.folded.length - wanted.length : Infinity
    const belowBy = below ? wanted.length - below.folded.length : Infinity
    const term = aboveBy <= belowBy ? above : below
    if (!term || Math.min(aboveBy, belowBy) > least) break
    if (term === above) longer += 1
    else shorter -= 1
    const found = distance(wanted, term.folded)
    if (found < least || (found === least && nearest && comesBefore(term, nearest))) {
      nearest = term
      least = found
    }
  }
  return least > 0 ? (nearest?.text ?? null) : null
}

/** The place of the first term with at least this many letters. */
function firstAtLeast(terms: readonly SearchedText[], length: number): number {
  let from = 0
  let to = terms.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((terms[middle]?.folded.length ?? 0) < length) from = middle + 1
    else to = middle
  }
  return from
}

function comesBefore(one: SearchedText, other: SearchedText): boolean {
  if (one.folded !== other.folded) return one.folded < other.folded
  return one.text < other.text
}
