import type { SQL } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { OperationContext } from '#server/api/context.ts'
import { visibilityOf } from '../../kit/visibility.ts'
import { inOrderOf } from '../card-query.ts'
import type { ReadCards } from '../read-page.ts'
import { readRelatedIds, type RelatedQuery } from './related-ids.ts'
import { requireVisibleItems } from './require-visible-items.ts'

/** Visible items of a kind that share at least one effective tag, most shared first. */
export async function readRelatedByTags<Card extends { id: string }>(
  tx: Tx,
  kind: Kind,
  read: ReadCards<Card>,
  query: RelatedQuery,
): Promise<Card[]> {
  const ids = await readRelatedIds(tx, kind, query)
  return inOrderOf(ids, await read(tx, { visibility: 'visible', ids }))
}

/**
 * Reads the items of a destination, hidden items for admins with adminPanel alone.
 * @throws NOT_FOUND_ERROR for a hidden or unknown destination (requirements §2.12)
 */
export async function readOfDestination<Card>(
  context: OperationContext,
  id: string,
  read: ReadCards<Card>,
  where: SQL,
): Promise<{ list: Card[] }> {
  const visibility = visibilityOf(context)
  await requireVisibleItems(context.tx, 'destination', [id], visibility)
  return { list: await read(context.tx, { visibility, where }) }
}
