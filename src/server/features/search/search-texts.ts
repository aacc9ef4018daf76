import type { Because } from '#contract/search.ts'
import type { Language } from '#contract/languages.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { inSteps } from './in-steps.ts'
import { readNames, readTags } from './read-rows.ts'
import { type Places, readSearchItems, type SearchItems } from './search-items.ts'
import { numberTrigrams, type TrigramNumbers, type Trigrams } from './trigrams.ts'

/** A name or tag as it is written, and as it is compared: lower-cased, without accents. */
export interface SearchedText {
  text: string
  folded: string
}

/** What a text is to some items: their name, an alias, a place where they lie or lead to, a tag of theirs. */
interface Use {
  because: Exclude<Because, 'similar'>
  items: Places
}

/** All that can be found in one language. */
export interface SearchTexts {
  items: SearchItems['items']
  /** Everything that is compared, each once and folded. */
  texts: readonly { folded: string; uses: readonly Use[] }[]
  trigrams: TrigramNumbers
  /** Those of the text at a place in the list. */
  trigramsOf: (text: number) => Trigrams
  /** By trigram, the places of the texts that have it. */
  textsWith: readonly (Uint32Array | undefined)[]
  /** Names and tags in the language, each once, the shortest folded first. */
  terms: readonly SearchedText[]
}

declare module '#server/cache/cached-values.ts' {
  interface CachedValues {
    /** By language. */
    searchTexts: SearchTexts
  }
}

/** What can be found in a language, read where it is not known. */
export function searchTextsIn(
  { caches }: Pick<Services, 'caches'>,
  tx: Tx,
  lang: Language,
): Promise<SearchTexts> {
  return caches.searchTexts.get(lang, async () => {
    const items = await caches.searchItems.get('all', () => readSearchItems(tx))
    return readSearchTexts(tx, lang, items)
  })
}

/** Reads what items and tags are called in a language. */
async function readSearchTexts(
  tx: Tx,
  lang: Language,
  { items, tagged, places, namesOf }: SearchItems,
): Promise<SearchTexts> {
  const [names, tags] = await Promise.all([readNames(tx, lang), readTags(tx, lang)])
  const called = new Map(names.map((row) => [row.id, row]))
  const { use, collected } = collectTexts()
  await inSteps(items, ({ id }, at) => {
    const { folded } = called.get(id) ?? {}
    if (folded === undefined) return
    use([folded], { because: 'name', items: [at] })
    const others = namesOf.get(at)?.filter((text) => text !== folded) ?? []
    use(others, { because: 'alias', items: [at] })
  })
  await inSteps(places, (place) => use(place.texts, { because: 'place', items: place.items }))
  const used = tags.filter(({ tag }) => tagged.has(tag))
  for (const { tag, texts } of used) use(texts, { because: 'tag', items: tagged.get(tag) ?? [] })
  return {
    items,
    terms: listTerms([...items.flatMap(({ id }) => called.get(id) ?? []), ...used]),
    ...collected(),
  }
}

/**
 * Takes every text apart once, whatever it is used for. There may be a hundred thousand of them: what is a number is
 * kept as four bytes, and lists are made as long as they are.
 */
function collectTexts() {
  const texts: { folded: string; uses: Use[] }[] = []
  const trigrams = numberTrigrams()
  const known = new Map<string, Use[]>()
  /** The trigrams of all texts, one text after another, and where each begins. */
  const runs: number[] = []
  const starts = [0]
  const textsWith: number[][] = []
  const add = (folded: string, use: Use) => {
    const before = known.get(folded)
    if (before) return before.push(use)
    const own = trigrams.add(folded)
    for (const each of new Set(own)) (textsWith[each] ??= []).push(texts.length)
    runs.push(...own)
    starts.push(runs.length)
    const uses = [use]
    known.set(folded, uses)
    return texts.push({ folded, uses })
  }
  return {
    use(folded: readonly string[], as: Use) {
      if (as.items.length > 0) for (const each of folded) add(each, as)
    },
    collected: () => ({
      texts,
      trigrams,
      trigramsOf: runsOf(Uint32Array.from(runs), Uint32Array.from(starts)),
      textsWith: textsWith.map((each) => Uint32Array.from(each)),
    }),
  }
}

/** On its own, so that nothing of what collects them is kept with it. */
function runsOf(runs: Uint32Array, starts: Uint32Array): (text: number) => Trigrams {
  return (text) => runs.subarray(starts[text], starts[text + 1])
}

function listTerms(rows: readonly { name: string; folded: string }[]): SearchedText[] {
  const distinct = new Map(rows.map(({ name, folded }) => [name, { text: name, folded }]))
  return [...distinct.values()].toSorted((a, b) => a.folded.length - b.folded.length)
}
