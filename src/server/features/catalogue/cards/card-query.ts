import { and, count, desc, eq, type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'
import { prepare, preparedStatement, type Query } from '#server/platform/db/prepared-statement.ts'
import { catalogueItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { type Visibility, visibilityFilter } from '../kit/fragments.ts'

/** Which cards to read; newest first unless ordered otherwise. */
export interface CardQuery {
  visibility: Visibility
  ids?: string[] | undefined
  where?: SQL | undefined
  starred?: boolean | undefined
  /** Leaves the descriptions empty. */
  brief?: boolean | undefined
  limit?: number | undefined
  offset?: number | undefined
  orderBy?: SQL[] | undefined
}

/** The conditions of a card query on one kind. */
function conditions(
  kind: Kind,
  query: CardQuery,
  values: Pick<Values, 'ids' | 'starred'>,
): SQL | undefined {
  return and(
    eq(catalogueItems.kind, kind),
    // One parameter, so that the statement is the same for any number of ids.
    query.ids && sql`${catalogueItems.id} = any(${values.ids}::uuid[])`,
    query.where,
    query.starred === undefined ? undefined : sql`${catalogueItems.starred} = ${values.starred}`,
    visibilityFilter(query.visibility, catalogueItems.id, kind),
  )
}

/** The same with the query's own values. */
export function conditionsOf(kind: Kind, query: CardQuery): SQL | undefined {
  return conditions(kind, query, { ids: sql.param(query.ids), starred: query.starred })
}

/** Values that differ between two runs of one statement: the values themselves, or places for them. */
interface Values {
  ids: unknown
  starred: unknown
  limit: number | Placeholder
  offset: number | Placeholder
}

const places = {
  ids: sql.placeholder('ids'),
  starred: sql.placeholder('starred'),
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('offset'),
}

/** Parts of a kind's query (requirements §3.8). */
interface QueryParts {
  visibility: Visibility
  brief: boolean | undefined
  where: SQL | undefined
  orderBy: SQL[]
  limit: number | Placeholder
  offset: number | Placeholder
}

/** Reads a kind's cards with a query of its own; lists and details use the same few statements again and again. */
export function readCards<Row>(
  tx: Tx,
  kind: Kind,
  query: CardQuery,
  build: (parts: QueryParts) => Query<Row>,
): Promise<Row[]> {
  const { visibility, brief, ids, starred, limit = limits.listMax, offset = 0 } = query
  const { orderBy = [desc(catalogueItems.sequence)] } = query
  const buildWith = (values: Values) =>
    build({ ...values, visibility, brief, orderBy, where: conditions(kind, query, values) })
  if (query.where || query.orderBy) {
    return prepare(buildWith({ ids: sql.param(ids), starred, limit, offset })).execute()
  }
  const shape = [
    kind,
    visibility,
    brief && 'brief',
    ids && 'ids',
    starred !== undefined && 'starred',
  ]
  const statement = preparedStatement(tx, shape.join(' '), () => buildWith(places))
  return statement.execute({ ids, starred, limit, offset })
}

/** How many items a card query would give without its limit. */
export async function countCards(tx: Tx, kind: Kind, query: CardQuery): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(catalogueItems)
    .where(conditionsOf(kind, query))
  return row?.total ?? 0
}

/** Cards in the order of the ids they were asked by. */
export function inOrderOf<Card extends { id: string }>(ids: string[], cards: Card[]): Card[] {
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
