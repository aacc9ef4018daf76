import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { RegisteredAgency } from '#contract/accounts/auth.ts'
import type { AgencySuggestion } from '#contract/trade/agency-fields.ts'
import { agencies, agencyChecks } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { hostOf, isMailOf, isSharedHost, taxKeyOf } from './agency-keys.ts'

/**
 * The agency that somebody registers for: the one that is there already with the same country and tax id, or
 * website where their e-mail is of it too and the office knows the website; else a new one, which waits. Where
 * the two are different agencies nobody joins: both are suggested beside the new one. Two who register for one
 * at the same moment find one.
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
  const byTax = await findByTax(tx, fields.country, taxKey)
  const byHost = await findByHost(tx, fields.country, websiteHost, email)
  const isOne = byTax === undefined || byHost === undefined || byTax === byHost
  const known = byTax ?? byHost
  if (isOne && known !== undefined) return known
  const suggested: AgencySuggestion[] = []
  if (byTax !== undefined) suggested.push({ id: byTax, by: 'taxId' })
  if (byHost !== undefined) suggested.push({ id: byHost, by: 'website' })
  const [added] = await tx
    .insert(agencies)
    .values({
      ...fields,
      taxKey,
      websiteHost,
      suggested,
      licenceKind: licence?.kind ?? null,
      licenceNumber: licence?.number ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: agencies.id })
  if (!added) throw new Error('The agency was not stored')
  return added.id
}

async function findByTax(
  tx: Tx,
  country: string,
  taxKey: string | null,
): Promise<string | undefined> {
  if (taxKey === null) return undefined
  const [known] = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(and(eq(agencies.country, country), eq(agencies.taxKey, taxKey)))
    .orderBy(asc(agencies.sequence))
    .limit(1)
  return known?.id
}

/** By the website's host: anybody may write any, so the office must have written or confirmed it. */
async function findByHost(
  tx: Tx,
  country: string,
  host: string | null,
  email: string,
): Promise<string | undefined> {
  if (host === null || isSharedHost(host) || !isMailOf(host, email)) return undefined
  const confirmed = tx
    .select({ done: agencyChecks.done })
    .from(agencyChecks)
    .where(
      and(
        eq(agencyChecks.agencyId, agencies.id),
        inArray(agencyChecks.name, [...websiteChecks]),
        agencyChecks.done,
      ),
    )
  const [known] = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(
      and(
        eq(agencies.country, country),
        eq(agencies.websiteHost, host),
        or(agencies.websiteByOffice, exists(confirmed)),
      ),
    )
    .orderBy(asc(agencies.sequence))
    .limit(1)
  return known?.id
}

/** The checks that confirm a website. */
export const websiteChecks = ['website', 'mailDomain'] as const
