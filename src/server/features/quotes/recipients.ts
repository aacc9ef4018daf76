import { and, eq } from 'drizzle-orm'
import { users } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Who gets quote requests: QUOTES_EMAIL, else every admin (contract 5). */
export async function listRecipients(tx: Tx, quotesEmail: string | null): Promise<string[]> {
  if (quotesEmail !== null) return [quotesEmail]
  const admins = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isApproved, true)))
  return admins.map((admin) => admin.email)
}
