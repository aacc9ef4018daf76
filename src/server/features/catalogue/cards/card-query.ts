import { createHash } from 'node:crypto'
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Kind } from '#contract/catalogue/kinds.ts'
import { limits } from '#contract/limits.ts'
import { catalogueItems } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import { type Scope, within } from '../kit/fragments.ts'

/** Which cards to read; newest first unless ordered otherwise. */
export interface CardQuery {
  scope: Scope
  ids?: string[] | undefined
  where?: SQL | undefined
  starred?: boolean | undefined
  /** Leaves the descriptions empty. */
  brief?: boolean | undefined
  limit?: number | undefined
  offset?: number | undefined
  orderBy?: SQL[] | undefined
}

/** A card with the moment of its last edit, which details answer. */
export type Dated<Card> = Card & { updatedAt: Date }

/** The conditions of a card query on one kind. */
export function conditions(kind: Kind, query: CardQuery): SQL | undefined {
  return and(
    eq(catalogueItems.kind, kind),
    // One parameter, so that the statement is the same for any number of ids.
    query.ids && sql`${catalogueItems.id} = any(${sql.param(query.ids)}::uuid[])`,
    query.where,
    query.starred === undefined ? undefined : eq(catalogueItems.starred, query.starred),
    within(query.scope, catalogueItems.id, kind),
  )
}

/** Order and extent of a card query (contract 6, Lists). */
export function extent(query: CardQuery) {
  return {
    orderBy: query.orderBy ?? [desc(catalogueItems.sequence)],
    limit: query.limit ?? limits.listMax,
    offset: query.offset ?? 0,
  }
}

interface Preparable<Row> {
  toSQL(): { sql: string }
  prepare(name: string): { execute(): Promise<Row[]> }
}

/**
 * Runs a query as a prepared statement, named after its text: with so many parts, PostgreSQL takes
 * longer to plan it than to run it, and each connection keeps the plan.
 */
export async function runPrepared<Row>(query: Preparable<Row>): Promise<Row[]> {
  const name = createHash('sha1').update(query.toSQL().sql).digest('base64url')
  return query.prepare(name).execute()
}

/** How many items a card query would give without its limit. */
export async function countCards(tx: Tx, kind: Kind, query: CardQuery): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(catalogueItems)
    .where(conditions(kind, query))
  return row?.total ?? 0
}

/** Cards in the order of the ids they were asked by. */
export function inOrderOf<Card extends { id: string }>(ids: string[], cards: Card[]): Card[] {
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
