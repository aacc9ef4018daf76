import { kindFacts, partKinds } from '#contract/base/kinds.ts'
import { answeredKinds } from '#contract/catalogue/kinds/cards.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { sql } from 'drizzle-orm'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { AnswerOf, Caller, InputOf } from '#contract/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'

type Results = AnswerOf<'getSearchResults'>

type Group = Exclude<keyof Results, 'suggestion'>

type Reason = Results[Group][number]['because']

/** The searchable data of one visible item. */
export interface SearchedItem {
  id: string
  group: Group
  details: { lang: Language; name: string }[]
  /** Effective ones, each with its names. */
  tags: NamedTag[]
  /** A destination's aliases. */
  aliases: string[]
  /** The names of its places. */
  places: string[]
}

interface NamedTag {
  tag: string
  names: LanguageTexts
}

type Found = Record<Group, { id: string; because: Reason }[]> & { suggestion: string | null }

const groups: Group[] = answeredKinds.map((kind) => kindFacts[kind].plural)

interface Place {
  name: string
  names: LanguageTexts
  aliases: string[]
}

const allOf = ({ name, names, aliases }: Place) => [name, ...Object.values(names), ...aliases]

/** The search's input by requirements §2.11, §2.12 and §4.14, from an admin's answers; newest first. */
export async function readSearchedItems(admin: Caller): Promise<SearchedItem[]> {
  const panel = { adminPanel: true }
  const { list: countries } = await admin('listCountries')
  const { list: regions } = await admin('listRegions')
  const { list: named } = await admin('listTags')
  const namesOf = new Map(named.map(({ tag, names }) => [tag, names]))
  const around = (regionId: string) => {
    const region = regions.find(({ id }) => id === regionId)
    const country = countries.find(({ id }) => id === region?.countryId)
    return [region, country].flatMap((place) => (place ? allOf(place) : []))
  }
  const { list: destinations } = await admin('listDestinations', panel)
  const enabled = new Map(
    destinations.filter(({ status }) => status).map((each) => [each.id, each]),
  )
  const enabledOf = (ids: string[]) => ids.flatMap((id) => enabled.get(id) ?? [])
  const look = (
    item: { id: string; details: SearchedItem['details']; tags?: string[]; bannedTags?: string[] },
    group: Group,
    ids: string[],
  ): SearchedItem => {
    const { id, details, tags = [], bannedTags } = item
    const through = enabledOf(ids)
    // What bans no tags inherits none.
    const inherited = bannedTags ? through.flatMap((each) => each.tags) : []
    const effective = [...tags, ...inherited.filter((tag) => !bannedTags?.includes(tag))]
    const places = through.flatMap((each) => [
      ...each.details.map(({ name }) => name),
      ...each.aliases,
      ...around(each.regionId),
    ])
    return {
      id,
      group,
      details,
      tags: [...new Set(effective)].map((tag) => ({ tag, names: namesOf.get(tag) ?? {} })),
      aliases: [],
      places,
    }
  }
  const lookAt = (
    group: Group,
    list: (Parameters<typeof look>[0] & { status: boolean; destinationId: string })[],
  ) =>
    list
      .filter(({ status, destinationId }) => status && enabled.has(destinationId))
      .map((item) => look(item, group, [item.destinationId]))
  const parts: SearchedItem[] = []
  for (const kind of partKinds) {
    const { list } = await admin(operationsOfKind[kind].list, panel)
    parts.push(...lookAt(kindFacts[kind].plural, list))
  }
  const circuits = (await admin('listCircuits', panel)).list
  const packages = (await admin('listPackages', panel)).list
  return [
    ...[...enabled.values()].map((item) => ({
      ...look(item, 'destinations', []),
      aliases: [...item.details.map(({ name }) => name), ...item.aliases],
      places: around(item.regionId),
    })),
    ...parts,
    ...circuits
      .filter((item) => item.status && enabledOf(item.destinationIds).length >= 2)
      .map((item) => look(item, 'circuits', item.destinationIds)),
    ...packages
      .filter(
        ({ status, destinationIds }) =>
          status && enabledOf(destinationIds).length === destinationIds.length,
      )
      .map((item) => look(item, 'packages', item.destinationIds)),
  ]
}

interface Measured {
  folded: string
  similarity: number
}

/** Folded form and similarity of each text, asked of the database one by one, without an index. */
async function measure(tx: Tx, keyword: string, texts: string[]): Promise<Map<string, Measured>> {
  const rows = await queryRows<{ text: string; folded: string; similarity: number }>(
    tx,
    sql`select text, search_fold(text) as folded,
      word_similarity(search_fold(${keyword}), search_fold(text))::float8 as similarity
      from json_array_elements_text(${JSON.stringify([...new Set(texts)])}::json) as given(text)`,
  )
  return new Map(rows.map(({ text, ...rest }) => [text, rest]))
}

