import type { Because } from '#contract/catalogue/search.ts'
import type { SearchTexts } from '../indexing/search-texts.ts'
import { measureSimilarity, type SimilarityMeasure } from '../indexing/trigrams.ts'
import { kindOfWord } from '../words/default-aliases.ts'
import { likenessTo } from './likeness.ts'

/** A folded text to look for, and how. */
export interface Sought {
  wanted: string
  /** The least similarity; above 1, nothing similar is found. */
  threshold: number
  /** One word of several: if it is short, a word has to begin with it. */
  isPart: boolean
}

export const noMatch = Infinity
/** Rank of a text: 0 equal, 1 starts so, 2 contains it, else 10 − similarity. */
const contained = 2
/** A rank of what is similar is at least this; all others are below. */
export const similarRank = 9
const unlike = 10

/** Reasons for a match, in order of precedence among equal ranks. */
export const reasons = [
  'name',
  'code',
  'alias',
  'place',
  'tag',
  'similar',
] as const satisfies Because[]

/** Best match of each item. Lists of numbers, since a common word finds most items. */
export interface RankedItems {
  /**
   * 0 name equal, 1 name starts so, 2 name contains it, 3 code equal, 4 code starts so, 5 alias or place equal, 6 alias
   * or place contains it, 7 tag equal, 8 tag contains it, else 10 − similarity.
   */
  ranks: Float64Array
  /** Of the name; 0 where something else matched. */
  lengths: Uint16Array
  /** Places in `reasons`. */
  because: Uint8Array
}

/** Ranks all items by one text. It starts from the texts that are near, so that it sees few of the items. */
export function rankItems(searched: SearchTexts, sought: Sought): RankedItems {
  const count = searched.items.length
  const ranks = new Float64Array(count).fill(noMatch)
  const lengths = new Uint16Array(count)
  const because = new Uint8Array(count)
  const rank = (item: number, rank: number, length: number, reason: number) => {
    const best = ranks[item] ?? noMatch
    if (rank > best) return
    // Of equal ones an alias stands before a place, and what is no name counts as short.
    lengths[item] = rank < best ? length : Math.min(length, lengths[item] ?? 0)
    because[item] = rank < best ? reason : Math.min(reason, because[item] ?? 0)
    ranks[item] = rank
  }
  const nearness = measureTexts(searched, sought)
  for (let at = 0; at < nearness.length; at += 1) {
    const near = nearness[at] ?? noMatch
    if (near === noMatch) continue
    const letters = searched.folded[at]?.length ?? 0
    for (const use of searched.usesOf(at)) {
      // At a threshold of 0 everything is found, by its name.
      if (near === unlike && use.because !== 'name') continue
      const reason = reasons.indexOf(near > contained ? 'similar' : use.because)
      const length = use.because === 'name' ? letters : 0
      for (const item of use.items) rank(item, rankOf(near, use.because), length, reason)
    }
  }
  for (const { item, isWhole } of searched.codes.find(sought.wanted)) {
    rank(item, isWhole ? 3 : 4, 0, reasons.indexOf('code'))
  }
  const kind = kindOfWord(sought.wanted)
  if (kind) {
    for (const [at, item] of searched.items.entries()) {
      if (item.kind === kind) rank(at, rankOf(0, 'tag'), 0, reasons.indexOf('tag'))
    }
  }
  return { ranks, lengths, because }
}

/** Ranks a match: a contained text by its role; a similar one stays behind all of those. */
function rankOf(near: number, because: Because): number {
  if (near > contained || because === 'name') return near
  return (because === 'tag' ? 7 : 5) + (near === 0 ? 0 : 1)
}

/** Rank of each text beside the one that is looked for. */
function measureTexts(searched: SearchTexts, sought: Sought): Float64Array {
  const { wanted, threshold } = sought
  const { folded, trigrams, trigramsOf } = searched
  // Similarities are singles, as PostgreSQL's are.
  const least = Math.fround(threshold)
  const near = new Float64Array(folded.length).fill(least > 0 ? noMatch : unlike)
  markContaining(searched, sought, near)
  if (least > 1) return near
  const isLike = least > 0 ? likenessTo(wanted) : () => true
  const measure = measureSimilarity(trigrams, wanted)
  const shared = countShared(searched, measure)
  for (let at = 0; at < shared.length; at += 1) {
    const count = shared[at] ?? 0
    if (count === 0 || (near[at] ?? 0) <= contained) continue
    // A similarity cannot be greater than the share of the keyword's trigrams that the text has.
    if (Math.fround(count / measure.size) < least) continue
    const similarity = measure.similarityTo(trigramsOf(at))
    if (similarity >= least && isLike(folded[at] ?? '')) near[at] = unlike - similarity
  }
  return near
}

/** Fewer letters than this stand in the middle of too many words. */
const shortMax = 2

function markContaining(searched: SearchTexts, sought: Sought, near: Float64Array): void {
  const { folded, textsWith, trigrams } = searched
  const { wanted, isPart } = sought
  if (isPart && wanted.length <= shortMax && /^[\p{L}\p{N}]+$/u.test(wanted)) {
    const beginning = trigrams.find(wanted)[wanted.length - 1]
    for (const at of textsWith(beginning)) near[at] = folded[at] === wanted ? 0 : contained
    return
  }
  for (const at of listPossible(searched, wanted)) {
    const text = folded[at] ?? ''
    if (text.includes(wanted)) near[at] = nearContained(text, wanted)
  }
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

/** Number of the keyword's trigrams that each text has. */
function countShared({ folded, textsWith }: SearchTexts, measure: SimilarityMeasure): Uint16Array {
  const shared = new Uint16Array(folded.length)
  for (const trigram of measure.known) {
    for (const at of textsWith(trigram)) shared[at] = (shared[at] ?? 0) + 1
  }
  return shared
}
