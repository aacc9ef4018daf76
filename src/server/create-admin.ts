import { z } from 'zod'
import { email, newPassword } from '#contract/fields.ts'
import { inTransaction, type Transactional } from './db/transaction.ts'
import { voidTokensOf } from './security/email-tokens.ts'
import type { Passwords } from './security/passwords.ts'
import { endSessionsOf } from './security/sessions.ts'
import { startRefusal } from './start-refusal.ts'
import { upsertAdmin } from './features/users/store.ts'

const fields = z.object({
  email: email.catch(() => {
    throw startRefusal('--email: missing, or no e-mail address')
  }),
  password: newPassword.catch(() => {
    throw startRefusal(
      'The password must have 8 characters or more: upper and lower case, a digit and a special character',
    )
  }),
  name: z.string().trim().min(1).max(255).catch('Admin'),
  surname: z.string().trim().min(1).max(255).catch('Ñandú'),
})

/** What an operator gives; names may be left out. */
export type GivenAdmin = { [Field in keyof z.output<typeof fields>]: string | undefined }

/**
 * Makes an admin, or an admin of whoever has the e-mail: with the new password, all sessions and
 * mailed links ended. Gives the stored e-mail; fails with one line for an operator.
 */
export async function createAdmin(
  { database, passwords }: { database: Transactional; passwords: Passwords },
  given: GivenAdmin,
): Promise<string> {
  const { password, ...admin } = fields.parse(given)
  const passwordHash = await passwords.hash(password)
  await inTransaction(database, async (tx) => {
    const id = await upsertAdmin(tx, { ...admin, passwordHash })
    await endSessionsOf(tx, id)
    await voidTokensOf(tx, id, new Date())
  })
  return admin.email
}
