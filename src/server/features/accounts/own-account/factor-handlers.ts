import { and, eq } from 'drizzle-orm'
import type { secondFactorOperations } from '#contract/accounts/second-factor.ts'
import { Failure, invalidData, notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import { listPasskeys } from '#server/platform/auth/factors/passkeys.ts'
import {
  deleteRecoveryCodes,
  replaceRecoveryCodes,
} from '#server/platform/auth/factors/recovery-codes.ts'
import { removeFactors } from '#server/platform/auth/factors/second-factor.ts'
import { stopTotp, totpAddress } from '#server/platform/auth/factors/totp.ts'
import { endOtherSessions, lockSessionsOf } from '#server/platform/auth/sessions.ts'
import { passkeys } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { isUniqueViolation } from '#server/platform/db/errors.ts'
import { countAttempt } from '#server/platform/limits/attempts.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { requireReach } from '../kit/duties-of-users.ts'
import { lockUser } from '../kit/find-users.ts'
import { requireMe, requirePassword } from '../kit/me.ts'
import { requireCode, useCode, wrongCode } from '../kit/shown-factor.ts'
import { notifyOwner } from '../kit/notify-owner.ts'
import { loginWithPasskey } from './login-with-passkey.ts'

export const secondFactorHandlers: HandlersOf<keyof typeof secondFactorOperations> = {
  async startTotp(context) {
    const { tx, now, services } = context
    const { id, email } = await requireMe(context)
    const { siteName } = await readSite(tx, services.settings)
    const secret = await services.totp.start(tx, id, now)
    if (secret === undefined) throw invalidData('', messages.codesOn)
    return { secret, uri: totpAddress(secret, siteName, email) }
  },

  async confirmTotp(context, { code }) {
    const { tx, now, services } = context
    const me = await requireMe(context)
    await holdOwnAccount(tx, me.id)
    const counts = [{ rule: 'factorCodes', subject: me.id }] as const
    const refund = await countAttempt(services.rateLimits, counts)
    const came = await services.totp.confirm(tx, me.id, code.replaceAll(/\s/g, ''), now)
    if (came === 'not started') throw invalidData('code', messages.codesNotStarted)
    if (came === 'wrong') throw wrongCode()
    await refund()
    await endOtherSessions(tx, me.id, signedIn(context).sessionId)
    await notifyOwner(context, me, 'codesOn')
    audit(context, 'second factor added', { method: 'totp' })
    return { recoveryCodes: await replaceRecoveryCodes(tx, me.id) }
  },

  stopTotp: {
    async prepare(context, { password, code }) {
      const me = await requireMe(context)
      await requirePassword(context, me, password, 'password')
      const right = await requireCode(context, me.id, code)
      return async (inside) => {
        const { tx } = inside
        await useCode(inside, me.id, right)
        if (!(await stopTotp(tx, me.id))) throw wrongCode()
        // Of passkeys there may be some still, and then the codes stay for who loses these.
        if ((await listPasskeys(tx, me.id)).length === 0) await deleteRecoveryCodes(tx, me.id)
        await notifyOwner(inside, me, 'codesOff')
        audit(inside, 'second factor removed', { method: 'totp' })
      }
    },
  },

  renewRecoveryCodes: {
    async prepare(context, { code }) {
      const me = await requireMe(context)
      const right = await requireCode(context, me.id, code)
      return async (inside) => {
        await useCode(inside, me.id, right)
        const recoveryCodes = await replaceRecoveryCodes(inside.tx, me.id)
        await notifyOwner(inside, me, 'codesRenewed')
        audit(inside, 'recovery codes renewed')
        return { recoveryCodes }
      }
    },
  },

  async getPasskeyRegistration(context) {
    const { tx, now, services } = context
    const { id, email, name, surname } = await requireMe(context)
    const { siteName } = await readSite(tx, services.settings)
    const owner = { id, email, name: `${name} ${surname}` }
    return services.passkeys.registration(tx, owner, siteName, now)
  },

  addPasskey: {
    async prepare(context, { name, response }) {
      const me = await requireMe(context)
      const { tx, now, services } = context
      const made = await services.passkeys.register(tx, me.id, response, now)
      if (!made) throw invalidData('response', messages.passkeyWrong)
      return async (inside) => {
        // Of two who add the last one that is allowed, one waits for the other.
        await holdOwnAccount(inside.tx, me.id)
        const known = await listPasskeys(inside.tx, me.id)
        if (known.length >= limits.passkeysMax) throw invalidData('', messages.passkeysTooMany)
        const row = { ...made, userId: me.id, name, createdAt: inside.now }
        const [added] = await inside.tx
          .insert(passkeys)
          .values(row)
          .returning({ id: passkeys.id })
          .catch((error: unknown) => {
            if (!isUniqueViolation(error, 'passkeys_credential')) throw error
            throw invalidData('response', messages.passkeyWrong)
          })
        if (!added) throw new Error('The passkey was not stored')
        await endOtherSessions(inside.tx, me.id, signedIn(inside).sessionId)
        await notifyOwner(inside, me, 'passkeyAdded', name)
        audit(inside, 'second factor added', { method: 'passkey' })
        return added
      }
    },
  },

  async listMyPasskeys(context) {
    const rows = await listPasskeys(context.tx, signedIn(context).id)
    const list = rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt,
      lastUsedAt,
    }))
    return { list }
  },

  async deletePasskey(context, { id }) {
    const { tx } = context
    const me = await requireMe(context)
    const [deleted] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, me.id)))
      .returning({ name: passkeys.name })
    if (!deleted) throw notFound()
    await notifyOwner(context, me, 'passkeyDeleted', deleted.name)
    audit(context, 'second factor removed', { method: 'passkey' })
  },

  getPasskeyChallenge({ tx, now, services }) {
    return services.passkeys.challenge(tx, now)
  },

  loginWithPasskey,

  async removeSecondFactor(context, { id }) {
    const { tx } = context
    // Of one's own, stopTotp and deletePasskey ask for more.
    if (id === signedIn(context).id) throw new Failure('FORBIDDEN_ERROR')
    const user = await lockUser(tx, id)
    if (!user) throw notFound()
    requireReach(signedIn(context), user)
    if (!(await removeFactors(tx, id))) return
    await notifyOwner(context, user, 'factorRemoved')
    audit(context, 'second factor removed', { userId: id })
  },
}

/**
 * Sessions before the user, as everywhere. Whoever adds a factor ends the other sessions of the account: a factor
 * that is younger than a session, and not of its making, never makes that session fresh.
 */
async function holdOwnAccount(tx: Tx, id: string): Promise<void> {
  await lockSessionsOf(tx, id)
  await lockUser(tx, id)
}
