import { setImmediate as pause } from 'node:timers/promises'
import type { Kind } from '#contract/catalogue/kinds.ts'
import type { Because } from '#contract/search.ts'
import type { Language } from '#contract/languages.ts'
import type { Tx } from '#server/db/transaction.ts'
import { readSearchRows, type SearchRows } from './read-rows.ts'
import { numberTrigrams, type TrigramNumbers, type Trigrams } from './trigrams.ts'

/** A name or tag as it is written, and as it is compared: lower-cased, without accents. */
export interface SearchedText {
  text: string
  folded: string
}

/** Places in a list. */
type Places = readonly number[]

/** What a text is to some items: their name, an alias, a place where they lie or lead to, a tag of theirs. */
interface Use {
  because: Exclude<Because, 'similar'>
  items: Places
}

/** All that can be found in one language. */
export interface SearchTexts {
  /** Visible ones, newest first. */
  items: readonly { id: string; kind: Kind }[]
  /** Everything that is compared, each once and folded. */
  texts: readonly { folded: string; trigrams: Trigrams; uses: readonly Use[] }[]
  trigrams: TrigramNumbers
  /** By trigram, the places of the texts that have it. */
  textsWith: readonly (Places | undefined)[]
  /** Names and tags in the language, each once, the shortest folded first. */
  terms: readonly SearchedText[]
}

declare module '#server/cache/cached-values.ts' {
  interface CachedValues {
    /** By language. */
    searchTexts: SearchTexts
  }
}

const rowsPerStep = 1_000

/** Reads names, tags and places of all that is visible. */
export async function readSearchTexts(tx: Tx, lang: Language): Promise<SearchTexts> {
  return arrange(await readSearchRows(tx, lang))
}

/** Goes on in steps, so that requests do not wait for a large catalogue to be arranged. */
async function arrange({ items, tags, destinations, regions }: SearchRows): Promise<SearchTexts> {
  const { use, ...collected } = collectTexts()
  const itemsTagged = new Map(tags.map(({ tag }): [string, number[]] => [tag, []]))
  const itemsAt = new Map(
    [...destinations, ...regions].map(({ id }): [string, number[]] => [id, []]),
  )
  const destinationOf = new Map(destinations.map((row) => [row.id, row]))

  await inSteps(items, (row, at) => {
    use([row.folded], { because: 'name', items: [at] })
    for (const tag of row.tags) itemsTagged.get(tag)?.push(at)
    const own = row.destinations.flatMap((id) => destinationOf.get(id) ?? [])
    const places = new Set(own.map(({ region }) => region ?? ''))
    for (const { id, texts } of own) {
      if (row.kind !== 'destination') places.add(id)
      else {
        const others = texts.filter((text) => text !== row.folded)
        use(others, { because: 'alias', items: [at] })
      }
    }
    for (const place of places) itemsAt.get(place)?.push(at)
  })
  await inSteps([...destinations, ...regions], ({ id, texts }) =>
    use(texts, { because: 'place', items: itemsAt.get(id) ?? [] }),
  )
  const used = tags.filter(({ tag }) => itemsTagged.get(tag)?.length)
  for (const { tag, texts } of used) {
    use(texts, { because: 'tag', items: itemsTagged.get(tag) ?? [] })
  }
  return {
    items: items.map(({ id, kind }) => ({ id, kind })),
    terms: listTerms([...items, ...used]),
    ...collected,
  }
}

async function inSteps<Row>(rows: Row[], work: (row: Row, at: number) => void): Promise<void> {
  for (const [at, row] of rows.entries()) {
    if (at % rowsPerStep === rowsPerStep - 1) await pause()
    work(row, at)
  }
}

/** Takes every text apart once, whatever it is used for. */
function collectTexts() {
  const texts: { folded: string; trigrams: Trigrams; uses: Use[] }[] = []
  const textsWith: number[][] = []
  const trigrams = numberTrigrams()
  const known = new Map<string, Use[]>()
  const usesOf = (folded: string): Use[] => {
    const before = known.get(folded)
    if (before) return before
    const uses: Use[] = []
    const own = trigrams.add(folded)
    for (const each of new Set(own)) (textsWith[each] ??= []).push(texts.length)
    known.set(folded, uses)
    texts.push({ folded, trigrams: own, uses })
    return uses
  }
  const use = (folded: string[], as: Use) => {
    if (as.items.length > 0) for (const each of folded) usesOf(each).push(as)
  }
  return { texts, textsWith, trigrams, use }
}

function listTerms(rows: readonly { name: string; folded: string }[]): SearchedText[] {
  const distinct = new Map(rows.map(({ name, folded }) => [name, { text: name, folded }]))
  return [...distinct.values()].toSorted((a, b) => a.folded.length - b.folded.length)
}
