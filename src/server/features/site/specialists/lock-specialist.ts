import { eq } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { specialists } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/**
 * Locks a specialist until the transaction ends.
 * @throws NOT_FOUND_ERROR
 */
export async function lockSpecialist(tx: Tx, id: string): Promise<typeof specialists.$inferSelect> {
  const [row] = await tx.select().from(specialists).where(eq(specialists.id, id)).for('update')
  if (!row) throw notFound()
  return row
}
