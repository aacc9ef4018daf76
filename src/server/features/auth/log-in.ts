import { Failure } from '#contract/failures.ts'
import type { OperationContext, PreparedHandler } from '../../operations/context.ts'
import { countAttempt } from '../../security/attempts.ts'
import { audit } from '../../security/audit.ts'
import { countedAddress } from '../../security/client-address.ts'
import { startSession } from '../../security/sessions.ts'
import { findUserByEmail, lockUser, type UserRow } from './store.ts'

/** The password is checked first, at the same cost for an unknown e-mail (contract, decision 6). */
export const login: PreparedHandler<'login'> = {
  async prepare(context, { email, password }) {
    const forgive = await countLogIn(context, email)
    const { user, matches } = await checkPassword(context, email, password).catch(
      async (error: unknown) => {
        // An overloaded server is no failure of whoever logs in.
        await forgive()
        throw error
      },
    )
    if (!user || !matches) {
      audit(context, 'log-in refused', user && { userId: user.id })
      throw new Failure('INVALID_CREDENTIALS_ERROR')
    }
    await forgive()
    refuseInactive(user)
    return async (inside) => {
      const current = await lockUser(inside.tx, user.id)
      // Changed since it was checked: a session started now would outlive that change.
      if (current?.passwordHash !== user.passwordHash) {
        throw new Failure('INVALID_CREDENTIALS_ERROR')
      }
      refuseInactive(current)
      const token = await startSession(inside.tx, inside.services.logInTokens, user.id, inside.now)
      audit(inside, 'log-in accepted', { userId: user.id })
      return { token }
    }
  },
}

function countLogIn({ call, services }: OperationContext, email: string) {
  const address = countedAddress(call.address)
  return countAttempt(services.rateLimits, [
    { rule: 'loginByAddress', subject: address },
    { rule: 'loginByEmail', subject: `${address} ${email}` },
  ])
}

/** The user with this e-mail, and whether the password is theirs. */
function checkPassword({ tx, services }: OperationContext, email: string, password: string) {
  const { logInTurn, matches } = services.passwords
  return logInTurn(async () => {
    const user = await findUserByEmail(tx, email)
    return { user, matches: await matches(user?.passwordHash ?? null, password) }
  })
}

/** An approved user may log in, whether or not the e-mail is confirmed (contract 6). */
function refuseInactive(user: Pick<UserRow, 'isApproved' | 'emailConfirmed'>): void {
  if (user.isApproved) return
  throw new Failure(user.emailConfirmed ? 'NOT_APPROVED_ERROR' : 'NOT_CONFIRM_EMAIL_ERROR')
}
