import type { Account, authOperations } from '#contract/accounts/auth.ts'
import { Failure, notFound } from '#contract/base/failures.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import { endSession, verifyLogInToken } from '#server/platform/auth/sessions.ts'
import { setLastViewTariff } from '../kit/change-users.ts'
import { findUser, type UserRow } from '../kit/find-users.ts'
import { login } from './log-in.ts'
import { resendVerifyEmail, resetPassword, resetPasswordRequest } from './mailed-links.ts'
import { register, verifyEmail } from './registration.ts'

export const authHandlers = {
  login,
  register,
  verifyEmail,
  resendVerifyEmail,
  resetPasswordRequest,
  resetPassword,

  async validateToken({ tx, now, services }, { token }) {
    const { user } = await verifyLogInToken(tx, services.logInTokens, token, now)
    const row = await findUser(tx, user.id)
    if (!row) throw new Failure('INVALID_TOKEN')
    return presentAccount(row)
  },

  async logout(context) {
    const { sessionId } = signedIn(context)
    if (sessionId !== null) await endSession(context.tx, sessionId)
    audit(context, 'log-out')
  },

  async setLastViewTariff(context) {
    await setLastViewTariff(context.tx, signedIn(context).id, context.now)
  },

  async getCaptchaChallenge({ now, services }, { action }) {
    const challenge = await services.captcha.challenge(action, now)
    if (!challenge) throw notFound()
    return challenge
  },
} satisfies HandlersOf<keyof typeof authOperations>

function presentAccount(row: UserRow): Account {
  const { id, name, surname, email, role, isApproved, lastViewTariff } = row
  return { id, name, surname, email, role, isApproved, lastViewTariff }
}
