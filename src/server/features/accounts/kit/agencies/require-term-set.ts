import { eq } from 'drizzle-orm'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { termSets } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** @throws INVALID_DATA_ERROR at `termSetId` for a set that there is not */
export async function requireTermSet(tx: Tx, id: string | null | undefined): Promise<void> {
  if (!id) return
  const [found] = await tx.select({ id: termSets.id }).from(termSets).where(eq(termSets.id, id))
  if (!found) throw invalidData('termSetId', messages.gone)
}
