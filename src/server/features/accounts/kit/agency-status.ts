import { and, eq, inArray } from 'drizzle-orm'
import type { AgencyStatus } from '#contract/trade/agency-fields.ts'
import { agencies } from '#server/db/schema/index.ts'
import { movedForward } from '#server/db/schema/columns.ts'
import type { Tx } from '#server/db/transaction.ts'

/** How an agency stands; null for none. */
export async function readAgencyStatus(
  tx: Tx,
  agencyId: string | null,
): Promise<AgencyStatus | null> {
  if (agencyId === null) return null
  const [row] = await tx
    .select({ status: agencies.status })
    .from(agencies)
    .where(eq(agencies.id, agencyId))
  return row?.status ?? null
}

/** Approves the agency of somebody who is approved; one that is suspended stays so. */
export async function approveAgency(tx: Tx, agencyId: string | null, now: Date): Promise<void> {
  if (agencyId === null) return
  await tx
    .update(agencies)
    .set({ status: 'approved', updatedAt: movedForward(agencies.updatedAt, now) })
    .where(and(eq(agencies.id, agencyId), inArray(agencies.status, ['pending', 'rejected'])))
}
