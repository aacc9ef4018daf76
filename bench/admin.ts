import { users } from '#server/platform/db/schema/index.ts'
import type { Transactional } from '#server/platform/db/transaction.ts'
import { makeLogInTokens } from '#server/platform/auth/tokens/log-in-tokens.ts'
import { startSession } from '#server/platform/auth/sessions.ts'

/** The secret with which the measured server signs tokens. */
export const secret = 'a9Xq2LrT7vWz4KpB8sYd1MnC6hJf3GeU'

/** The token of a new admin. */
export async function makeAdmin({ db }: Transactional): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({
      name: 'Bench',
      surname: 'Admin',
      email: 'bench@example.com',
      passwordHash: 'none',
      role: 'admin',
      isApproved: true,
      emailConfirmed: true,
    })
    .returning()
  if (!user) throw new Error('The admin was not stored')
  return startSession(db, makeLogInTokens([secret]), user.id, new Date())
}
