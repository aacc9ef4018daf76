/** The parts that a text can share with others, as pg_trgm sees them: a number for each trigram, in reading order. */
export type Trigrams = ArrayLike<number>

/** Gives every trigram of a catalogue its number. */
export interface TrigramNumbers {
  /** The trigrams of a folded text, new ones numbered. */
  add(folded: string): number[]
  /** The distinct trigrams of a folded text; those that no text has are undefined. */
  find(folded: string): (number | undefined)[]
  /** Those that every text has which contains the folded text, also in the middle of a word. */
  findInside(folded: string): (number | undefined)[]
  count(): number
}

export function numberTrigrams(): TrigramNumbers {
  const numbers = new Map<string, number>()
  const numberOf = (trigram: string) => {
    const known = numbers.get(trigram)
    if (known !== undefined) return known
    numbers.set(trigram, numbers.size)
    return numbers.size - 1
  }
  return {
    add: (folded) => splitTrigrams(folded).map(numberOf),
    find: (folded) => [...new Set(splitTrigrams(folded))].map((each) => numbers.get(each)),
    findInside: (folded) =>
      splitTrigrams(folded)
        .filter((each) => !each.includes(' '))
        .map((each) => numbers.get(each)),
    count: () => numbers.size,
  }
}

/** Of each word of letters and digits, with two blanks before it and one after. */
function splitTrigrams(folded: string): string[] {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.flatMap((word) => {
    const letters = [' ', ' ', ...Array.from(word), ' ']
    return letters.slice(2).map((letter, at) => `${letters[at]}${letters[at + 1]}${letter}`)
  })
}

/** Measures texts against one keyword. */
export interface SimilarityMeasure {
  /** How many distinct trigrams the keyword has. */
  size: number
  /** Those that texts have. */
  known: readonly number[]
  /**
   * pg_trgm's `word_similarity(keyword, text)`, from 0 to 1: what the keyword has in common with
   * the run of the text that is most like it.
   */
  similarityTo(text: Trigrams): number
}

/** Prepares a keyword for being compared with texts whose trigrams `numbers` has numbered. */
export function measureSimilarity(numbers: TrigramNumbers, wanted: string): SimilarityMeasure {
  const distinct = numbers.find(wanted)
  const known = distinct.filter((each) => each !== undefined)
  const isWanted = new Uint8Array(numbers.count())
  for (const each of known) isWanted[each] = 1
  const last = new Int32Array(numbers.count()).fill(-1)
  return {
    size: distinct.length,
    known,
    similarityTo(text) {
      const best = bestRun(text, isWanted, last, distinct.length)
      for (let at = 0; at < text.length; at += 1) last[text[at] ?? 0] = -1
      return Math.fround(best)
    },
  }
}

/**
 * The greatest similarity of a run of `text`, which begins and ends with wanted trigrams, found as
 * pg_trgm finds it: the run grows to each wanted trigram and gives up its beginning while that
 * makes it more similar. `last` holds where each trigram of the run was seen last, else -1.
 */
function bestRun(text: Trigrams, isWanted: Uint8Array, last: Int32Array, size: number): number {
  let best = 0
  let lower = -1
  let distinct = 0
  let common = 0
  for (let at = 0; at < text.length; at += 1) {
    const trigram = text[at] ?? 0
    const wanted = isWanted[trigram] === 1
    if (lower < 0 && !wanted) continue
    if (last[trigram] === -1) {
      distinct += 1
      if (wanted) common += 1
    }
    last[trigram] = at
    if (!wanted) continue
    if (lower < 0) {
      lower = at
      distinct = 1
    }
    let current = common / (size + distinct - common)
    const run = { distinct, common }
    const before = lower
    for (let from = lower; from <= at; from += 1) {
      const similarity = run.common / (size + run.distinct - run.common)
      if (similarity > current) {
        current = similarity
        distinct = run.distinct
        common = run.common
        lower = from
      }
      const leaving = text[from] ?? 0
      if (last[leaving] === from) {
        run.distinct -= 1
        if (isWanted[leaving] === 1) run.common -= 1
      }
    }
    best = Math.max(best, current)
    for (let from = before; from < lower; from += 1) {
      const left = text[from] ?? 0
      if (last[left] === from) last[left] = -1
    }
  }
  return best
}