/** Edit distance, the textbook's way. */
export function editDistance(a: string, b: string): number {
  const [from, to] = [Array.from(a), Array.from(b)]
  let row = to.map((_, column) => column + 1)
  for (const [index, letter] of from.entries()) {
    const next: number[] = []
    for (const [column, other] of to.entries()) {
      const diagonal = column === 0 ? index : (row[column - 1] ?? 0)
      const left = column === 0 ? index + 1 : (next[column - 1] ?? 0)
      next.push(Math.min(left + 1, (row[column] ?? 0) + 1, diagonal + (letter === other ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? from.length
}

interface Ranked {
  rank: number
  length: number
  because: Reason
}

/** How an item matches best, or undefined when it does not. */
function rankOf(
  item: SearchedItem,
  { name, wanted, threshold }: { name: string; wanted: string; threshold: number },
  look: (text: string) => Measured,
): Ranked | undefined {
  const ranks: Ranked[] = []
  const own = look(name)
  const length = Array.from(own.folded).length
  if (own.folded === wanted) ranks.push({ rank: 0, length, because: 'name' })
  else if (own.folded.startsWith(wanted)) ranks.push({ rank: 1, length, because: 'name' })
  else if (own.folded.includes(wanted)) ranks.push({ rank: 2, length, because: 'name' })
  else if (own.similarity >= threshold) {
    ranks.push({ rank: 8 - own.similarity, length, because: 'similar' })
  }
  const lookAt = (because: Reason, equal: number, texts: string[]) => {
    for (const { folded, similarity } of texts.map(look)) {
      if (folded === own.folded && because === 'alias') continue
      if (folded === wanted) ranks.push({ rank: equal, length: 0, because })
      else if (folded.includes(wanted)) ranks.push({ rank: equal + 1, length: 0, because })
      else if (similarity >= threshold && similarity > 0)
        ranks.push({ rank: 8 - similarity, length: 0, because: 'similar' })
    }
  }
  lookAt('alias', 3, item.aliases)
  lookAt('place', 3, item.places)
  const tags = item.tags.flatMap(({ tag, names }) => [tag, ...Object.values(names)])
  lookAt('tag', 5, tags)
  // Sorting is stable: an alias stands before a place.
  return ranks.toSorted((a, b) => a.rank - b.rank || a.length - b.length)[0]
}

/** The expected answer of getSearchResults, by a full scan (requirements §4.14). */
export async function searchNaively(
  tx: Tx,
  items: SearchedItem[],
  { keyword, lang, threshold, limit }: InputOf<'getSearchResults'>,
): Promise<Found> {
  const nameOf = (item: SearchedItem) => inLanguage(item.details, lang)?.name ?? ''
  const termsOf = (item: SearchedItem) => [
    nameOf(item),
    ...item.tags.map(({ tag, names }) => names[lang] ?? names.en ?? tag),
  ]
  const texts = items.flatMap((item) => [
    nameOf(item),
    ...item.aliases,
    ...item.places,
    ...item.tags.flatMap(({ tag, names }) => [tag, ...Object.values(names)]),
  ])
  const measured = await measure(tx, keyword, [keyword, ...texts])
  const look = (text: string) => measured.get(text) ?? { folded: text, similarity: 0 }
  const wanted = look(keyword).folded
  const least = Math.fround(threshold)
  const ranked = items.flatMap((item) => {
    const match = rankOf(item, { name: nameOf(item), wanted, threshold: least }, look)
    return match ? [{ item, ...match }] : []
  })
  // Items come newest first, and sorting is stable.
  const inOrder = ranked.toSorted((a, b) => a.rank - b.rank || a.length - b.length)
  const bestOf = (group: Group) =>
    inOrder
      .filter(({ item }) => item.group === group)
      .slice(0, limit)
      .map(({ item, because }) => ({ id: item.id, because }))
  const terms = [...new Set(items.flatMap(termsOf))]
  return foundIn(
    nearestOf(terms, wanted, (text) => look(text).folded),
    bestOf,
  )
}

function foundIn(suggestion: string | null, listOf: (group: Group) => Found[Group]): Found {
  const lists = Object.fromEntries(groups.map((group) => [group, listOf(group)]))
  return { suggestion, ...(lists as Record<Group, Found[Group]>) }
}

/** The text at the least edit distance, by folded text and text among equals; null at distance 0. */
export function nearestOf(
  texts: string[],
  wanted: string,
  fold: (text: string) => string,
): string | null {
  const [best] = texts
    .map((text) => ({ text, folded: fold(text), distance: editDistance(wanted, fold(text)) }))
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        Buffer.compare(Buffer.from(a.folded), Buffer.from(b.folded)) ||
        Buffer.compare(Buffer.from(a.text), Buffer.from(b.text)),
    )
  return best && best.distance > 0 ? best.text : null
}

/** A search's answer in the same form. */
export function presentFound(answer: Results): Found {
  return foundIn(answer.suggestion, (group) =>
    answer[group].map(({ id, because }) => ({ id, because })),
  )
}
