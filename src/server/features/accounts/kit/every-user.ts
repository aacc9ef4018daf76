import { asc, gt } from 'drizzle-orm'
import { users } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

const pageSize = 500

const shown = {
  id: users.id,
  name: users.name,
  surname: users.surname,
  email: users.email,
  role: users.role,
  isApproved: users.isApproved,
  emailConfirmed: users.emailConfirmed,
  createdAt: users.createdAt,
  lastViewTariff: users.lastViewTariff,
}

/** Every user, oldest first, in short reads; nothing that one could log in with. */
export async function* everyUser(tx: Tx) {
  let last = -1
  for (;;) {
    const page = await tx
      .select({ ...shown, sequence: users.sequence })
      .from(users)
      .where(gt(users.sequence, last))
      .orderBy(asc(users.sequence))
      .limit(pageSize)
    yield* page
    const next = page.at(-1)
    if (!next || page.length < pageSize) return
    last = next.sequence
  }
}
