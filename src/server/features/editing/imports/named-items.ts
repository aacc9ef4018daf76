import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { catalogueItems, itemDetails } from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isId = (value: string) => uuid.test(value)

/** A name that more than one item has. */
export const several = Symbol('several')

export type Named = string | typeof several | undefined

/** Finds an item by an externalId, else an id, else a name that one item alone has. */
export type FindNamed = (name: string) => Named

/** Looks up the items of a kind that names refer to. */
export async function readNamed(tx: Tx, kind: Kind, names: readonly string[]): Promise<FindNamed> {
  const found = new Map<string, Named>()
  for (const { id, externalId } of await readByNames(tx, kind, [...names])) {
    found.set(id, found.get(id) ?? id)
    if (externalId !== null) found.set(externalId, id)
  }
  const further = names.filter((name) => !isId(name) && !found.has(name))
  for (const { name, ids } of await readCalled(tx, kind, further)) {
    const [id] = ids
    if (id !== undefined) found.set(name, ids.length === 1 ? id : several)
  }
  return (name) => found.get(name) ?? found.get(name.toLowerCase())
}

/** Reads the items of a kind that are called so in whatever language, without regard to case and accents. */
async function readCalled(
  tx: Tx,
  kind: Kind,
  names: readonly string[],
): Promise<{ name: string; ids: string[] }[]> {
  if (names.length === 0) return []
  return queryRows<{ name: string; ids: string[] }>(
    tx,
    sql`select wanted.name, array_agg(distinct ${itemDetails.itemId}) as ids
        from unnest(${sql.param([...names])}::text[]) as wanted(name)
        join ${itemDetails} on ${itemDetails.nameFolded} = fold(wanted.name)
        join ${catalogueItems} on ${catalogueItems.id} = ${itemDetails.itemId}
        where ${catalogueItems.kind} = ${kind} group by wanted.name`,
  )
}

/** Items of a kind whose externalId or id is among the given. */
export async function readByNames(
  tx: Tx,
  kind: Kind,
  names: string[],
): Promise<{ id: string; externalId: string | null }[]> {
  if (names.length === 0) return []
  const ids = names.filter(isId)
  return tx
    .select({ id: catalogueItems.id, externalId: catalogueItems.externalId })
    .from(catalogueItems)
    .where(
      and(
        eq(catalogueItems.kind, kind),
        or(
          inArray(catalogueItems.externalId, names),
          ids.length > 0 ? inArray(catalogueItems.id, ids) : undefined,
        ),
      ),
    )
}
