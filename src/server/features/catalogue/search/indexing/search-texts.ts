import type { Language } from '#contract/base/languages/languages.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/platform/services.ts'
import { collectTexts, type ComparedTexts } from './collect-texts.ts'
import { inSteps } from './in-steps.ts'
import { isStopWord } from '#contract/base/languages/stop-words.ts'
import type { KeywordFacet } from '#contract/catalogue/search.ts'
import { defaultAliasesOf, foldWord } from '../words/default-aliases.ts'
import { readNames, readTags } from './read-rows.ts'
import { readSearchItems, type SearchItems } from './search-items.ts'

/** Names and tags, each once, the shortest folded first: at one place as it is written, and as it is compared. */
export interface Terms {
  texts: readonly string[]
  /** Lower-cased, without accents. */
  folded: readonly string[]
}

type NamedFacet = Extract<KeywordFacet, { kind: 'place' | 'tag' }>

/** The place or tag that a folded text names. */
export type FacetsByName = ReadonlyMap<string, NamedFacet>

/** All that can be found in one language. */
export interface SearchTexts
  extends ComparedTexts, Pick<SearchItems, 'items' | 'codes' | 'monthStatesOn'> {
  facetsByName: FacetsByName
  /** In the language. */
  terms: Terms
}

declare module '#server/platform/cache/cached-values.ts' {
  interface CachedValues {
    /** By language. */
    searchTexts: SearchTexts
  }
}

/** Returns the searchable texts in a language, and reads them if they are not known. */
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
  searchItems: SearchItems,
): Promise<SearchTexts> {
  const { items, tagged, places, categories, namesOf, codes, monthStatesOn } = searchItems
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
  const used = tags
    .filter(({ tag }) => tagged.has(tag))
    .map((row) => ({ ...row, texts: [...new Set([...row.texts, ...aliasesOf(row)])] }))
  for (const { tag, texts } of used) use(texts, { because: 'tag', items: tagged.get(tag) ?? [] })
  for (const category of categories) {
    use(category.texts, { because: 'tag', items: category.items })
  }
  return {
    items,
    codes,
    monthStatesOn,
    facetsByName: nameFacets(used, places),
    terms: listTerms(names, used),
    ...(await collected()),
  }
}

interface UsedTag {
  tag: string
  texts: readonly string[]
  aliases: readonly string[] | null
}

/** An editor's aliases, else the shipped ones, folded. */
function aliasesOf({ tag, texts, aliases }: UsedTag): readonly string[] {
  return aliases ?? defaultAliasesOf(tag, texts).map(foldWord)
}

/** A text that names several things names the widest place. */
function nameFacets(tags: readonly UsedTag[], places: SearchItems['places']): FacetsByName {
  const facets = new Map<string, NamedFacet>()
  for (const { tag, texts } of tags) {
    for (const text of texts) facets.set(text, { kind: 'tag', value: tag })
  }
  for (const { id, kind, texts, items } of places) {
    if (items.length === 0 && kind !== 'destination') continue
    for (const text of texts) facets.set(text, { kind: 'place', value: { kind, id } })
  }
  return facets
}

/** A text that ends in a word without meaning is no term: nobody means to type it. */
function listTerms(...lists: (readonly { name: string; folded: string }[])[]): Terms {
  const distinct = new Map<string, string>()
  for (const list of lists) {
    for (const { name, folded } of list) {
      if (!isStopWord(folded.split(/\s+/).at(-1) ?? '')) distinct.set(name, folded)
    }
  }
  const texts = [...distinct.keys()]
  const folded = [...distinct.values()]
  const lengthAt = (at: number) => folded[at]?.length ?? 0
  const order = Uint32Array.from(texts.keys()).toSorted((a, b) => lengthAt(a) - lengthAt(b))
  const inOrder = (list: readonly string[]) => Array.from(order, (at) => list[at] ?? '')
  return { texts: inOrder(texts), folded: inOrder(folded) }
}
