import type { Because } from '#contract/catalogue/search.ts'
import { inSteps } from './in-steps.ts'
import { makePackedList } from './packed-list.ts'
import type { Places } from './search-items.ts'
import { numberTrigrams, type TrigramNumbers, type Trigrams } from './trigrams.ts'

/** The role of a text for some items: their name, an alias, a place where they lie or lead to, a tag of theirs. */
export interface Use {
  because: Exclude<Because, 'similar'>
  items: Places
}

/**
 * Texts that are compared, each once and folded; a text's number is its place in `folded`. There may be a hundred
 * thousand of them: what can be a number of few bytes is one, outside of V8's heap.
 */
export interface ComparedTexts {
  folded: readonly string[]
  usesOf: (text: number) => readonly Use[]
  trigrams: TrigramNumbers
  /** Those of a text. */
  trigramsOf: (text: number) => Trigrams
  /** The texts that have a trigram; none where there is no such trigram. */
  textsWith: (trigram: number | undefined) => Uint32Array
}

/** Numbers up to here take two bytes. */
const shortNumbers = 65_536
const noTexts = new Uint32Array()

/** Takes every text apart once, whatever it is used for. */
export function collectTexts() {
  const folded: string[] = []
  const numberOf = new Map<string, number>()
  const trigrams = numberTrigrams()
  /** The trigrams of all texts, one text after another, and where each begins. */
  const runs = makePackedList()
  const starts = makePackedList()
  starts.push(0)
  const uses = collectUses()

  function add(text: string, use: Use): void {
    const known = numberOf.get(text)
    if (known !== undefined) return uses.add(known, use)
    for (const trigram of trigrams.add(text)) runs.push(trigram)
    starts.push(runs.length())
    numberOf.set(text, folded.length)
    uses.add(folded.length, use)
    folded.push(text)
  }

  return {
    use(texts: readonly string[], as: Use): void {
      if (as.items.length > 0) for (const text of texts) add(text, as)
    },
    async collected(): Promise<ComparedTexts> {
      const trigramsOf = runsOf(
        runs.toArray(trigrams.count() <= shortNumbers ? 2 : 4),
        starts.toArray(),
      )
      const textsWith = await listTextsWith(folded, trigramsOf, trigrams.count())
      return { folded, usesOf: uses.collected(), trigrams, trigramsOf, textsWith }
    },
  }
}

/** Most texts are the name of one item and nothing else: of those only the item's place is kept. */
function collectUses() {
  const named: number[] = []
  const others = new Map<number, Use[]>()
  return {
    /** Texts are numbered as they come. */
    add(text: number, use: Use): void {
      const isNew = text === named.length
      if (isNew) named.push(use.items[0] ?? 0)
      if (isNew && use.because === 'name' && use.items.length === 1) return
      const before = others.get(text)
      if (before) before.push(use)
      else others.set(text, isNew ? [use] : [nameUse(named, text), use])
    },
    collected: () => usesOf(Uint32Array.from(named), others),
  }
}

function usesOf(named: Uint32Array, others: ReadonlyMap<number, Use[]>): ComparedTexts['usesOf'] {
  return (text) => others.get(text) ?? [nameUse(named, text)]
}

function nameUse(named: ArrayLike<number>, text: number): Use {
  return { because: 'name', items: [named[text] ?? 0] }
}

/** On its own, so that nothing of what collects them is kept with it. */
function runsOf(
  runs: Uint16Array | Uint32Array,
  starts: Uint16Array | Uint32Array,
): (text: number) => Trigrams {
  return (text) => runs.subarray(starts[text], starts[text + 1])
}

/** Counts first, so that the texts of all trigrams can stand in one list, one trigram after another. */
async function listTextsWith(
  texts: readonly string[],
  trigramsOf: (text: number) => Trigrams,
  count: number,
): Promise<ComparedTexts['textsWith']> {
  const starts = new Uint32Array(count + 1)
  await eachTrigram(texts, trigramsOf, count, (trigram) => {
    starts[trigram + 1] = (starts[trigram + 1] ?? 0) + 1
  })
  for (let at = 1; at <= count; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  const all = new Uint32Array(starts[count] ?? 0)
  const next = starts.slice()
  await eachTrigram(texts, trigramsOf, count, (trigram, text) => {
    const place = next[trigram] ?? 0
    all[place] = text
    next[trigram] = place + 1
  })
  return (trigram) =>
    trigram === undefined ? noTexts : all.subarray(starts[trigram], starts[trigram + 1])
}

/** Calls back for each distinct trigram of each text. */
async function eachTrigram(
  texts: readonly string[],
  trigramsOf: (text: number) => Trigrams,
  count: number,
  work: (trigram: number, text: number) => void,
): Promise<void> {
  /** In which text, counted from 1, each trigram was seen last. */
  const seen = new Uint32Array(count)
  await inSteps(texts, (_, text) => {
    const own = trigramsOf(text)
    for (let at = 0; at < own.length; at += 1) {
      const trigram = own[at] ?? 0
      if (seen[trigram] === text + 1) continue
      seen[trigram] = text + 1
      work(trigram, text)
    }
  })
}
