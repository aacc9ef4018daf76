import {
  applyListQuery,
  dropUnknownValues,
  type ListEntry,
  type ListQuery,
  type ListResult,
  readListQuery,
  type SortName,
} from './facets.ts'

/** What a list page shows, and the query it is the answer to. */
export interface ListView<Card> extends ListResult<Card> {
  query: ListQuery
  sorts: readonly SortName[]
}

export const plainSorts = ['featured', 'name', 'newest'] as const
export const itinerarySorts = [...plainSorts, 'shortest', 'longest'] as const

export function toListView<Card>(
  entries: readonly ListEntry<Card>[],
  request: Request,
  sorts: readonly SortName[] = plainSorts,
): ListView<Card> {
  const asked = readListQuery(new URL(request.url).searchParams, sorts)
  const query = dropUnknownValues(entries, asked)
  return { ...applyListQuery(entries, query), query, sorts }
}
