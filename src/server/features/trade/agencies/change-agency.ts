import { eq } from 'drizzle-orm'
import { agencies } from '#server/platform/db/schema/index.ts'
import { movedForward } from '#server/platform/db/schema/columns.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** Writes columns of an agency, and says when; the moment always moves forward. */
export async function changeAgency(
  tx: Tx,
  id: string,
  columns: Partial<typeof agencies.$inferInsert>,
  now: Date,
): Promise<void> {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  await tx
    .update(agencies)
    .set({ ...Object.fromEntries(given), updatedAt: movedForward(agencies.updatedAt, now) })
    .where(eq(agencies.id, id))
}
