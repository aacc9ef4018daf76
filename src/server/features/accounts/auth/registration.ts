import { Failure, notFound } from '#contract/base/failures.ts'
import { requireCaptcha } from '#server/platform/captcha/captcha-rules.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { requireConsent } from '#server/features/privacy/privacy-notice.ts'
import type { PreparedHandler } from '#server/api/context.ts'
import { countAttempt } from '#server/platform/limits/attempts.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import { countedAddress } from '#server/platform/http/client-address.ts'
import { isTokenOf } from '#server/platform/auth/tokens/email-tokens.ts'
import { requestLink } from '../kit/request-link.ts'
import { consumeOrThrow } from '#server/platform/limits/rate-limits.ts'
import { confirmEmail, insertRegistration, removeStaleRegistration } from '../kit/change-users.ts'
import { findUserByEmail, type UserRow } from '../kit/find-users.ts'
import { requireUncommonPassword } from '../kit/password-rule.ts'
import { joinAgency } from '../kit/agencies/join-agency.ts'
import { notifyAdmins } from './admin-notices.ts'
import { wrongEmailToken } from './rules.ts'

/** The captcha is consumed before the e-mail is looked up, so that a program cannot ask who is here. */
export const register: PreparedHandler<'register'> = {
  async prepare(context, input) {
    const { request, services } = context
    await consumeOrThrow(services.rateLimits, 'register', countedAddress(request.address))
    // Before the captcha is used up for what is refused anyway.
    await requireUncommonPassword(context, input.password, input.email, 'password')
    await requireConsent(context.tx, input.consent, context.now)
    await requireCaptcha(context, {
      token: input.captchaTk,
      action: 'register',
      path: 'captchaTk',
      input,
    })
    const passwordHash = await services.passwords.hash(input.password)
    return async (inside) => {
      const { name, surname, email, lang, agency } = input
      await removeStaleRegistration(inside.tx, email, inside.now)
      const userId = await insertRegistration(inside.tx, {
        name,
        surname,
        email,
        passwordHash,
        lang,
        createdAt: inside.now,
        ...(await requireConsent(inside.tx, input.consent, inside.now)),
        agencyId: agency ? await joinAgency(inside.tx, agency, email, inside.now) : null,
        position: agency?.position ?? null,
      })
      if (userId === undefined) throw new Failure('EMAIL_IN_USE')
      await requestLink(inside, { purpose: 'registration', email, lang })
      audit(inside, 'account registered', { userId })
    }
  },
}

/** Wrong guesses are counted: the failures that are owed tell who is registered (requirements §1.5). */
export const verifyEmail: PreparedHandler<'verifyEmail'> = {
  async prepare(context, { email, token }) {
    const { request, services, tx, now } = context
    const subject = countedAddress(request.address)
    const refund = await countAttempt(services.rateLimits, [{ rule: 'verifyEmail', subject }])
    await findPending(tx, email, token, now)
    await refund()
    return async (inside) => {
      const user = await findPending(inside.tx, email, token, inside.now)
      if (!(await confirmEmail(inside.tx, user.id))) throw new Failure('EMAIL_ALREADY_VERIFIED')
      await notifyAdmins(inside, user)
      audit(inside, 'e-mail confirmed', { userId: user.id })
    }
  },
}

/**
 * The user whose e-mail the token confirms.
 * @throws NOT_FOUND_ERROR, EMAIL_ALREADY_VERIFIED, INVALID_TOKEN
 */
async function findPending(tx: Tx, email: string, token: string, now: Date): Promise<UserRow> {
  const user = await findUserByEmail(tx, email)
  if (!user) throw notFound()
  if (user.emailConfirmed) throw new Failure('EMAIL_ALREADY_VERIFIED')
  const purpose = 'registration'
  if (!(await isTokenOf(tx, { userId: user.id, purpose, token, now }))) throw wrongEmailToken()
  return user
}
