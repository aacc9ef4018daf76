import { Failure, invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { countAttempt } from '#server/platform/limits/attempts.ts'
import { type OperationContext, signedIn } from '#server/api/context.ts'
import { findUser, type UserRow } from './find-users.ts'

/** The row of who calls. @throws INVALID_TOKEN where it is gone */
export async function requireMe(context: OperationContext): Promise<UserRow> {
  const me = await findUser(context.tx, signedIn(context).id)
  if (!me) throw new Failure('INVALID_TOKEN')
  return me
}

/**
 * Checks the password of who is logged in: a wrong one is a mistake in a form, and logs nobody out.
 * Wrong ones are counted as wrong log-ins are, for a session that was taken over must not try them all.
 * @throws INVALID_DATA_ERROR, TOO_MANY_REQUESTS_ERROR
 */
export async function requirePassword(
  { services }: OperationContext,
  { id, passwordHash }: UserRow,
  password: string,
  path: 'password' | 'current',
): Promise<void> {
  const counts = [{ rule: 'ownPassword', subject: id }] as const
  const refund = await countAttempt(services.rateLimits, counts)
  const { logInLimiter, matches } = services.passwords
  if (!(await logInLimiter(() => matches(passwordHash, password)))) throw wrongPassword(path)
  await refund()
}

export function wrongPassword(path: 'password' | 'current') {
  return invalidData(path, messages.passwordWrong)
}
