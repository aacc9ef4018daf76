import { and, desc, eq, gt } from 'drizzle-orm'
import type { meOperations } from '#contract/accounts/me.ts'
import { Failure, notFound } from '#contract/base/failures.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import { revokeTokensOf } from '#server/platform/auth/tokens/email-tokens.ts'
import { readFactors, removeFactors } from '#server/platform/auth/factors/second-factor.ts'
import {
  endOtherSessions,
  endSession,
  endSessionsOf,
  lockSessionsOf,
} from '#server/platform/auth/sessions.ts'
import { newsReaders, sessions } from '#server/platform/db/schema/index.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'
import { updateUser } from '../kit/change-users.ts'
import { requireReach } from '../kit/duties-of-users.ts'
import { lockUser } from '../kit/find-users.ts'
import { requireMe, requirePassword, wrongPassword } from '../kit/me.ts'
import { requireUncommonPassword } from '../kit/password-rule.ts'
import { notifyOwner } from '../kit/notify-owner.ts'
import { confirmMe } from './confirm-me.ts'

export const meHandlers: HandlersOf<keyof typeof meOperations> = {
  async getMe(context) {
    const { tx } = context
    const { id, name, surname, email, role, duties, lang, agencyId } = await requireMe(context)
    const [reader] = await tx.select().from(newsReaders).where(eq(newsReaders.userId, id))
    const digest = reader?.digest ?? false
    const secondFactor = await readFactors(tx, id)
    return { id, name, surname, email, role, duties, lang, agencyId, digest, secondFactor }
  },

  async editMe(context, { name, surname, lang }) {
    const changes = { ...(name && { name }), ...(surname && { surname }), ...(lang && { lang }) }
    await updateUser(context.tx, signedIn(context).id, changes)
  },

  changeMyPassword: {
    async prepare(context, { current, newPass }) {
      const { services } = context
      const me = await requireMe(context)
      await requirePassword(context, me, current, 'current')
      await requireUncommonPassword(context, newPass, me.email, 'newPass')
      const passwordHash = await services.passwords.hash(newPass)
      return async (inside) => {
        const { tx, now } = inside
        await lockSessionsOf(tx, me.id)
        const user = await lockUser(tx, me.id)
        // Changed since it was checked: who did that knows another password.
        if (user?.passwordHash !== me.passwordHash) throw wrongPassword('current')
        await updateUser(tx, me.id, { passwordHash })
        await revokeTokensOf(tx, me.id, now)
        await endOtherSessions(tx, me.id, signedIn(inside).sessionId)
        await notifyOwner(inside, me, 'passwordChanged')
        audit(inside, 'password changed')
      }
    },
  },

  confirmMe,

  async listMySessions(context) {
    const { id, sessionId } = signedIn(context)
    const rows = await context.tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, context.now)))
      .orderBy(desc(sessions.createdAt))
    const list = rows.map(({ id: session, createdAt, lastSeenAt, device }) => ({
      id: session,
      createdAt,
      lastSeenAt,
      device,
      place: null,
      current: session === sessionId,
    }))
    return { list }
  },

  async endSession(context, { id }) {
    const { tx } = context
    const own = and(eq(sessions.id, id), eq(sessions.userId, signedIn(context).id))
    if ((await tx.$count(sessions, own)) === 0) throw notFound()
    await endSession(tx, id)
    audit(context, 'session ended')
  },

  async endOtherSessions(context) {
    const { id, sessionId } = signedIn(context)
    await endOtherSessions(context.tx, id, sessionId)
    audit(context, 'other sessions ended')
  },

  async endUserSessions(context, { id, removeFactors: removes = false }) {
    const { tx } = context
    // Of one's own, stopTotp and deletePasskey ask for more.
    if (removes && id === signedIn(context).id) throw new Failure('FORBIDDEN_ERROR')
    await lockSessionsOf(tx, id)
    const user = await lockUser(tx, id)
    if (!user) throw notFound()
    requireReach(signedIn(context), user)
    const removed = removes && (await removeFactors(tx, id))
    await endSessionsOf(tx, id)
    await notifyOwner(context, user, removed ? 'sessionsAndFactorEnded' : 'sessionsEnded')
    audit(context, 'sessions ended', { userId: id })
    if (removed) audit(context, 'second factor removed', { userId: id })
  },
}
