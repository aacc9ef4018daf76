import { sql } from 'drizzle-orm'
import { inLanguage, type Language } from '#contract/languages.ts'
import type { AnswerOf, Caller, InputOf } from '#contract/operation.ts'
import { queryRows, type Tx } from '#server/db/transaction.ts'

/** What the search looks at of one visible item. */
export interface SearchedItem {
  id: string
  group: 'destinations' | 'circuits' | 'packages' | 'tours'
  details: { lang: Language; name: string }[]
  /** Effective ones. */
  tags: string[]
}

export type Found = Record<SearchedItem['group'], string[]> & { suggestion: string | null }

/** What the search shall see, by the rules of requirements §2.11 and §2.12, from what an admin is shown; newest first. */
export async function readSearchedItems(admin: Caller): Promise<SearchedItem[]> {
  const destinations = (await admin('listDestinations', { adminPanel: true })).list
  const enabled = new Map(
    destinations.filter(({ status }) => status).map((each) => [each.id, each]),
  )
  const through = (
    ids: string[],
    { tags, bannedTags }: { tags: string[]; bannedTags: string[] },
  ) => {
    const inherited = ids.flatMap((id) => enabled.get(id)?.tags ?? [])
    return [...new Set([...tags, ...inherited.filter((tag) => !bannedTags.includes(tag))])]
  }
  const tours = (await admin('listTours', { adminPanel: true })).list
  const circuits = (await admin('listCircuits', { adminPanel: true })).list
  const packages = (await admin('listPackages', { adminPanel: true })).list
  const enabledOf = (ids: string[]) => ids.filter((id) => enabled.has(id)).length
  return [
    ...[...enabled.values()].map((item) => ({ ...item, group: 'destinations' as const })),
    ...tours
      .filter((tour) => tour.status && enabled.has(tour.destinationId))
      .map((tour) => ({
        ...tour,
        group: 'tours' as const,
        tags: through([tour.destinationId], tour),
      })),
    ...circuits
      .filter((item) => item.status && enabledOf(item.destinationIds) >= 2)
      .map((item) => ({
        ...item,
        group: 'circuits' as const,
        tags: through(item.destinationIds, item),
      })),
    ...packages
      .filter(
        (item) => item.status && enabledOf(item.destinationIds) === item.destinationIds.length,
      )
      .map((item) => ({
        ...item,
        group: 'packages' as const,
        tags: through(item.destinationIds, item),
      })),
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

/** Rank and tie-break of an item, or undefined when it does not match. */
function rankOf(name: Measured, tags: Measured[], wanted: string, threshold: number) {
  const ranks: { rank: number; length: number }[] = []
  const length = Array.from(name.folded).length
  if (name.folded === wanted) ranks.push({ rank: 0, length })
  else if (name.folded.startsWith(wanted)) ranks.push({ rank: 1, length })
  else if (name.folded.includes(wanted)) ranks.push({ rank: 2, length })
  else if (name.similarity >= threshold) ranks.push({ rank: 6 - name.similarity, length })
  for (const tag of tags) {
    if (tag.folded === wanted) ranks.push({ rank: 3, length: 0 })
    else if (tag.folded.includes(wanted)) ranks.push({ rank: 4, length: 0 })
    else if (tag.similarity >= threshold && tag.similarity > 0)
      ranks.push({ rank: 6 - tag.similarity, length: 0 })
  }
  return ranks.toSorted((a, b) => a.rank - b.rank || a.length - b.length)[0]
}

/** What getSearchResults shall answer, found by looking at everything (requirements §4.14). */
export async function searchNaively(
  tx: Tx,
  items: SearchedItem[],
  { keyword, lang, threshold, limit }: InputOf<'getSearchResults'>,
): Promise<Found> {
  const nameOf = (item: SearchedItem) => inLanguage(item.details, lang)?.name ?? ''
  const texts = items.flatMap((item) => [nameOf(item), ...item.tags])
  const measured = await measure(tx, keyword, [keyword, ...texts])
  const look = (text: string) => measured.get(text) ?? { folded: text, similarity: 0 }
  const wanted = look(keyword).folded
  const found: Found = { suggestion: null, destinations: [], circuits: [], packages: [], tours: [] }
  const ranked = items.flatMap((item) => {
    const tags = item.tags.map(look)
    const place = rankOf(look(nameOf(item)), tags, wanted, Math.fround(threshold))
    return place ? [{ item, ...place }] : []
  })
  // Items come newest first, and sorting is stable.
  for (const { item } of ranked.toSorted((a, b) => a.rank - b.rank || a.length - b.length)) {
    if (found[item.group].length < limit) found[item.group].push(item.id)
  }
  found.suggestion = nearestOf([...new Set(texts)], wanted, (text) => look(text).folded)
  return found
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
export function presentFound(answer: AnswerOf<'getSearchResults'>): Found {
  const ids = (list: { id: string }[]) => list.map((item) => item.id)
  return {
    suggestion: answer.suggestion,
    destinations: ids(answer.destinations),
    circuits: ids(answer.circuits),
    packages: ids(answer.packages),
    tours: ids(answer.tours),
  }
}
