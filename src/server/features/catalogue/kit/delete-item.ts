import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Kind } from '#contract/catalogue/kinds.ts'
import { type Dependent, Failure } from '#contract/failures.ts'
import { catalogueItems, media } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { keysOf } from '#server/media/stored-media.ts'
import { namesOf, agencyNameOf } from './fragments.ts'

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

/** Deletes an item with its texts, links and media; the files go after the commit. */
export async function deleteItem(tx: Tx, jobs: Jobs, id: string): Promise<void> {
  const files = await tx.select().from(media).where(eq(media.ownerId, id))
  await jobs.enqueue(tx, 'remove-files', { keys: files.flatMap(keysOf) })
  await tx.delete(catalogueItems).where(eq(catalogueItems.id, id))
}
