import {
  type FacetName,
  facetNames,
  type ListQuery,
  type SortName,
} from '#contract/base/addresses/list-query.ts'
import { comparePrices, isWithinLimit, readLimit } from '#contract/catalogue/prices/price-limits.ts'
import type { Money } from '#contract/base/money/money-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'

/** One value of a facet, with what the visitor reads. */
export interface FacetValue {
  value: string
  label: string
  /** The label's language, where it is not the page's. */
  lang?: Language | undefined
}

/** An item of a list with all it can be found by. */
export interface ListEntry<Card> {
  card: Card
  name: string
  starred: boolean
  /** Whether its texts are in the language of the page: such entries stand first. */
  isTranslated: boolean
  days?: number
  stars?: number
  /** The price that limits and order look at, in kinds that have prices; null where it has none. */
  price?: Money | null
  /** The months, of those among its facets, in which it is no better than possible. */
  possible?: readonly string[]
  facets: Partial<Record<FacetName, FacetValue[]>>
}

export interface CountedValue extends FacetValue {
  count: number
  chosen: boolean
}

export interface Facet {
  name: FacetName
  values: CountedValue[]
}

/** A chosen value, and how much there is without it. */
export interface RelaxedFilter extends FacetValue {
  name: FacetName
  count: number
}

export interface ListResult<Card> {
  /** Cards of the matching items, as far as shown; if none match, some of the featured ones. */
  cards: Card[]
  /** How many fit. */
  total: number
  more: boolean
  facets: Facet[]
  /** Where nothing fits: what to take away so that something does. */
  relaxedFilters: RelaxedFilter[]
}

export const pageSize = 12
const tagsShown = 14
/** As many are shown where nothing fits. */
const featuredShown = 4

/** The query after a value of a facet is chosen, or chosen no longer; it begins at the first page again. */
export function toggleValue(query: ListQuery, name: FacetName, value: string): ListQuery {
  const values = query.chosen[name] ?? []
  const others = values.filter((each) => each !== value)
  const isNew = others.length === values.length
  // There is one limit of the price at a time.
  const next = isNew ? [...(name === 'price' ? [] : values), value] : others
  return { ...query, chosen: { ...query.chosen, [name]: next }, page: 1 }
}

/** Narrows, counts, sorts and cuts a list. Values of one facet widen each other, facets narrow each other. */
export function applyListQuery<Card>(
  entries: readonly ListEntry<Card>[],
  query: ListQuery,
  fixed: FixedValues = noFixedValues,
): ListResult<Card> {
  const isWhole = Object.keys(query.chosen).length === 0
  const sorted = memoizeBySource(entries, query.sort, () => sortedBy(entries, query.sort))
  const found = isWhole
    ? sorted
    : possibleLast(
        sorted.filter((entry) => facetNames.every((name) => fits(entry, query, name))),
        query,
      )
  const shown = query.page * pageSize
  const isEmpty = found.length === 0
  const facets = isWhole
    ? memoizeBySource(entries, 'facets', () => countFacets(entries, query, fixed))
    : countFacets(entries, query, fixed)
  const cards = isEmpty
    ? sortedBy(entries, 'featured').slice(0, featuredShown)
    : found.slice(0, shown)
  return {
    cards: cards.map(({ card }) => card),
    total: found.length,
    more: found.length > shown,
    relaxedFilters: isEmpty ? findRelaxedFilters(entries, query, facets) : [],
    facets,
  }
}

/** Entries that are no better than possible in all chosen months, after all others. */
function possibleLast<Card>(
  entries: readonly ListEntry<Card>[],
  { chosen }: ListQuery,
): readonly ListEntry<Card>[] {
  const months = chosen.month ?? []
  if (months.length === 0) return entries
  const isPossible = ({ facets, possible = [] }: ListEntry<Card>) =>
    (facets.month ?? []).every(({ value }) => !months.includes(value) || possible.includes(value))
  return entries.toSorted((one, other) => Number(isPossible(one)) - Number(isPossible(other)))
}

function findRelaxedFilters<Card>(
  entries: readonly ListEntry<Card>[],
  query: ListQuery,
  facets: readonly Facet[],
): RelaxedFilter[] {
  return facets.flatMap(({ name, values }) =>
    values
      .filter(({ chosen }) => chosen)
      .map(({ value, label }) => {
        const without = toggleValue(query, name, value)
        const left = entries.filter((entry) =>
          facetNames.every((each) => fits(entry, without, each)),
        )
        return { name, value, label, count: left.length }
      })
      .filter(({ count }) => count > 0),
  )
}

function countFacets<Card>(
  entries: readonly ListEntry<Card>[],
  query: ListQuery,
  fixed: FixedValues,
): Facet[] {
  return facetNames
    .map((name) => countFacet(entries, query, { name, fixed: fixed.get(name) ?? [] }))
    .filter(({ name, values }) => {
      const isChosen = values.some(({ chosen }) => chosen)
      return isChosen || (values.length > 1 && !unoffered.has(name))
    })
}

