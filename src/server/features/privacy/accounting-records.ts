import { and, eq, inArray, max, count, sql } from 'drizzle-orm'
import { usualRetention } from '#contract/site/identity/site-defaults.ts'
import { accountingRecords, proposals, quotes, site } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** Copies accepted proposals into the accounting records before their quotes are erased (requirements §11.2). */
export async function addAccountingRecords(tx: Tx, quoteIds: string[]): Promise<void> {
  const rows = await tx
    .select({ quote: quotes, proposal: proposals })
    .from(proposals)
    .innerJoin(quotes, eq(quotes.id, proposals.quoteId))
    .where(and(inArray(quotes.id, quoteIds), sql`${proposals.answer} ->> 'answer' = 'accepted'`))
  const kept = rows.flatMap(({ quote, proposal }) => {
    const { email, name, reference } = quote
    const { lang, version, content, answer, confirmedAt } = proposal
    if (answer === null || version === null) return []
    const acceptedAt = new Date(answer.at)
    return [{ email, name, reference, lang, version, content, answer, acceptedAt, confirmedAt }]
  })
  if (kept.length > 0) await tx.insert(accountingRecords).values(kept)
}

/** Counts the accounting records of an e-mail, and until which day; undefined where there are none. */
export async function countAccountingRecords(
  tx: Tx,
  email: string,
): Promise<{ kept: number; until: string } | undefined> {
  const [found] = await tx
    .select({ kept: count(), latest: max(accountingRecords.acceptedAt) })
    .from(accountingRecords)
    .where(eq(accountingRecords.email, email))
  if (!found?.latest) return undefined
  const until = new Date(found.latest)
  until.setUTCFullYear(until.getUTCFullYear() + (await readYears(tx)))
  return { kept: found.kept, until: until.toISOString().slice(0, 10) }
}

/** Deletes accounting records whose retention has ended. */
export async function purgeAccountingRecords(tx: Tx, now: Date): Promise<void> {
  const years = await readYears(tx)
  await tx
    .delete(accountingRecords)
    .where(
      sql`${accountingRecords.acceptedAt} + make_interval(years => ${years}::int) < ${now.toISOString()}::timestamptz`,
    )
}

/** For how many years an accepted proposal is kept. */
async function readYears(tx: Tx): Promise<number> {
  const [row] = await tx.select({ retention: site.retention }).from(site)
  return (row?.retention ?? usualRetention).acceptedYears
}
