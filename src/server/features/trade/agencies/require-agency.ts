import { eq } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { agencies } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** Refuses an agency that there is not; null is none. @throws NOT_FOUND_ERROR */
export async function requireAgency(tx: Tx, agencyId: string | null): Promise<void> {
  if (agencyId === null || (await tx.$count(agencies, eq(agencies.id, agencyId))) > 0) return
  throw notFound()
}
