import { distance } from 'fastest-levenshtein'
import type { Terms } from './indexing/search-texts.ts'

/**
 * The name or tag at the least edit distance from a folded keyword; of several the first by folded
 * text, then by text. Null when one equals the keyword, or when there is none at all
 * (requirements §4.14). `terms` come shortest first: the distance is at least the difference in length, so
 * that those of like length are measured first and most others not at all.
 */
export function findSuggestion(terms: Terms, wanted: string): string | null {
  const { texts, folded } = terms
  let nearest: number | undefined
  let least = Infinity
  let longer = firstAtLeast(folded, wanted.length)
  let shorter = longer - 1
  while (true) {
    const aboveBy = (folded[longer]?.length ?? Infinity) - wanted.length
    const belowBy = wanted.length - (folded[shorter]?.length ?? -Infinity)
    const by = Math.min(aboveBy, belowBy)
    if (by === Infinity || by > least) break
    const term = aboveBy <= belowBy ? longer : shorter
    if (term === longer) longer += 1
    else shorter -= 1
    const found = distance(wanted, folded[term] ?? '')
    const isFirst = found === least && nearest !== undefined && comesBefore(terms, term, nearest)
    if (found < least || isFirst) {
      nearest = term
      least = found
    }
  }
  return nearest === undefined || least === 0 ? null : (texts[nearest] ?? null)
}

/** The place of the first term with at least this many letters. */
function firstAtLeast(folded: readonly string[], length: number): number {
  let from = 0
  let to = folded.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((folded[middle]?.length ?? 0) < length) from = middle + 1
    else to = middle
  }
  return from
}

function comesBefore({ texts, folded }: Terms, one: number, other: number): boolean {
  const [first = '', second = ''] = [folded[one], folded[other]]
  if (first !== second) return first < second
  return (texts[one] ?? '') < (texts[other] ?? '')
}
