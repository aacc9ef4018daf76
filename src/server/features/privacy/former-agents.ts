import { and, eq, inArray } from 'drizzle-orm'
import { formerAgents, quotes, quoteTokens, users } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/**
 * Follows somebody from one agency to another, or to none: the links to the quotes of the one they leave that
 * were mailed to their address end, and nothing of these is mailed there any more (requirements §16.1).
 */
export async function followAgency(
  tx: Tx,
  { agencyId: from, email }: { agencyId: string | null; email: string },
  into: string | null,
): Promise<void> {
  if (from === into) return
  if (into !== null) await forgetFormer(tx, into, email)
  if (from === null) return
  await tx.insert(formerAgents).values({ agencyId: from, email }).onConflictDoNothing()
  const theirs = tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.agencyId, from), eq(quotes.email, email)))
  await tx.delete(quoteTokens).where(inArray(quoteTokens.quoteId, theirs))
}

/** Forgets a former agent: one who comes back no longer counts as former. */
async function forgetFormer(tx: Tx, agencyId: string, email: string): Promise<void> {
  await tx
    .delete(formerAgents)
    .where(and(eq(formerAgents.agencyId, agencyId), eq(formerAgents.email, email)))
}

/** Two agencies become one: who left one of them left that, unless they are there. */
export async function mergeFormer(tx: Tx, from: string, into: string): Promise<void> {
  const left = await tx
    .delete(formerAgents)
    .where(eq(formerAgents.agencyId, from))
    .returning({ email: formerAgents.email })
  if (left.length > 0) {
    const rows = left.map(({ email }) => ({ agencyId: into, email }))
    await tx.insert(formerAgents).values(rows).onConflictDoNothing()
  }
  const people = tx.select({ email: users.email }).from(users).where(eq(users.agencyId, into))
  await tx
    .delete(formerAgents)
    .where(and(eq(formerAgents.agencyId, into), inArray(formerAgents.email, people)))
}

/** Tells whether a quote's address belongs to a former user of its agency. */
export async function hasLeft(
  tx: Tx,
  { agencyId, email }: { agencyId: string | null; email: string | null },
): Promise<boolean> {
  if (agencyId === null || email === null) return false
  const left = and(eq(formerAgents.agencyId, agencyId), eq(formerAgents.email, email))
  return (await tx.$count(formerAgents, left)) > 0
}
