import { and, asc, eq } from 'drizzle-orm'
import { users } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Who gets quote requests: QUOTES_EMAIL, else every admin, whoever was there first before the others. */
export async function listRecipients(tx: Tx, quotesEmail: string | null): Promise<string[]> {
  if (quotesEmail !== null) return [quotesEmail]
  const admins = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isApproved, true)))
    .orderBy(asc(users.sequence))
  return admins.map((admin) => admin.email)
}
