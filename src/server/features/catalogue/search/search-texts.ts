import type { Language } from '#contract/base/languages/languages.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/platform/services.ts'
import { collectTexts, type ComparedTexts } from './collect-texts.ts'
import { inSteps } from './in-steps.ts'
import { readNames, readTags } from './read-rows.ts'
import { readSearchItems, type SearchItems } from './search-items.ts'

/** Names and tags, each once, the shortest folded first: at one place as it is written, and as it is compared. */
export interface Terms {
  texts: readonly string[]
  /** Lower-cased, without accents. */
  folded: readonly string[]
}

/** All that can be found in one language. */
export interface SearchTexts extends ComparedTexts {
  items: SearchItems['items']
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
    terms: listTerms(names, used),
    ...(await collected()),
  }
}

function listTerms(...lists: (readonly { name: string; folded: string }[])[]): Terms {
  const distinct = new Map<string, string>()
  for (const list of lists) for (const { name, folded } of list) distinct.set(name, folded)
  const texts = [...distinct.keys()]
  const folded = [...distinct.values()]
  const lengthAt = (at: number) => folded[at]?.length ?? 0
  const order = Uint32Array.from(texts.keys()).toSorted((a, b) => lengthAt(a) - lengthAt(b))
  const inOrder = (list: readonly string[]) => Array.from(order, (at) => list[at] ?? '')
  return { texts: inOrder(texts), folded: inOrder(folded) }
}
