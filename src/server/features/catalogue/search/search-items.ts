import type { Kind } from '#contract/base/kinds.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { inSteps } from './in-steps.ts'
import {
  type ItemRow,
  type PlaceRow,
  readDestinations,
  readItems,
  readRegions,
} from './read-rows.ts'

/** Places in the list of items. */
export type Places = readonly number[]

/** Searchable items, regardless of language: each item once, and the items that tags and places lead to. */
export interface SearchItems {
  /** Visible ones, newest first. */
  items: readonly { id: string; kind: Kind }[]
  /** Those that have a tag. */
  tagged: ReadonlyMap<string, Places>
  /** Names of each place, in any language and folded, and the items that lie in it or lead to it. */
  places: readonly { texts: readonly string[]; items: Places }[]
  /** All that a destination is called, by its place among the items. */
  namesOf: ReadonlyMap<number, readonly string[]>
}

declare module '#server/platform/cache/cached-values.ts' {
  interface CachedValues {
    searchItems: SearchItems
  }
}

/** Reads all that is visible, with its tags and places. */
export async function readSearchItems(tx: Tx): Promise<SearchItems> {
  const [items, destinations, regions] = await Promise.all([
    readItems(tx),
    readDestinations(tx),
    readRegions(tx),
  ])
  return arrange(items, destinations, regions)
}

async function arrange(
  items: ItemRow[],
  destinations: PlaceRow[],
  regions: PlaceRow[],
): Promise<SearchItems> {
  const tagged = new Map<string, number[]>()
  const namesOf = new Map<number, readonly string[]>()
  const places = [...destinations, ...regions]
  const itemsAt = new Map(places.map(({ id }): [string, number[]] => [id, []]))
  const destinationOf = new Map(destinations.map((row) => [row.id, row]))
  await inSteps(items, (row, at) => {
    for (const tag of row.tags) {
      const others = tagged.get(tag)
      if (others) others.push(at)
      else tagged.set(tag, [at])
    }
    const own = row.destinations.flatMap((id) => destinationOf.get(id) ?? [])
    const around = new Set(own.map(({ region }) => region ?? ''))
    for (const { id, texts } of own) {
      if (row.kind === 'destination') namesOf.set(at, texts)
      else around.add(id)
    }
    for (const place of around) itemsAt.get(place)?.push(at)
  })
  return {
    items: items.map(({ id, kind }) => ({ id, kind })),
    tagged,
    places: places.map(({ id, texts }) => ({ texts, items: itemsAt.get(id) ?? [] })),
    namesOf,
  }
}
