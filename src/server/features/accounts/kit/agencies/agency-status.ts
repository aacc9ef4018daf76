import { and, eq } from 'drizzle-orm'
import { Failure } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { AgencyStatus } from '#contract/trade/agency-fields.ts'
import { agencies } from '#server/platform/db/schema/index.ts'
import { movedForward } from '#server/platform/db/schema/columns.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

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

/**
 * Approves the agency of somebody who is approved; one that is suspended stays so. One that was rejected would
 * come back with all its people, keys and views: that is said of the agency itself.
 * @throws INVALID_DATA_ERROR for one that was rejected
 */
export async function approveAgency(tx: Tx, agencyId: string | null, now: Date): Promise<void> {
  if (agencyId === null) return
  const [agency] = await tx
    .select({ status: agencies.status })
    .from(agencies)
    .where(eq(agencies.id, agencyId))
    .for('update')
  if (agency?.status === 'rejected') {
    const issues = [{ path: 'id', message: messages.agencyRejected }]
    throw new Failure('INVALID_DATA_ERROR', { issues, agencyStatus: agency.status })
  }
  await tx
    .update(agencies)
    .set({ status: 'approved', updatedAt: movedForward(agencies.updatedAt, now) })
    .where(and(eq(agencies.id, agencyId), eq(agencies.status, 'pending')))
}
