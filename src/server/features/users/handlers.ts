import { and, eq, type SQL } from 'drizzle-orm'
import { notFound } from '#contract/failures.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import type { userOperations } from '#contract/users.ts'
import { users } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import { approval } from '#server/mail/messages/approval.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { type HandlersOf, signedIn } from '#server/operations/context.ts'
import { newTokenSeed } from '#server/auth/email-tokens.ts'
import { requestLink } from '#server/auth/request-link.ts'
import { endSessionsOf, lockSessionsOf } from '#server/auth/sessions.ts'
import { editUserAdmin } from './edit-user.ts'
import { notifyOfNewAdmin } from './new-admin-notice.ts'
import { presentUser } from './present-user.ts'
import { allowAdminToGo, approvalRefusal } from './rules.ts'
import { searchUsers } from './search-users.ts'
import {
  approveUser,
  contains,
  findUser,
  groupConditions,
  insertUser,
  listUsers,
  removeUser,
} from './store.ts'

export const userHandlers = {
  addUserAdmin: {
    async prepare({ services }, { password, invite, lang = fallbackLanguage, ...input }) {
      // Who is invited has a password that nobody knows until they choose their own.
      const passwordHash = await services.passwords.hash(password ?? newTokenSeed())
      return async (inside) => {
        const id = await insertUser(inside.tx, { ...input, passwordHash })
        if (input.role === 'admin') await notifyOfNewAdmin(inside, { ...input, id })
        if (invite) await requestLink(inside, { purpose: 'invitation', email: input.email, lang })
        return { id }
      }
    },
  },

  editUserAdmin,

  async detailUserAdmin({ tx }, input) {
    const user = await findUser(tx, input.id)
    if (!user) throw notFound()
    const { id, name, surname, email, role } = user
    return { id, name, surname, email, role }
  },

  async listUsers({ tx }) {
    return listGroups(tx)
  },

  async deleteUser(context, { id }) {
    await lockSessionsOf(context.tx, id)
    await allowAdminToGo(context.tx, signedIn(context), id, 'id')
    if (!(await removeUser(context.tx, id))) throw notFound()
  },

  async toggleUserApproved(context, { id, lang }) {
    const { tx, services } = context
    await lockSessionsOf(tx, id)
    const user = await approveUser(tx, id)
    if (!user) throw approvalRefusal((await findUser(tx, id)) !== undefined)
    await endSessionsOf(tx, id)
    if (user.role === 'admin') await notifyOfNewAdmin(context, user)
    await sendMail(
      context,
      user.email,
      approval({ site: services.settings, name: user.name }, lang),
    )
    return { isApproved: true as const }
  },

  async getUsersSearchedResults({ tx }, { keyword, limit }) {
    if (keyword === '') throw notFound()
    return listGroups(tx, contains(keyword), limit)
  },

  searchUsers: ({ tx }, query) => searchUsers(tx, query),

  async getUsersWithUnconfirmedEmails({ tx }) {
    const unconfirmed = await listUsers(tx, eq(users.emailConfirmed, false))
    return unconfirmed.map(presentUser)
  },
} satisfies HandlersOf<keyof typeof userOperations>

/** The three groups, each of at most `limit` users that fulfil the condition. */
async function listGroups(tx: Tx, condition?: SQL, limit?: number) {
  const group = async (name: keyof typeof groupConditions) => {
    const rows = await listUsers(tx, and(groupConditions[name], condition), limit)
    return rows.map(presentUser)
  }
  return {
    admins: await group('admins'),
    users: await group('users'),
    noApproved: await group('noApproved'),
  }
}
