import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { type Dependent, Failure, notFound } from '#contract/base/failures.ts'
import { moveToTrash } from '../trash/move-to-trash.ts'
import {
  agencyNameOf,
  catalogueItems,
  itineraryDays,
  media,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { renditionKeysOf } from '#server/platform/media/stored/stored-media.ts'
import { type OperationContext, signedIn } from '#server/api/context.ts'
import { namesOf } from './fragments.ts'

/** Items of a kind that use something, by name, to tell what blocks a deletion. */
export async function readDependents(tx: Tx, kind: Kind, uses: SQL): Promise<Dependent[]> {
  const name = agencyNameOf(catalogueItems.id)
  return tx
    .select({ id: catalogueItems.id, name, details: namesOf(catalogueItems.id) })
    .from(catalogueItems)
    .where(and(eq(catalogueItems.kind, kind), uses))
    .orderBy(asc(name), asc(catalogueItems.id))
}

/**
 * Refuses a deletion that would leave something without what it uses.
 * @throws INVALID_DELETE_ERROR naming the dependents that there are
 */
export function refuseWhenUsed(dependents: Record<string, Dependent[]>): void {
  const used = Object.entries(dependents).filter(([, list]) => list.length > 0)
  if (used.length > 0) {
    throw new Failure('INVALID_DELETE_ERROR', { dependents: Object.fromEntries(used) })
  }
}

/**
 * Deletes a locked item with its texts, links and media. It goes into the trash: the originals of its
 * pictures stay, what was made of them goes after the commit (requirements §12.3).
 */
export async function deleteItem(context: OperationContext, id: string): Promise<void> {
  const { tx, now, services } = context
  const [item] = await tx
    .select({
      id: catalogueItems.id,
      kind: catalogueItems.kind,
      name: agencyNameOf(catalogueItems.id),
      details: namesOf(catalogueItems.id),
    })
    .from(catalogueItems)
    .where(eq(catalogueItems.id, id))
  if (!item) throw notFound()
  await moveToTrash(tx, item, { userId: signedIn(context).id, now })
  const files = await tx.select().from(media).where(eq(media.ownerId, id))
  await services.jobs.enqueue(tx, 'remove-files', { keys: files.flatMap(renditionKeysOf) })
  // Its days hold its links fast, which the item takes along.
  await tx.delete(itineraryDays).where(eq(itineraryDays.itemId, id))
  await tx.delete(catalogueItems).where(eq(catalogueItems.id, id))
}
