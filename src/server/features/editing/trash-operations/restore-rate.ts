import { eq } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import { requireReferences } from '#server/features/catalogue/trash/references.ts'
import { insertRows } from '#server/features/catalogue/trash/rows.ts'
import { rates, trashedItems } from '#server/platform/db/schema/index.ts'
import { movedForward } from '#server/platform/db/schema/columns.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { isTrashed } from './restore-item.ts'

/**
 * Brings a rate back from the trash as it was, but hidden (requirements §12.3).
 * @throws NOT_FOUND_ERROR; INVALID_DATA_ERROR naming its item that is gone, or its externalId that another rate has now
 */
export async function restoreRate(tx: Tx, id: string, now: Date): Promise<void> {
  const [taken] = await tx
    .delete(trashedItems)
    .where(isTrashed({ kind: 'rate', id }, now))
    .returning({ content: trashedItems.content, names: trashedItems.names })
  if (!taken) throw notFound()
  const rows = taken.content['rates'] ?? []
  const references = rows.flatMap(({ entity_id: itemId, entity_type: type }) => {
    const kind = ratedKinds.find((each) => each === type)
    return kind ? [{ path: 'entityId', kind, id: String(itemId) }] : []
  })
  await requireReferences(tx, references, new Map(Object.entries(taken.names)))
  await insertRows(tx, 'rates', rows)
  await tx
    .update(rates)
    .set({ status: false, updatedAt: movedForward(rates.updatedAt, now) })
    .where(eq(rates.id, id))
}
