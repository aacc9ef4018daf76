import { sql } from 'drizzle-orm'
import type { InputOf } from '#contract/operation.ts'
import { queryRows, type Tx } from '#server/db/transaction.ts'

export type SearchQuery = InputOf<'getSearchResults'>

type SearchedKind = 'destination' | 'circuit' | 'package' | 'tour'

export type Matches = Record<SearchedKind, string[]>

/**
 * Ids of the visible items that match, best first, at most `limit` of each kind (contract,
 * decision 14): name equal, name starts so, name contains it, tag equal, tag contains it, then by
 * similarity; of equals the shorter name, then the newer item. The rules are in the database,
 * beside the indexes they need (docs/decisions/0007).
 */
export async function findMatches(tx: Tx, query: SearchQuery): Promise<Matches> {
  const { keyword, lang, limit } = query
  // PostgreSQL refuses a number too small for its real; rounded to one, it is 0.
  const threshold = Math.fround(query.threshold)
  const groups = await queryRows<{ kind: SearchedKind; ids: string[] }>(
    tx,
    sql`select kind, to_json(ids) as ids from search_items(${keyword}, ${lang}, ${threshold}::real, ${limit}::integer)`,
  )
  const matches: Matches = { destination: [], circuit: [], package: [], tour: [] }
  for (const { kind, ids } of groups) matches[kind] = ids
  return matches
}

/**
 * The name (in the language) or tag of a visible item at the least edit distance, or null when one
 * equals the keyword or there is none. `likely` items spare it work; they change no answer.
 */
export async function findSuggestion(
  tx: Tx,
  { keyword, lang }: Pick<SearchQuery, 'keyword' | 'lang'>,
  likely: string[],
): Promise<string | null> {
  const [row] = await queryRows<{ suggestion: string | null }>(
    tx,
    sql`select search_suggestion(${keyword}, ${lang}, array(select json_array_elements_text(${JSON.stringify(likely)}::json))::uuid[]) as suggestion`,
  )
  return row?.suggestion ?? null
}
