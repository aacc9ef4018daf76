import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { catalogueItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { type FindNamed, type Named, readNamed } from '../imports/named-items.ts'

type Fields = Record<string, unknown>

/** Replaces a reference; undefined leaves it out. */
type MapReference = (kind: Kind, value: string, path: string) => string | undefined

const single: Record<string, Kind> = {
  destinationId: 'destination',
  hotelId: 'hotel',
  toDestinationId: 'destination',
}

const several: Record<string, Kind> = {
  destinationIds: 'destination',
  tourIds: 'tour',
  keyTourIds: 'tour',
  hotelIds: 'hotel',
  extensionIds: 'package',
  alternativeHotelIds: 'hotel',
  optionalTourIds: 'tour',
}

/** The fields with every reference to another item, those on its days too, as `map` gives it. */
export function mapReferences(fields: Fields, map: MapReference, prefix = ''): Fields {
  const mapped = Object.entries(fields).map(([name, value]): [string, unknown] => {
    const path = `${prefix}${name}`
    const one = single[name]
    if (one) return [name, typeof value === 'string' ? (map(one, value, path) ?? null) : value]
    const many = several[name]
    if (many && Array.isArray(value)) {
      return [
        name,
        value.flatMap((each: unknown, index) => {
          if (typeof each !== 'string') return [each]
          return map(many, each, `${path}.${index}`) ?? []
        }),
      ]
    }
    const isNested = (name === 'itinerary' || name === 'transfers') && Array.isArray(value)
    if (!isNested) return [name, value]
    return [
      name,
      value.map((each: unknown, index) =>
        typeof each === 'object' && each !== null
          ? mapReferences({ ...each }, map, `${path}.${index}.`)
          : each,
      ),
    ]
  })
  return Object.fromEntries(mapped)
}

/** Reads the names by which items are referred to: their externalId if they have one, else their id. */
export async function readReferenceNames(
  tx: Tx,
  items: readonly Fields[],
): Promise<Map<string, string>> {
  const ids = new Set<string>()
  for (const fields of items) {
    mapReferences(fields, (_kind, id) => {
      ids.add(id)
      return id
    })
  }
  if (ids.size === 0) return new Map()
  const rows = await tx
    .select({ id: catalogueItems.id, externalId: catalogueItems.externalId })
    .from(catalogueItems)
    .where(and(inArray(catalogueItems.id, [...ids]), isNotNull(catalogueItems.externalId)))
  return new Map(rows.flatMap(({ id, externalId }) => (externalId ? [[id, externalId]] : [])))
}

/** Finds items by what refers to them: an externalId, else an id, else a name that one item alone has. */
export type FindReference = (kind: Kind, value: string) => Named

/** Looks up everything that the given fields refer to. */
export async function readReferences(tx: Tx, items: readonly Fields[]): Promise<FindReference> {
  const wanted = new Map<Kind, Set<string>>()
  for (const fields of items) {
    mapReferences(fields, (kind, value) => {
      wanted.set(kind, (wanted.get(kind) ?? new Set()).add(value.trim()))
      return value
    })
  }
  const found = new Map<Kind, FindNamed>()
  for (const [kind, values] of wanted) found.set(kind, await readNamed(tx, kind, [...values]))
  return (kind, value) => found.get(kind)?.(value)
}
