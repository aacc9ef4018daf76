import { type Kind, kinds } from '#contract/base/kinds.ts'
import type { Because } from '#contract/catalogue/search.ts'
import type { MonthStates } from '../indexing/month-states.ts'
import type { SearchTexts } from '../indexing/search-texts.ts'
import type { ReadKeyword } from '../keyword/read-keyword.ts'
import { fitsLength } from './fits-length.ts'
import { noMatch, type RankedItems, rankItems, reasons, similarRank } from './rank-items.ts'

export interface Hit {
  id: string
  because: Because
  /** The criteria that it does not match, as they were typed, folded. */
  missing: string[]
}

/** A search: a keyword, the least similarity of a word, and the number of results per kind. */
interface MatchQuery {
  read: ReadKeyword
  threshold: number
  limit: number
  /** Given where months were read. */
  monthStates: MonthStates | undefined
}

interface Matches {
  hits: Record<Kind, Hit[]>
  totals: Record<Kind, number>
  /** By facet of the keyword, how many items would match all of it without this one; none where some match all. */
  without: (number | undefined)[]
}

/** The order of an item among the hits, by its parts in descending weight. */
const weights = { missing: 1_000, possibleMonth: 100, likeWords: 20, words: 10 } as const

/** Match of each item: its criteria bit by bit, and its place in the order, the least first. */
interface Judged {
  matched: Uint16Array
  orders: Float64Array
  lengths: Uint16Array
  because: Uint8Array
}

/**
 * Finds the visible items that match at least half of a keyword's criteria, at most `limit` of each kind, those that
 * match more first (requirements §4.14): the phrase as it stands in the order of `RankedItems`, then its words one by
 * one, then similar ones; of equals the shorter name, then the newer item.
 */
export function findMatches(texts: SearchTexts, query: MatchQuery): Matches {
  const judged = judgeItems(texts, query)
  const { matched, orders, lengths } = judged
  const isBefore = (one: number, other: number) => {
    const byOrder = (orders[one] ?? 0) - (orders[other] ?? 0)
    return (byOrder || (lengths[one] ?? 0) - (lengths[other] ?? 0) || one - other) < 0
  }
  const best = ofEachKind((): number[] => [])
  const totals = ofEachKind(() => 0)
  for (let item = 0; item < orders.length; item += 1) {
    if (orders[item] === noMatch) continue
    const kind = texts.items[item]?.kind
    if (!kind) continue
    totals[kind] += 1
    keepBest(best[kind], item, { isBefore, limit: query.limit })
  }
  const { criteria } = query.read
  const presentHit = (item: number): Hit => ({
    id: texts.items[item]?.id ?? '',
    because: reasons[judged.because[item] ?? 0] ?? 'similar',
    missing: criteria.flatMap(({ asked }, at) => (isSet(matched[item] ?? 0, at) ? [] : asked)),
  })
  return {
    hits: ofEachKind((kind) => best[kind].map(presentHit)),
    totals,
    without: countWithout(query.read, matched),
  }
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

const isSet = (bits: number, at: number) => (bits & (1 << at)) !== 0

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

function judgeItems(texts: SearchTexts, query: MatchQuery): Judged {
  const { read, threshold, monthStates } = query
  const count = texts.items.length
  const judged: Judged = {
    matched: new Uint16Array(count),
    orders: new Float64Array(count).fill(noMatch),
    lengths: new Uint16Array(count),
    because: new Uint8Array(count),
  }
  const [only] = read.words
  const isOneWord = read.words.length === 1 && only === read.phrase
  const phrase =
    read.words.length > 0
      ? rankItems(texts, { wanted: read.phrase, threshold, isPart: false })
      : undefined
  const words = isOneWord
    ? []
    : read.words.map((wanted) =>
        rankItems(texts, { wanted, threshold, isPart: read.words.length > 1 }),
      )
  for (let item = 0; item < count; item += 1) {
    let order = judgeWords(judged, item, { phrase, words, read })
    if (monthStates && read.months.length > 0) {
      const state = monthStates.bestOf(item, read.months)
      if (state) judged.matched[item] = (judged.matched[item] ?? 0) | (1 << read.words.length)
      if (state === 'fair') order += weights.possibleMonth
    }
    if (read.days && fitsLength(texts.items[item], read.days)) {
      judged.matched[item] = (judged.matched[item] ?? 0) | (1 << (read.criteria.length - 1))
    }
    const met = countBits(judged.matched[item] ?? 0)
    if (met === 0 || met * 2 < read.criteria.length) continue
    judged.orders[item] = order + (read.criteria.length - met) * weights.missing
  }
  return judged
}

interface RankedKeyword {
  read: ReadKeyword
  phrase: RankedItems | undefined
  words: RankedItems[]
}

/** Notes which words an item matches and why; returns its order among those that match as many. */
function judgeWords(judged: Judged, item: number, ranked: RankedKeyword): number {
  const { phrase, words, read } = ranked
  const asPhrase = phrase?.ranks[item] ?? noMatch
  const all = (1 << read.words.length) - 1
  const isAsPhrase = (order: number) => {
    judged.matched[item] = all
    judged.lengths[item] = phrase?.lengths[item] ?? 0
    judged.because[item] = phrase?.because[item] ?? 0
    return order
  }
  if (asPhrase < similarRank) return isAsPhrase(asPhrase)
  let matched = 0
  let sum = 0
  let worst = 0
  let length = 0
  let reason = 0
  for (let at = 0; at < words.length; at += 1) {
    const rank = words[at]?.ranks[item] ?? noMatch
    if (rank === noMatch) continue
    matched |= 1 << at
    sum += rank
    worst = Math.max(worst, rank)
    length = Math.max(length, words[at]?.lengths[item] ?? 0)
    reason = Math.max(reason, words[at]?.because[item] ?? 0)
  }
  const hasAll = matched === all && worst < similarRank && words.length > 0
  if (asPhrase !== noMatch && !hasAll) return isAsPhrase(weights.likeWords + asPhrase)
  judged.matched[item] = matched
  judged.lengths[item] = length
  judged.because[item] = reason
  if (matched === 0) return 0
  const weight = worst >= similarRank ? weights.likeWords : weights.words
  return weight + sum / countBits(matched)
}

/** Counts the items that match all that is left of a keyword without each of its facets. */
function countWithout(read: ReadKeyword, matched: Uint16Array): (number | undefined)[] {
  const all = (1 << read.criteria.length) - 1
  const count = (needed: number) => {
    let found = 0
    for (const bits of matched) if ((bits & needed) === needed) found += 1
    return found
  }
  if (count(all) > 0) return []
  return read.facets.map(({ facet: { kind }, criteria }) => {
    const needed = criteria.reduce((left, at) => left & ~(1 << at), all)
    if (needed === 0) return undefined
    // Several months are one criterion: without one of them the others stand.
    return kind === 'month' && read.months.length > 1 ? 0 : count(needed)
  })
}
