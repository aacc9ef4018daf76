import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import type { DetailedAgency } from '#contract/trade/agencies.ts'
import { agencies } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { isSharedHost } from '#server/features/accounts/kit/agencies/agency-keys.ts'
import { listPeopleOf } from '#server/features/accounts/kit/agencies/people-of-agency.ts'
import { readSuggestions } from '#server/features/accounts/kit/agencies/suggested-agencies.ts'
import { findAgency } from './agency-rows.ts'

const alikeMax = 10

/** How close two names must be, from 0 to 1, for an admin to be told. */
const closeNames = 0.5

/** An agency with its people, and others that may be the same one. @throws NOT_FOUND_ERROR */
export async function detailAgency(tx: Tx, id: string): Promise<DetailedAgency> {
  const agency = await findAgency(tx, id)
  const people = await listPeopleOf(tx, id)
  const suggested = (await readSuggestions(tx, [id]))(id)
  return { ...agency, people, suggested, alike: await findAlike(tx, id) }
}

/** By what the agency is known again. @throws NOT_FOUND_ERROR */
async function readKeys(tx: Tx, id: string) {
  const { country, taxKey, websiteHost, name } = agencies
  const [keys] = await tx
    .select({ country, taxKey, websiteHost, name })
    .from(agencies)
    .where(eq(agencies.id, id))
  if (!keys) throw notFound()
  return keys
}

/**
 * Agencies of the same country with the same tax id or website, or nearly the same name. Nothing is done
 * about them: a name proves nothing.
 */
async function findAlike(tx: Tx, id: string): Promise<DetailedAgency['alike']> {
  const { country, taxKey, websiteHost, name } = await readKeys(tx, id)
  const sameTax = taxKey === null ? sql`false` : eq(agencies.taxKey, taxKey)
  const isOwnHost = websiteHost !== null && !isSharedHost(websiteHost)
  const sameHost = isOwnHost ? eq(agencies.websiteHost, websiteHost) : sql`false`
  const closeName = sql`similarity(fold(${agencies.name}), fold(${name})) >= ${closeNames}`
  const because = sql<'taxId' | 'website' | 'name'>`case
    when coalesce(${sameTax}, false) then 'taxId' when coalesce(${sameHost}, false) then 'website' else 'name' end`
  return tx
    .select({ id: agencies.id, name: agencies.name, because })
    .from(agencies)
    .where(
      and(ne(agencies.id, id), eq(agencies.country, country), or(sameTax, sameHost, closeName)),
    )
    .orderBy(asc(agencies.sequence))
    .limit(alikeMax)
}