/** Understood in addresses that were kept, but no longer offered. */
const unoffered = new Set<FacetName>(['length'])

/** Values that stay whatever the entries have: months, lengths, levels, services, limits of prices, stars. */
export type FixedValues = ReadonlyMap<FacetName, readonly FacetValue[]>

const noFixedValues: FixedValues = new Map()

/**
 * Drops values that no entry has and that are no fixed words: their tag or place is gone, and no visitor could
 * take them away again.
 */
export function dropUnknownValues<Card>(
  entries: readonly ListEntry<Card>[],
  query: ListQuery,
  fixed: FixedValues = noFixedValues,
): ListQuery {
  if (Object.keys(query.chosen).length === 0) return query
  const chosen: ListQuery['chosen'] = {}
  for (const name of facetNames) {
    const inEntries = entries.flatMap(({ facets }) => facets[name] ?? [])
    const known = new Set([...inEntries, ...(fixed.get(name) ?? [])].map(valueOf))
    const values = query.chosen[name]?.filter((value) => known.has(value)) ?? []
    if (values.length > 0) chosen[name] = values
  }
  return { ...query, chosen }
}

const valueOf = ({ value }: FacetValue) => value

function fits<Card>(entry: ListEntry<Card>, { chosen }: ListQuery, name: FacetName): boolean {
  const wanted = chosen[name]
  if (!wanted || wanted.length === 0) return true
  if (name === 'price') return wanted.some((value) => isWithinPrice(entry, value))
  return entry.facets[name]?.some(({ value }) => wanted.includes(value)) ?? false
}

function isWithinPrice({ price }: ListEntry<unknown>, value: string): boolean {
  const limit = readLimit(value)
  return limit !== undefined && isWithinLimit(price, limit)
}

/**
 * A facet's counts heed the other facets, not its own choice: they say what choosing would add. What would add
 * nothing stays, so that nobody looks for it in vain.
 */
function countFacet<Card>(
  entries: readonly ListEntry<Card>[],
  query: ListQuery,
  { name, fixed }: { name: FacetName; fixed: readonly FacetValue[] },
): Facet {
  const others = facetNames.filter((each) => each !== name)
  const reachable = entries.filter((entry) => others.every((other) => fits(entry, query, other)))
  const isChosen = ({ value }: FacetValue) => query.chosen[name]?.includes(value) ?? false
  if (name === 'price') {
    const counted = fixed.map((each) => {
      const { length: count } = reachable.filter((entry) => isWithinPrice(entry, each.value))
      return { ...each, count, chosen: isChosen(each) }
    })
    return { name, values: counted }
  }
  const values = new Map<string, CountedValue>(
    [...entries.flatMap(({ facets }) => facets[name] ?? []), ...fixed.filter(isChosen)].map(
      (each) => [each.value, { ...each, count: 0, chosen: isChosen(each) }],
    ),
  )
  for (const each of reachable.flatMap(({ facets }) => facets[name] ?? [])) {
    const known = values.get(each.value)
    if (known) known.count += 1
  }
  const all = [...values.values()]
  if (name === 'tag') return { name, values: mostFrequent(all) }
  const compare = numericFacets.has(name) ? byNumber : byLabel
  return { name, values: all.toSorted(compare) }
}

const numericFacets = new Set<FacetName>(['month', 'days', 'length', 'level', 'stars'])
const byLabel = (one: FacetValue, other: FacetValue) => one.label.localeCompare(other.label)
const byNumber = (one: FacetValue, other: FacetValue) =>
  Number.parseFloat(one.value) - Number.parseFloat(other.value)

function mostFrequent(values: CountedValue[]): CountedValue[] {
  const ranked = values.toSorted((one, other) => other.count - one.count || byLabel(one, other))
  return ranked.filter(({ chosen, count }, place) => chosen || (count > 0 && place < tagsShown))
}

type Comparer = (one: ListEntry<unknown>, other: ListEntry<unknown>) => number

const byName: Comparer = (one, other) => one.name.localeCompare(other.name)
const byDays: Comparer = (one, other) => (one.days ?? 0) - (other.days ?? 0) || byName(one, other)

function sortedBy<Card>(entries: readonly ListEntry<Card>[], sort: SortName): ListEntry<Card>[] {
  const compare = comparers[sort]
  return entries.toSorted(
    (one, other) => Number(other.isTranslated) - Number(one.isTranslated) || compare(one, other),
  )
}

const comparers: Record<SortName, Comparer> = {
  featured: (one, other) =>
    Number(other.starred) - Number(one.starred) ||
    (other.stars ?? 0) - (one.stars ?? 0) ||
    byName(one, other),
  name: byName,
  // The operations answer newest first; sorting is stable.
  newest: () => 0,
  shortest: byDays,
  longest: (one, other) => byDays(other, one),
  price: (one, other) => comparePrices(one.price, other.price) || byName(one, other),
}
