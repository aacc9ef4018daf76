import type { SearchedKind, SearchTexts } from './search-texts.ts'
import { measureSimilarity, type SimilarityMeasure } from './trigrams.ts'

export type Matches = Record<SearchedKind, string[]>

interface Match {
  id: string
  /** 0 name equal, 1 name starts so, 2 name contains it, 3 tag equal, 4 tag contains it, else 6 − similarity. */
  rank: number
  /** Of the name; 0 where a tag matched. */
  length: number
}

/** What is searched for: a folded keyword, the least similarity, and how many of each kind are wanted. */
interface MatchQuery {
  wanted: string
  threshold: number
  limit: number
}

const noMatch = Infinity

/**
 * Ids of the visible items that match, best first, at most `limit` of each kind
 * (requirements §4.14): name equal, name starts so, name contains it, tag equal, tag contains it, then by
 * similarity; of equals the shorter name, then the newer item.
 */
export function findMatches(texts: SearchTexts, query: MatchQuery): Matches {
  const matches = listMatches(texts, query)
  const best = (list: Match[]) =>
    list
      .toSorted((a, b) => a.rank - b.rank || a.length - b.length)
      .slice(0, query.limit)
      .map(({ id }) => id)
  return {
    destination: best(matches.destination),
    circuit: best(matches.circuit),
    package: best(matches.package),
    tour: best(matches.tour),
  }
}

/** Every match, newest first. One loop without detours: it sees each item at every search. */
function listMatches(
  texts: SearchTexts,
  { wanted, threshold }: MatchQuery,
): Record<SearchedKind, Match[]> {
  const matches: Record<SearchedKind, Match[]> = {
    destination: [],
    circuit: [],
    package: [],
    tour: [],
  }
  // Similarities are singles, as PostgreSQL's are.
  const least = Math.fround(threshold)
  const measure = measureSimilarity(texts.trigrams, wanted)
  const shared = countShared(texts, measure)
  const tagRanks = rankTags(texts, wanted, least, measure)
  for (const [place, { id, kind, name, tags }] of texts.items.entries()) {
    const { folded, trigrams } = name
    if (folded.includes(wanted)) {
      matches[kind].push({ id, rank: rankOfName(folded, wanted), length: folded.length })
      continue
    }
    let byTag = noMatch
    for (const tag of tags) byTag = Math.min(byTag, tagRanks[tag] ?? noMatch)
    const atMost = Math.fround((shared[place] ?? 0) / Math.max(measure.size, 1))
    let byName = noMatch
    if (byTag > 4 && atMost >= least) {
      const similarity = atMost > 0 ? measure.similarityTo(trigrams) : 0
      if (similarity >= least) byName = 6 - similarity
    }
    if (byTag <= byName && byTag < noMatch) matches[kind].push({ id, rank: byTag, length: 0 })
    else if (byName < noMatch) matches[kind].push({ id, rank: byName, length: folded.length })
  }
  return matches
}

function rankTags(
  { tags }: SearchTexts,
  wanted: string,
  least: number,
  measure: SimilarityMeasure,
): number[] {
  return tags.map(({ folded, trigrams }) => {
    if (folded.includes(wanted)) return folded === wanted ? 3 : 4
    const similarity = measure.similarityTo(trigrams)
    return similarity >= least && similarity > 0 ? 6 - similarity : noMatch
  })
}

function rankOfName(folded: string, wanted: string): number {
  if (folded === wanted) return 0
  return folded.startsWith(wanted) ? 1 : 2
}

/** How many of the keyword's trigrams each item's name has: a similarity cannot be greater than their share. */
function countShared({ items, itemsWith }: SearchTexts, measure: SimilarityMeasure): Uint16Array {
  const shared = new Uint16Array(items.length)
  for (const trigram of measure.known) {
    for (const place of itemsWith[trigram] ?? []) shared[place] = (shared[place] ?? 0) + 1
  }
  return shared
}
