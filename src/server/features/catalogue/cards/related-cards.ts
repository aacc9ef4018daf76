import type { SQL } from 'drizzle-orm'
import type { Kind } from '#contract/catalogue/kinds.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { OperationContext } from '#server/operations/context.ts'
import { scopeOf } from '../kit/scope.ts'
import { inOrderOf } from './card-query.ts'
import type { ReadCards } from './read-page.ts'
import { readRelatedIds, type RelatedQuery } from './related-ids.ts'
import { requireWithin } from './require-within.ts'

/** Visible items of a kind that share at least one effective tag, most shared first. */
export async function readRelatedByTags<Card extends { id: string }>(
  tx: Tx,
  kind: Kind,
  read: ReadCards<Card>,
  query: RelatedQuery,
): Promise<Card[]> {
  const ids = await readRelatedIds(tx, kind, query)
  return inOrderOf(ids, await read(tx, { scope: 'visible', ids }))
}

/**
 * What belongs to a destination, hidden items for admins with adminPanel alone.
 * @throws NOT_FOUND_ERROR for a hidden or unknown destination (requirements §2.12)
 */
export async function readOfDestination<Card>(
  context: OperationContext,
  id: string,
  read: ReadCards<Card>,
  where: SQL,
): Promise<{ list: Card[] }> {
  const scope = scopeOf(context)
  await requireWithin(context.tx, 'destination', [id], scope)
  return { list: await read(context.tx, { scope, where }) }
}
