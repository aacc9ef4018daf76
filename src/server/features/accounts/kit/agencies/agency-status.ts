import { eq } from 'drizzle-orm'
import { Failure, invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
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

type GivenTerms = Pick<InputOf<'toggleUserApproved'>, 'terms' | 'sheets' | 'termSetId'>

/**
 * Approves the agency of somebody who is approved; one that is suspended stays so. One that was rejected would
 * come back with all its people, keys and views: that is said of the agency itself.
 * What it is given stands from now on; the answer says whether its people see rates.
 * @throws INVALID_DATA_ERROR for one that was rejected, and for terms of no agency
 */
export async function approveAgency(
  tx: Tx,
  agencyId: string | null,
  given: GivenTerms,
  now: Date,
): Promise<{ seesRates: boolean }> {
  const [name] = Object.entries(given).find(([, value]) => value !== undefined) ?? []
  if (agencyId === null) {
    if (name !== undefined) throw invalidData(name, messages.noAgency)
    return { seesRates: false }
  }
  const [agency] = await tx
    .select({ status: agencies.status, terms: agencies.terms, sheets: agencies.sheets })
    .from(agencies)
    .where(eq(agencies.id, agencyId))
    .for('update')
  if (agency?.status === 'rejected') {
    const issues = [{ path: 'id', message: messages.agencyRejected }]
    throw new Failure('INVALID_DATA_ERROR', { issues, agencyStatus: agency.status })
  }
  const isPending = agency?.status === 'pending'
  if (isPending || name !== undefined) {
    await tx
      .update(agencies)
      .set({
        ...given,
        ...(isPending && { status: 'approved' as const }),
        updatedAt: movedForward(agencies.updatedAt, now),
      })
      .where(eq(agencies.id, agencyId))
  }
  const { terms = agency?.terms, sheets = agency?.sheets ?? [] } = given
  return { seesRates: Boolean(terms) && sheets.length > 0 }
}
