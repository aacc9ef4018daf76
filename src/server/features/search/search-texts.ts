import { setImmediate as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fallbackLanguage, type Language } from '#contract/languages.ts'
import { queryRows, type Tx } from '#server/db/transaction.ts'
import { numberTrigrams, type TrigramNumbers, type Trigrams } from './trigrams.ts'

export type SearchedKind = 'destination' | 'circuit' | 'package' | 'tour'

/** A name or tag as it is written, and as it is compared: lower-cased, without accents. */
export interface SearchedText {
  text: string
  folded: string
}

interface ComparedText extends SearchedText {
  trigrams: Trigrams
}

/** A visible item under its name in one language. */
interface SearchedItem {
  id: string
  kind: SearchedKind
  name: ComparedText
  /** Places of its effective tags in `tags`. */
  tags: readonly number[]
}

/** All that can be found in one language. */
export interface SearchTexts {
  /** Newest first. */
  items: readonly SearchedItem[]
  tags: readonly ComparedText[]
  trigrams: TrigramNumbers
  /** By trigram, the places of the items that have it in their name. */
  itemsWith: readonly (readonly number[] | undefined)[]
  /** Names and tags, each once, the shortest folded first. */
  terms: readonly SearchedText[]
}

const itemsPerStep = 1_000

interface ItemRow extends Record<string, unknown> {
  id: string
  kind: SearchedKind
  name: string
  folded: string
  tags: string[]
}

/** Reads the names (in the language, else in English) and effective tags of all visible items. */
export async function readSearchTexts(tx: Tx, lang: Language): Promise<SearchTexts> {
  const [items, tags] = await Promise.all([readItems(tx, lang), readTags(tx)])
  return arrange(items, tags)
}

function readItems(tx: Tx, lang: Language): Promise<ItemRow[]> {
  return queryRows<ItemRow>(
    tx,
    sql`
      with tagged as (
        select item_id, json_agg(tag) as tags from effective_tags group by item_id
      )
      select i.id, i.kind, d.name, search_fold(d.name) as folded, coalesce(t.tags, '[]') as tags
      from visible_items v
      join catalogue_items i on i.id = v.id
      cross join lateral (
        select name from item_details
        where item_id = i.id and lang in (${lang}, ${fallbackLanguage})
        order by lang = ${lang} desc limit 1
      ) as d
      left join tagged t on t.item_id = i.id
      where v.kind in ('destination', 'circuit', 'package', 'tour')
      order by i.sequence desc`,
  )
}

function readTags(tx: Tx): Promise<{ text: string; folded: string }[]> {
  return queryRows<{ text: string; folded: string }>(
    tx,
    sql`
      select tag as text, search_fold(tag) as folded
      from (select distinct unnest(tags) as tag from catalogue_items) as given`,
  )
}

/** Goes on in steps, so that requests do not wait for a large catalogue to be arranged. */
async function arrange(rows: ItemRow[], tagRows: SearchedText[]): Promise<SearchTexts> {
  const trigrams = numberTrigrams()
  const compare = ({ text, folded }: SearchedText): ComparedText => ({
    text,
    folded,
    trigrams: trigrams.add(folded),
  })
  const used = new Set(rows.flatMap((row) => row.tags))
  const tags = tagRows.filter(({ text }) => used.has(text)).map(compare)
  const placeOf = new Map(tags.map(({ text }, place) => [text, place]))
  const items: SearchedItem[] = []
  const itemsWith: number[][] = []
  for (const [place, row] of rows.entries()) {
    if (place % itemsPerStep === itemsPerStep - 1) await pause()
    const name = compare({ text: row.name, folded: row.folded })
    const ownTags = row.tags.flatMap((tag) => placeOf.get(tag) ?? [])
    items.push({ id: row.id, kind: row.kind, name, tags: ownTags })
    for (const trigram of new Set(name.trigrams)) (itemsWith[trigram] ??= []).push(place)
  }
  const terms = listTerms([...items.map(({ name }) => name), ...tags])
  return { items, tags, trigrams, itemsWith, terms }
}

function listTerms(texts: SearchedText[]): SearchedText[] {
  const distinct = new Map(texts.map(({ text, folded }) => [text, { text, folded }]))
  return [...distinct.values()].toSorted((a, b) => a.folded.length - b.folded.length)
}
