import { notFound } from '#contract/base/failures.ts'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import type { userOperations } from '#contract/accounts/users.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { approval } from '../mails/approval.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'
import { newTokenSeed } from '#server/platform/auth/tokens/email-tokens.ts'
import { requestLink } from '../kit/request-link.ts'
import { endSessionsOf, lockSessionsOf } from '#server/platform/auth/sessions.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { approveAgency } from '../kit/agencies/agency-status.ts'
import { approveUser, handOnKeys, insertUser, removeUser } from '../kit/change-users.ts'
import {
  findUser,
  listUsers,
  lockUser,
  type UserFilter,
  type UserGroup,
} from '../kit/find-users.ts'
import { followAgency } from '#server/features/privacy/former-agents.ts'
import { requireUncommonPassword } from '../kit/password-rule.ts'
import { searchUsers } from '../kit/search-users.ts'
import { editUserAdmin } from './edit-user.ts'
import { notifyOfNewAdmin } from './new-admin-notice.ts'
import { presentUsers } from './present-users.ts'
import { rejectUser } from './reject-user.ts'
import { requireTermSet } from '../kit/agencies/require-term-set.ts'
import { dutiesOfNew, requireDutyToApprove, requireReach } from '../kit/duties-of-users.ts'
import { allowAdminToGo, approvalRefusal, requireAgency, requireBranch } from './rules.ts'

export const userHandlers = {
  addUserAdmin: {
    async prepare(context, { password, invite, lang, ...input }) {
      const { services } = context
      if (password !== undefined) {
        await requireUncommonPassword(context, password, input.email, 'password')
      }
      // Who is invited has a password that nobody knows until they choose their own.
      const passwordHash = await services.passwords.hash(password ?? newTokenSeed())
      return async (inside) => {
        await requireAgency(inside.tx, input)
        await requireBranch(inside.tx, input)
        const duties = dutiesOfNew(signedIn(inside), input)
        await followAgency(inside.tx, { ...input, agencyId: null }, input.agencyId ?? null)
        const user = { ...input, duties, ...(lang && { lang }), passwordHash }
        const id = await insertUser(inside.tx, user)
        if (input.role === 'admin') await notifyOfNewAdmin(inside, { ...input, id })
        if (invite) {
          const { email } = input
          await requestLink(inside, {
            purpose: 'invitation',
            email,
            lang: lang ?? fallbackLanguage,
          })
        }
        return { id }
      }
    },
  },

  editUserAdmin,

  async detailUserAdmin({ tx }, input) {
    const user = await findUser(tx, input.id)
    if (!user) throw notFound()
    const { id, name, surname, email, role, agencyId, position, rejectedAt } = user
    const { manager, branch, duties } = user
    const place = { agencyId, manager, branch, position }
    return { id, name, surname, email, role, duties, ...place, rejectedAt }
  },

  async listUsers({ tx }) {
    return listGroups(tx, {})
  },

  async deleteUser(context, { id }) {
    const actor = signedIn(context)
    await lockSessionsOf(context.tx, id)
    await allowAdminToGo(context.tx, actor, id, 'id')
    const user = await lockUser(context.tx, id)
    if (!user) throw notFound()
    requireReach(actor, user)
    await handOnKeys(context.tx, id, actor.id)
    await followAgency(context.tx, user, null)
    await removeUser(context.tx, id)
  },

  async toggleUserApproved(context, { id, lang, terms, sheets, termSetId }) {
    const { tx, now, services } = context
    await lockSessionsOf(tx, id)
    const user = await approveUser(tx, id)
    if (!user) throw approvalRefusal((await findUser(tx, id)) !== undefined)
    requireDutyToApprove(signedIn(context), user)
    await endSessionsOf(tx, id)
    await requireTermSet(tx, termSetId)
    const given = { terms, sheets, termSetId }
    const { seesRates } = await approveAgency(tx, user.agencyId, given, now)
    // Only now is somebody who has registered for it there, or there again.
    await followAgency(tx, { ...user, agencyId: null }, user.agencyId)
    if (user.role === 'admin') await notifyOfNewAdmin(context, user)
    const site = await readSite(tx, services.settings)
    const message = approval({ site, name: user.name, seesRates }, lang)
    await sendMail(context, user.email, 'approval', message)
    return { isApproved: true as const }
  },

  rejectUser,

  async getUsersSearchedResults({ tx }, { keyword, limit }) {
    if (keyword === '') throw notFound()
    return listGroups(tx, { keyword }, limit)
  },

  async searchUsers({ tx }, query) {
    const { rows, counts } = await searchUsers(tx, query)
    const all = counts.admins + counts.users + counts.noApproved
    const list = await presentUsers(tx, rows)
    return { list, total: query.group ? counts[query.group] : all, counts }
  },

  async getUsersWithUnconfirmedEmails({ tx }) {
    const unconfirmed = await listUsers(tx, { emailConfirmed: false })
    return presentUsers(tx, unconfirmed)
  },
} satisfies HandlersOf<keyof typeof userOperations>

/** The three groups, each of at most `limit` users that match. */
async function listGroups(tx: Tx, filter: UserFilter, limit?: number) {
  const group = async (name: UserGroup) => {
    const rows = await listUsers(tx, { ...filter, group: name }, limit)
    return presentUsers(tx, rows)
  }
  return {
    admins: await group('admins'),
    users: await group('users'),
    noApproved: await group('noApproved'),
  }
}
