import { z } from 'zod'
import { email, newPassword } from '#contract/base/fields.ts'
import { isCommonPassword } from '#server/platform/auth/common-passwords.ts'
import { inTransaction, type Transactional } from '#server/platform/db/transaction.ts'
import { operatorError } from '#server/platform/runtime/operator-error.ts'
import type { Services } from '#server/platform/services.ts'
import { upsertAdmin } from '../kit/change-users.ts'

const fields = z.object({
  email: email.catch(() => {
    throw operatorError('--email: missing, or no e-mail address')
  }),
  password: newPassword.catch(() => {
    throw operatorError(
      'The password must have 8 characters or more: upper and lower case, a digit and a special character',
    )
  }),
  name: z.string().trim().min(1).max(255).catch('Admin'),
  surname: z.string().trim().min(1).max(255).optional().catch(undefined),
})

interface AdminDependencies {
  database: Transactional
  passwords: Services['passwords']
}

/** An operator's data for an admin; names may be left out. */
export type AdminOptions = { [Field in keyof z.output<typeof fields>]: string | undefined }

/**
 * Makes an admin, or an admin of the account with this e-mail: with the new password, all sessions and
 * mailed links ended, and without a second factor. Gives the stored e-mail; fails with one line for an operator.
 */
export async function createAdmin(
  { database, passwords }: AdminDependencies,
  given: AdminOptions,
): Promise<string> {
  const { password, surname, ...names } = fields.parse(given)
  const admin = { ...names, surname: surname ?? surnameOf(names.email) }
  if (await isCommonPassword(password)) throw operatorError('The password is too common')
  const passwordHash = await passwords.hash(password)
  await inTransaction(database, (tx) => upsertAdmin(tx, { ...admin, passwordHash }, new Date()))
  return admin.email
}

/** Stands in for a surname that nobody gave: where the admin's e-mail is. */
export function surnameOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1)
}
