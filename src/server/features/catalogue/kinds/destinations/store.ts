import { kindFacts, type PartKind, partKinds, type PluralOf } from '#contract/base/kinds.ts'
import type { Dependent } from '#contract/base/failures.ts'
import { eq } from 'drizzle-orm'
import { destinations } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { belongsTo } from '../../cards/relations/belongs-to.ts'
import { readDependents, refuseWhenUsed } from '../../kit/delete-item.ts'
import { lockItem } from '../../kit/items.ts'

/**
 * Locks a destination against deletions and new dependents alike.
 * @throws NOT_FOUND_ERROR, INVALID_DELETE_ERROR naming all that uses it (requirements §4.4)
 */
export async function lockUnused(tx: Tx, id: string): Promise<void> {
  await lockItem(tx, 'destination', id)
  await tx.select().from(destinations).where(eq(destinations.id, id)).for('update')
  refuseWhenUsed({
    circuits: await readDependents(tx, 'circuit', belongsTo('itinerary', id)),
    packages: await readDependents(tx, 'package', belongsTo('itinerary', id)),
    ...(await readParts(tx, id)),
  })
}

async function readParts(tx: Tx, id: string) {
  const parts = await Promise.all(
    partKinds.map(async (kind) => [
      kindFacts[kind].plural,
      await readDependents(tx, kind, belongsTo(kind, id)),
    ]),
  )
  return Object.fromEntries(parts) as Record<PluralOf<PartKind>, Dependent[]>
}
