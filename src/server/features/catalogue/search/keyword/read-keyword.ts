import { isStopWord } from '#contract/base/languages/stop-words.ts'
import type { KeywordFacet } from '#contract/catalogue/search.ts'
import type { FacetsByName } from '../indexing/search-texts.ts'
import { findLength, type Length } from './lengths.ts'
import { findMonths } from './months.ts'
import type { SplitKeyword, Word } from './split-words.ts'

/** Something that an item has to match; `asked` is how it was typed, folded. */
interface Criterion {
  asked: string
}

/** A facet of a keyword, and the places of its criteria in the list of all. */
export interface ReadFacet {
  facet: KeywordFacet
  /** The words that say it, and the keyword without them, as they were typed. */
  words: string
  rest: string
  criteria: number[]
}

/** A keyword taken apart. */
export interface ReadKeyword {
  /** All that is neither month nor length, folded: looked for as it stands, before its words. */
  phrase: string
  /** The words to look for, folded; they come first among the criteria. */
  words: string[]
  months: number[]
  days: Length | null
  /** The words, then the months as one, then the length. */
  criteria: Criterion[]
  facets: ReadFacet[]
}

/** More words than this are one: what they cost has an end. */
const wordsMax = 12

/** Names of tags and places have at most so many words that a keyword is looked through for them. */
const nameWordsMax = 6

/** Words of a keyword from one place to another, the latter excluded. */
interface Run {
  from: number
  to: number
}

/** Reads months, a length, tags and places out of a keyword, in any language; the rest are words. */
export function readKeyword(keyword: SplitKeyword, facetsByName: FacetsByName): ReadKeyword {
  const all = keyword.words
  const { folded, runOf } = joinWords(all)
  const length = findLength(folded)
  const lengthRun = length && runOf(length)
  const months = findMonths(folded).map(({ month, ...place }) => ({ month, run: runOf(place) }))
  const taken = new Set([lengthRun, ...months.map(({ run }) => run)].flatMap(placesOf))
  const left = all.map((word, at) => ({ ...word, at })).filter(({ at }) => !taken.has(at))
  const phrase = taken.size === 0 ? keyword.folded : textOf(withoutLooseEnds(left))
  const searched = wordsToSearch(left, phrase)
  const words = searched.map(({ folded }) => folded)
  const say = (run: Run) => textOf(all.slice(run.from, run.to))
  const criteria = words.map((asked) => ({ asked }))
  const monthsAt =
    months.length > 0 ? criteria.push(joined(months.map(({ run }) => say(run)))) - 1 : -1
  const lengthAt = lengthRun ? criteria.push({ asked: say(lengthRun) }) - 1 : -1
  const facetOf = (run: Run, facet: KeywordFacet, criteria: number[]): ReadFacet => ({
    facet,
    ...around(all, run),
    criteria,
  })
  return {
    phrase,
    words,
    months: [...new Set(months.map(({ month }) => month))],
    days: length ?? null,
    criteria,
    facets: [
      ...months.map(({ month, run }) => facetOf(run, { kind: 'month', value: month }, [monthsAt])),
      ...(lengthRun ? [facetOf(lengthRun, { kind: 'days', value: length.days }, [lengthAt])] : []),
      ...findNames(all, taken, facetsByName).map(({ run, facet }) =>
        facetOf(
          run,
          facet,
          searched.flatMap(({ places }, at) =>
            places.some((place) => place >= run.from && place < run.to) ? at : [],
          ),
        ),
      ),
    ],
  }
}

const joined = (texts: string[]): Criterion => ({ asked: [...new Set(texts)].join(' ') })

const textOf = (words: readonly Word[]) => words.map(({ folded }) => folded).join(' ')

const placesOf = (run: Run | undefined): number[] =>
  run ? Array.from({ length: run.to - run.from }, (_, at) => run.from + at) : []

/** The words as one text, and which of them a stretch of it covers. */
function joinWords(words: readonly Word[]) {
  const starts: number[] = []
  let end = 0
  for (const { folded } of words) {
    starts.push(end)
    end += folded.length + 1
  }
  const wordAt = (place: number) => starts.findLastIndex((start) => start <= place)
  return {
    folded: textOf(words),
    runOf: ({ start, end }: { start: number; end: number }): Run => ({
      from: wordAt(start),
      to: wordAt(end - 1) + 1,
    }),
  }
}

type Left = Word & { at: number }

/** Drops the words without meaning at both ends. */
function withoutLooseEnds(words: Left[]): Left[] {
  const isMeant = ({ folded }: Left) => !isStopWord(folded)
  return words.slice(words.findIndex(isMeant), words.findLastIndex(isMeant) + 1)
}

interface SearchedWord {
  folded: string
  /** Its places in the keyword. */
  places: number[]
}

/** The words with meaning, each once; a keyword that has none is looked for as a whole. */
function wordsToSearch(left: Left[], phrase: string): SearchedWord[] {
  const meant = left.filter(({ folded }) => !isStopWord(folded))
  if (meant.length === 0) {
    return left.length === 0 || phrase === ''
      ? []
      : [{ folded: phrase, places: left.map(({ at }) => at) }]
  }
  const byFolded = new Map<string, number[]>()
  for (const { folded, at } of meant) {
    byFolded.set(folded, [...(byFolded.get(folded) ?? []), at])
  }
  const distinct = [...byFolded].map(([folded, places]) => ({ folded, places }))
  if (distinct.length <= wordsMax) return distinct
  const rest = distinct.slice(wordsMax - 1)
  return [
    ...distinct.slice(0, wordsMax - 1),
    {
      folded: rest.map(({ folded }) => folded).join(' '),
      places: rest.flatMap(({ places }) => places),
    },
  ]
}

/** The words of a run, and the keyword without them and without the words that joined them to the rest. */
function around(all: readonly Word[], run: Run): Pick<ReadFacet, 'words' | 'rest'> {
  const typed = (words: readonly Word[]) => words.map((word) => word.typed).join(' ')
  const isMeant = ({ folded }: Word) => !isStopWord(folded)
  const [before, after] = [all.slice(0, run.from), all.slice(run.to)]
  const firstAfter = after.findIndex(isMeant)
  const rest = [
    ...before.slice(0, before.findLastIndex(isMeant) + 1),
    ...(firstAfter < 0 ? [] : after.slice(firstAfter)),
  ]
  return { words: typed(all.slice(run.from, run.to)), rest: typed(rest) }
}

/** The longest names of places and tags that stand in a keyword. */
function findNames(all: readonly Word[], taken: ReadonlySet<number>, facetsByName: FacetsByName) {
  const found = []
  for (let from = 0; from < all.length; from += 1) {
    for (let to = Math.min(all.length, from + nameWordsMax); to > from; to -= 1) {
      const run = { from, to }
      const facet = placesOf(run).some((at) => taken.has(at))
        ? undefined
        : facetsByName.get(textOf(all.slice(from, to)))
      if (facet) {
        found.push({ run, facet })
        from = to - 1
        break
      }
    }
  }
  return found
}
