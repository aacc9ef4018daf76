import { eq, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/index.ts'
import { agencyNameOf, catalogueItems, itemSchedules } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

const scheduledShown = 5

/** Reads the next items to be enabled or disabled. */
export async function readScheduled(tx: Tx): Promise<AnswerOf<'getDashboard'>['scheduled']> {
  const { enableAt, disableAt, byId, byName, itemId } = itemSchedules
  const rows = await tx
    .select({
      kind: catalogueItems.kind,
      id: catalogueItems.id,
      name: agencyNameOf(catalogueItems.id),
      enableAt,
      disableAt,
      by: { id: byId, name: byName },
    })
    .from(itemSchedules)
    .innerJoin(catalogueItems, eq(catalogueItems.id, itemId))
    .orderBy(sql`least(${enableAt}, ${disableAt})`, catalogueItems.sequence)
    .limit(scheduledShown)
  return rows
}
