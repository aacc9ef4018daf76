import { eq } from 'drizzle-orm'
import { agencies } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** Reads id and name of an agency; undefined where it is gone. */
export async function readAgencyName(tx: Tx, agencyId: string) {
  const { id, name } = agencies
  const [agency] = await tx.select({ id, name }).from(agencies).where(eq(id, agencyId))
  return agency
}
