import { eq } from 'drizzle-orm'
import { invalidData } from '#contract/failures.ts'
import { partnerMessages } from '#contract/trade/partner-messages.ts'
import { agencies } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Refuses an agency that there is not; null is none. @throws INVALID_DATA_ERROR at `agencyId` */
export async function requireAgency(tx: Tx, agencyId: string | null): Promise<void> {
  if (agencyId === null || (await tx.$count(agencies, eq(agencies.id, agencyId))) > 0) return
  throw invalidData('agencyId', partnerMessages.agencyUnknown)
}
