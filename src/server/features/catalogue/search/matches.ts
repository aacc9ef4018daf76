import { type Kind, kinds } from '#contract/base/kinds.ts'
import type { Because } from '#contract/catalogue/search.ts'
import type { SearchTexts } from './search-texts.ts'
import { measureSimilarity, type SimilarityMeasure } from './trigrams.ts'

export interface Hit {
  id: string
  because: Because
}

/** A search: a folded keyword, the least similarity, and the number of results per kind. */
interface MatchQuery {
  wanted: string
  threshold: number
  limit: number
}

const noMatch = Infinity
/** How near a text is: 0 equal, 1 starts so, 2 contains it, else 8 − similarity. */
const contained = 2
const unlike = 8

/** Reasons for a match, in order of precedence among equal ranks. */
const reasons = ['name', 'alias', 'place', 'tag', 'similar'] as const satisfies Because[]

/** How each item was found best. Lists of numbers, since a common word finds most items. */
interface Matches {
  /**
   * 0 name equal, 1 name starts so, 2 name contains it, 3 alias or place equal, 4 alias or place contains it,
   * 5 tag equal, 6 tag contains it, else 8 − similarity.
   */
  ranks: Float64Array
  /** Of the name; 0 where something else matched. */
  lengths: Uint16Array
  /** Places in `reasons`. */
  because: Uint8Array
}

/**
 * The visible items that match, best first, at most `limit` of each kind (requirements §4.14): name equal,
 * name starts so, name contains it, alias or place equal, alias or place contains it, tag equal, tag contains
 * it, then by similarity; of equals the shorter name, then the newer item.
 */
export function findMatches(texts: SearchTexts, query: MatchQuery): Record<Kind, Hit[]> {
  const { ranks, lengths, because } = listMatches(texts, query)
  const isBefore = (one: number, other: number) => {
    const byRank = (ranks[one] ?? 0) - (ranks[other] ?? 0)
    return (byRank || (lengths[one] ?? 0) - (lengths[other] ?? 0) || one - other) < 0
  }
  const best = ofEachKind((): number[] => [])
  for (let item = 0; item < ranks.length; item += 1) {
    if (ranks[item] === noMatch) continue
    const kind = texts.items[item]?.kind
    if (kind) keepBest(best[kind], item, { isBefore, limit: query.limit })
  }
  return ofEachKind((kind) =>
    best[kind].map((item) => ({
      id: texts.items[item]?.id ?? '',
      because: reasons[because[item] ?? 0] ?? 'similar',
    })),
  )
}

/** Puts an item in its place in a sorted list of at most `limit`; most come too late and cost one comparison. */
function keepBest(
  list: number[],
  item: number,
  { isBefore, limit }: { isBefore: (one: number, other: number) => boolean; limit: number },
): void {
  const last = list.at(-1)
  if (last !== undefined && list.length === limit && !isBefore(item, last)) return
  const at = list.findIndex((each) => isBefore(item, each))
  list.splice(at < 0 ? list.length : at, 0, item)
  if (list.length > limit) list.pop()
}

function ofEachKind<Value>(valueOf: (kind: Kind) => Value) {
  return Object.fromEntries(kinds.map((kind) => [kind, valueOf(kind)])) as Record<Kind, Value>
}

/** Starts from the texts that are near, so that it sees few of the items. */
function listMatches(searched: SearchTexts, query: MatchQuery): Matches {
  const count = searched.items.length
  const ranks = new Float64Array(count).fill(noMatch)
  const lengths = new Uint16Array(count)
  const because = new Uint8Array(count)
  const nearness = measureTexts(searched, query)
  for (let at = 0; at < nearness.length; at += 1) {
    const near = nearness[at] ?? noMatch
    if (near === noMatch) continue
    const letters = searched.folded[at]?.length ?? 0
    for (const use of searched.usesOf(at)) {
      // At a threshold of 0 everything is found, by its name.
      if (near === unlike && use.because !== 'name') continue
      const rank = rankOf(near, use.because)
      const length = use.because === 'name' ? letters : 0
      const reason = reasons.indexOf(near > contained ? 'similar' : use.because)
      for (const item of use.items) {
        const best = ranks[item] ?? noMatch
        if (rank > best) continue
        // Of equal ones an alias stands before a place, and what is no name counts as short.
        lengths[item] = rank < best ? length : Math.min(length, lengths[item] ?? 0)
        because[item] = rank < best ? reason : Math.min(reason, because[item] ?? 0)
        ranks[item] = rank
      }
    }
  }
  return { ranks, lengths, because }
}

/** Ranks a match: a contained text by its role; a similar one stays behind all of those. */
function rankOf(near: number, because: Because): number {
  if (near > contained || because === 'name') return near
  return (because === 'tag' ? 5 : 3) + (near === 0 ? 0 : 1)
}

/** How near each text is to the keyword. */
function measureTexts(searched: SearchTexts, { wanted, threshold }: MatchQuery): Float64Array {
  const { folded, trigrams, trigramsOf } = searched
  // Similarities are singles, as PostgreSQL's are.
  const least = Math.fround(threshold)
  const near = new Float64Array(folded.length).fill(least > 0 ? noMatch : unlike)
  for (const at of listPossible(searched, wanted)) {
    const text = folded[at] ?? ''
    if (text.includes(wanted)) near[at] = nearContained(text, wanted)
  }
  const measure = measureSimilarity(trigrams, wanted)
  const shared = countShared(searched, measure)
  for (let at = 0; at < shared.length; at += 1) {
    const count = shared[at] ?? 0
    if (count === 0 || (near[at] ?? 0) <= contained) continue
    // A similarity cannot be greater than the share of the keyword's trigrams that the text has.
    if (Math.fround(count / measure.size) < least) continue
    const similarity = measure.similarityTo(trigramsOf(at))
    if (similarity >= least) near[at] = unlike - similarity
  }
  return near
}

/** The texts that may contain a folded keyword: those with the rarest trigram inside it, else all. */
function listPossible({ folded, textsWith, trigrams }: SearchTexts, wanted: string) {
  const inside = trigrams.findInside(wanted).map(textsWith)
  if (inside.length === 0) return folded.keys()
  return inside.reduce((fewest, each) => (each.length < fewest.length ? each : fewest))
}

function nearContained(folded: string, wanted: string): number {
  if (folded === wanted) return 0
  return folded.startsWith(wanted) ? 1 : contained
}

/** How many of the keyword's trigrams each text has. */
function countShared({ folded, textsWith }: SearchTexts, measure: SimilarityMeasure): Uint16Array {
  const shared = new Uint16Array(folded.length)
  for (const trigram of measure.known) {
    for (const at of textsWith(trigram)) shared[at] = (shared[at] ?? 0) + 1
  }
  return shared
}
