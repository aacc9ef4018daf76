import type { PluralKind } from '../kinds.ts'

/** Filters of a list; each is a name in the address's query. */
export const facetNames = [
  'country',
  'region',
  'destination',
  'category',
  'month',
  'days',
  'length',
  'level',
  'service',
  'price',
  'stars',
  'tag',
] as const

export type FacetName = (typeof facetNames)[number]

const plainSorts = ['featured', 'name', 'newest'] as const
const pricedSorts = [...plainSorts, 'price'] as const
const itinerarySorts = [...plainSorts, 'shortest', 'longest', 'price'] as const

export type SortName = (typeof itinerarySorts)[number]

/** Orders of a list; the first is the default. */
export function sortsOf(kind: PluralKind): readonly SortName[] {
  if (kind === 'circuits' || kind === 'packages') return itinerarySorts
  return kind === 'tours' ? pricedSorts : plainSorts
}

/** Looks of a list: cards side by side, or lines below one another. The first is the default. */
export const listLooks = ['grid', 'list'] as const

/** The visitor's choices in a list, as the address states them. */
export interface ListQuery {
  chosen: Partial<Record<FacetName, string[]>>
  sort: SortName
  look: (typeof listLooks)[number]
  page: number
}

const pagesMax = 100

/** Reads a query; what it does not know is as if it were not there. */
export function readListQuery(query: URLSearchParams, sorts: readonly SortName[]): ListQuery {
  const chosen: ListQuery['chosen'] = {}
  for (const name of facetNames) {
    const values = [...new Set(query.getAll(name))].filter(Boolean)
    if (values.length > 0) chosen[name] = values
  }
  const sort = sorts.find((name) => name === query.get('sort')) ?? 'featured'
  const look = listLooks.find((name) => name === query.get('view')) ?? 'grid'
  const page = Math.trunc(Number(query.get('page')))
  return { chosen, sort, look, page: page >= 1 && page <= pagesMax ? page : 1 }
}

/** The same as text, in one spelling; what is the default is left out. */
export function writeListQuery({ chosen, sort, look, page }: ListQuery): string {
  const query = new URLSearchParams()
  for (const name of facetNames) for (const value of chosen[name] ?? []) query.append(name, value)
  if (sort !== 'featured') query.set('sort', sort)
  if (look !== 'grid') query.set('view', look)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}
