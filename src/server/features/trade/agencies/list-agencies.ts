import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { limits } from '#contract/base/limits.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { agencies } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { presentAgencies, readAgencies } from './agency-rows.ts'

/** Name, legal name, city, website or tax id contains the word; case and accents mean nothing. */
function mentions(word: string): SQL | undefined {
  const columns = [
    agencies.name,
    agencies.legalName,
    agencies.city,
    agencies.website,
    agencies.taxId,
  ]
  return or(...columns.map((column) => sql`strpos(fold(${column}), fold(${word})) > 0`))
}

/** The condition that people of an approved agency see no rates. */
const isSilent = and(
  eq(agencies.status, 'approved'),
  or(isNull(agencies.terms), sql`cardinality(${agencies.sheets}) = 0`),
)

/** A page of agencies, newest first, and how many match in each status, whichever is asked for. */
export async function listAgencies(
  tx: Tx,
  { status, withoutTerms, keyword, limit = limits.listMax, offset = 0 }: InputOf<'listAgencies'>,
): Promise<AnswerOf<'listAgencies'>> {
  const found = and(
    ...(keyword ? keyword.split(/\s+/).map(mentions) : []),
    withoutTerms && isSilent,
  )
  const wanted = and(found, status && eq(agencies.status, status))
  const rows = await readAgencies(tx, wanted)
    .orderBy(desc(agencies.sequence))
    .limit(limit)
    .offset(offset)
  const counted = await tx
    .select({ status: agencies.status, count: count() })
    .from(agencies)
    .where(found)
    .groupBy(agencies.status)
  const counts = { pending: 0, approved: 0, rejected: 0, suspended: 0 }
  for (const each of counted) counts[each.status] = each.count
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0)
  return {
    list: await presentAgencies(tx, rows),
    total: status ? counts[status] : all,
    counts,
  }
}
