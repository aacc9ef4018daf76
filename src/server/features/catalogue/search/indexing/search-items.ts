import type { Kind } from '#contract/base/kinds.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { type Codes, listCodes } from './codes.ts'
import { inSteps } from './in-steps.ts'
import { type MonthStates, readMonthStates } from './month-states.ts'
import { type ItemRow, type PlaceRow, readItems, readPlaces } from './read-rows.ts'

/** Places in the list of items. */
export type Places = readonly number[]

/** A visible item; `days` is 0 where it has no length. */
interface SearchItem {
  id: string
  kind: Kind
  days: number
}

interface SearchPlace {
  id: string
  kind: Exclude<PlaceRow['kind'], 'category'>
  texts: readonly string[]
  items: Places
}

/** Searchable items, regardless of language: each item once, and the items that tags and places lead to. */
export interface SearchItems {
  /** Visible ones, newest first. */
  items: readonly SearchItem[]
  /** Those that have a tag. */
  tagged: ReadonlyMap<string, Places>
  /** Names of each place, in any language and folded, and the items that lie in it or lead to it. */
  places: readonly SearchPlace[]
  /** Names of each category of experiences, and its experiences. */
  categories: readonly { texts: readonly string[]; items: Places }[]
  /** All that a destination is called, by its place among the items. */
  namesOf: ReadonlyMap<number, readonly string[]>
  codes: Codes
  /** The states of the items in each month, as lists have them on a day; read once a day. */
  monthStatesOn: (tx: Tx, today: string) => Promise<MonthStates>
}

declare module '#server/platform/cache/cached-values.ts' {
  interface CachedValues {
    searchItems: SearchItems
  }
}

/** Reads all that is visible, with its tags and places. */
export async function readSearchItems(tx: Tx): Promise<SearchItems> {
  const [items, places] = await Promise.all([readItems(tx), readPlaces(tx)])
  const arranged = await arrange(items, places)
  return {
    ...arranged,
    codes: await listCodes(items),
    monthStatesOn: onceADay((tx, today) => readMonthStates(tx, arranged.items, today)),
  }
}

async function arrange(items: ItemRow[], places: PlaceRow[]) {
  const tagged = new Map<string, number[]>()
  const namesOf = new Map<number, readonly string[]>()
  const itemsAt = new Map(places.map(({ id }): [string, number[]] => [id, []]))
  const rowOf = new Map(places.map((row) => [row.id, row]))
  const parentOf = (id: string) => rowOf.get(id)?.parent ?? ''
  await inSteps(items, (row, at) => {
    for (const tag of row.tags) {
      const others = tagged.get(tag)
      if (others) others.push(at)
      else tagged.set(tag, [at])
    }
    if (row.category !== null) itemsAt.get(row.category)?.push(at)
    const own = row.destinations.flatMap((id) => rowOf.get(id) ?? [])
    const around = new Set(own.map(({ parent }) => parent ?? ''))
    for (const place of around) around.add(parentOf(place))
    for (const { id, texts } of own) {
      if (row.kind === 'destination') namesOf.set(at, texts)
      else around.add(id)
    }
    for (const place of around) itemsAt.get(place)?.push(at)
  })
  return {
    items: items.map(({ id, kind, days }): SearchItem => ({ id, kind, days: days ?? 0 })),
    tagged,
    places: places.flatMap(({ id, kind, texts }) =>
      kind === 'category' ? [] : { id, kind, texts, items: itemsAt.get(id) ?? [] },
    ),
    categories: places.flatMap(({ id, kind, texts }) =>
      kind === 'category' ? { texts, items: itemsAt.get(id) ?? [] } : [],
    ),
    namesOf,
  }
}

/** Keeps what was read on a day; a failure is not kept. */
function onceADay<Value>(read: (tx: Tx, today: string) => Promise<Value>) {
  let kept: { today: string; value: Promise<Value> } | undefined
  return (tx: Tx, today: string): Promise<Value> => {
    if (kept?.today === today) return kept.value
    const reading = { today, value: read(tx, today) }
    kept = reading
    reading.value.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading.value
  }
}
