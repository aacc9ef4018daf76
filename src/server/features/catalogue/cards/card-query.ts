import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
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
    query.ids && inArray(catalogueItems.id, query.ids),
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
