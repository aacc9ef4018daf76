import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { RegisteredAgency } from '#contract/auth.ts'
import { agencies } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import { hostOf, isMailOf, isSharedHost, taxKeyOf } from './agency-keys.ts'

/**
 * The agency that somebody registers for: the one that is there already with the same country and tax id, or
 * website where their e-mail is of it too; else a new one, which waits. Two who register for one at the same
 * moment find one.
 */
export async function joinAgency(
  tx: Tx,
  given: RegisteredAgency,
  email: string,
  now: Date,
): Promise<string> {
  const { position: _, licence, ...fields } = given
  const taxKey = taxKeyOf(fields.taxId)
  const websiteHost = hostOf(fields.website)
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`agency of ${fields.country}`}, 0))`,
  )
  const isTheirs =
    websiteHost !== null && !isSharedHost(websiteHost) && isMailOf(websiteHost, email)
  const [known] = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(
      and(
        eq(agencies.country, fields.country),
        or(
          taxKey === null ? sql`false` : eq(agencies.taxKey, taxKey),
          isTheirs ? eq(agencies.websiteHost, websiteHost) : sql`false`,
        ),
      ),
    )
    .orderBy(asc(agencies.sequence))
    .limit(1)
  if (known) return known.id
  const [added] = await tx
    .insert(agencies)
    .values({
      ...fields,
      taxKey,
      websiteHost,
      licenceKind: licence?.kind ?? null,
      licenceNumber: licence?.number ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: agencies.id })
  if (!added) throw new Error('The agency was not stored')
  return added.id
}
