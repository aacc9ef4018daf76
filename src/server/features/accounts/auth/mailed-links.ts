import { Failure } from '#contract/base/failures.ts'
import type { InputOf } from '#contract/index.ts'
import { requireCaptchaWhenOverLimit } from '#server/platform/captcha/captcha-rules.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { OperationContext, PreparedHandler } from '#server/api/context.ts'
import { countAttempt } from '#server/platform/limits/attempts.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import { countedAddress } from '#server/platform/http/client-address.ts'
import {
  consumeToken,
  findTokenOwner,
  revokeTokensOf,
} from '#server/platform/auth/tokens/email-tokens.ts'
import { oweFactor, removeFactors } from '#server/platform/auth/factors/second-factor.ts'
import { requestLink } from '../kit/request-link.ts'
import { endSessionsOf, lockSessionsOf } from '#server/platform/auth/sessions.ts'
import { passwordChanged } from '../mails/password-changed.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { confirmEmail, updateUser } from '../kit/change-users.ts'
import { findUser, lockUser } from '../kit/find-users.ts'
import { requireUncommonPassword } from '../kit/password-rule.ts'
import { checkFactor, isShown, takeFactor } from '../kit/shown-factor.ts'
import { notifyOwner } from '../kit/notify-owner.ts'
import { notifyAdmins } from './admin-notices.ts'
import { wrongEmailToken } from './rules.ts'

type LinkRequest = 'resetPasswordRequest' | 'resendVerifyEmail'

/** Prepares a mailed link. Requests beyond 3 such mails an hour get the same answer, but no mail. */
async function prepareLink(
  context: OperationContext,
  name: LinkRequest,
  input: InputOf<LinkRequest>,
) {
  await requireCaptchaWhenOverLimit(context, name, input)
  const purpose = name === 'resetPasswordRequest' ? 'reset' : 'registration'
  return async (inside: OperationContext) => {
    await requestLink(inside, { purpose, limited: true, ...input })
    if (purpose === 'reset') audit(inside, 'password reset requested')
  }
}

export const resetPasswordRequest: PreparedHandler<'resetPasswordRequest'> = {
  prepare: (context, input) => prepareLink(context, 'resetPasswordRequest', input),
}

export const resendVerifyEmail: PreparedHandler<'resendVerifyEmail'> = {
  prepare: (context, input) => prepareLink(context, 'resendVerifyEmail', input),
}

/** Finds the owner of a mailed token that sets a password: a new one, or the first. */
async function findPasswordLink(tx: Tx, token: string, now: Date) {
  for (const purpose of ['reset', 'invitation'] as const) {
    const owner = await findTokenOwner(tx, purpose, token, now)
    if (owner !== undefined) return { owner, purpose }
  }
  return undefined
}

/**
 * The link proves the mailbox: it confirms the e-mail too (requirements §4.7). It proves no second factor: who
 * wants the others removed shows one.
 */
export const resetPassword: PreparedHandler<'resetPassword'> = {
  async prepare(context, { token, newPass, lang, removeFactors: removes = false, ...shown }) {
    const { request, services, tx, now } = context
    const subject = countedAddress(request.address)
    const refund = await countAttempt(services.rateLimits, [{ rule: 'resetPassword', subject }])
    const link = await findPasswordLink(tx, token, now)
    if (link === undefined) throw wrongEmailToken()
    const { owner, purpose } = link
    await refund()
    const holder = await findUser(tx, owner)
    if (!holder) throw wrongEmailToken()
    await requireUncommonPassword(context, newPass, holder.email, 'newPass')
    const factor = await checkFactor(context, owner, shown)
    if (!factor && (removes || isShown(shown))) throw new Failure('FORBIDDEN_ERROR')
    const passwordHash = await services.passwords.hash(newPass)
    return async (inside) => {
      await lockSessionsOf(inside.tx, owner)
      // The user before the tokens, as everywhere, so that two calls cannot wait for each other.
      const user = await lockUser(inside.tx, owner)
      const consumed = await consumeToken(inside.tx, purpose, token, inside.now)
      if (!user || consumed !== user.id) throw wrongEmailToken()
      await updateUser(inside.tx, user.id, { passwordHash })
      if (!factor) await oweFactor(inside.tx, user.id)
      else if (!(await takeFactor(inside, user.id, factor))) throw new Failure('FORBIDDEN_ERROR')
      const kept = factor && 'code' in factor ? 'codes' : 'passkeys'
      if (removes && (await removeFactors(inside.tx, user.id, kept))) {
        await notifyOwner(inside, user, 'otherFactorsRemoved')
        audit(inside, 'second factor removed', { userId: user.id })
      }
      await revokeTokensOf(inside.tx, user.id, inside.now)
      await endSessionsOf(inside.tx, user.id)
      if (await confirmEmail(inside.tx, user.id)) await notifyAdmins(inside, user)
      const site = await readSite(inside.tx, inside.services.settings)
      const message = passwordChanged({ site, name: user.name }, lang)
      await sendMail(inside, user.email, 'password-changed', message)
      audit(inside, 'password reset', { userId: user.id })
    }
  },
}
