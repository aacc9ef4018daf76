import { listedState } from '#contract/catalogue/facts/month-states.ts'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { effectiveTags } from '#contract/catalogue/places/tags.ts'
import { type Kind, kindFacts, kinds, type PluralOf } from '#contract/base/kinds.ts'
import type { Cards, DestinationCard } from '#contract/catalogue/kinds/cards.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Caller } from '#contract/index.ts'

/** All that visitors see, as lists answer it. */
export type Catalogue = { [Each in Kind as PluralOf<Each>]: Cards[Each][] }

/** Whatever is listed of each kind. */
function ofEachKind(listOf: (kind: Kind) => readonly unknown[]): Catalogue {
  return Object.fromEntries(
    kinds.map((kind) => [kindFacts[kind].plural, listOf(kind)]),
  ) as unknown as Catalogue
}

export const nothing = ofEachKind(() => [])

const brief = { brief: true } as const

export async function readCatalogue(caller: Caller): Promise<Catalogue> {
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const { list } = await caller(operationsOfKind[kind].list, brief)
      return [kind, list] as const
    }),
  )
  const found = new Map<Kind, readonly unknown[]>(lists)
  return ofEachKind((kind) => found.get(kind) ?? [])
}

function filtered(all: Catalogue, keep: (item: Cards[Kind]) => boolean): Catalogue {
  return ofEachKind((kind) => {
    const items: readonly Cards[Kind][] = all[kindFacts[kind].plural]
    return items.filter(keep)
  })
}

/** Returns the items that lie in some destinations, pass through them or happen there. */
export function withinPlaces(
  all: Catalogue,
  isThere: (destination: DestinationCard) => boolean,
): Catalogue {
  const ids = new Set(all.destinations.filter(isThere).map(({ id }) => id))
  return filtered(all, (item) => {
    if ('destinationIds' in item) return item.destinationIds.some((id) => ids.has(id))
    return ids.has('destinationId' in item ? item.destinationId : item.id)
  })
}

/** Returns the items that have a theme; some kinds have none. */
export function withTheme(all: Catalogue, tag: string): Catalogue {
  return filtered(all, (item) => 'tags' in item && effectiveTags(item).includes(tag))
}

/** Returns the items that are ideal, good or possible in a month; a hotel is no reason to travel then. */
export function inMonth(all: Catalogue, month: number, today: string): Catalogue {
  const isListed = (item: Cards[Kind]) => {
    const state = 'months' in item ? listedState(item, month, today) : null
    return state !== null && state !== 'closed'
  }
  return { ...filtered(all, isListed), hotels: [] }
}

/** The months that have a page: something is at least possible in them. */
export function monthsWithPage(all: Catalogue, today: string): number[] {
  return monthsOfYear.filter((month) => !isEmpty(inMonth(all, month, today)))
}

/** The destinations found, and those where experiences and hotels that were found are. */
export function placesOf(found: Catalogue, all: Catalogue): DestinationCard[] {
  const { destinations, tours, hotels } = found
  const ids = new Set([
    ...destinations.map(({ id }) => id),
    ...[...tours, ...hotels].map(({ destinationId }) => destinationId),
  ])
  return all.destinations.filter(({ id }) => ids.has(id))
}

export function isEmpty(found: Catalogue): boolean {
  return Object.values(found).every((list) => list.length === 0)
}
