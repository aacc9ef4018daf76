import { notFound } from '#contract/base/failures.ts'
import type { InputOf } from '#contract/index.ts'
import { storedDuties } from '#contract/base/rights/duties.ts'
import { type AccountChanged, accountChanged } from '../mails/account-changed.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import { type OperationContext, type PreparedHandler, signedIn } from '#server/api/context.ts'
import { revokeTokensOf } from '#server/platform/auth/tokens/email-tokens.ts'
import { oweFactor, removeFactors } from '#server/platform/auth/factors/second-factor.ts'
import { isShutOut } from '#contract/trade/agency-fields.ts'
import { endSessionsOf, lockSessionsOf } from '#server/platform/auth/sessions.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { handOnKeys, updateUser, type UserChanges } from '../kit/change-users.ts'
import { dutiesAfter, requireReach } from '../kit/duties-of-users.ts'
import { findUser, lockUser, type UserRow } from '../kit/find-users.ts'
import { followAgency } from '#server/features/privacy/former-agents.ts'
import { requireUncommonPassword } from '../kit/password-rule.ts'
import { notifyOfNewAdmin } from './new-admin-notice.ts'
import { allowAdminToGo, allowDutiesToGo, requireAgency, requireBranch } from './rules.ts'

/**
 * A changed e-mail, password or role ends the user's sessions and makes mailed links useless; another agency
 * holds from the next call on, and ends the sessions only where it is shut out. With another e-mail the account is
 * somebody else's, and the second factors of its former holder end.
 */
export const editUserAdmin: PreparedHandler<'editUserAdmin'> = {
  async prepare(context, { password, ...input }) {
    const passwordHash =
      password === undefined ? undefined : await hashFor(context, input, password)
    return async (inside) => {
      const changes = { ...givenFields(input), ...(passwordHash && { passwordHash }) }
      await edit(inside, input.id, changes)
      return { id: input.id }
    }
  },
}

/** @throws INVALID_DATA_ERROR for a password that is too common */
async function hashFor(
  context: OperationContext,
  { id, email }: Pick<InputOf<'editUserAdmin'>, 'id' | 'email'>,
  password: string,
): Promise<string> {
  const address = email ?? (await findUser(context.tx, id))?.email ?? ''
  await requireUncommonPassword(context, password, address, 'password')
  return context.services.passwords.hash(password)
}

type Fields = Omit<InputOf<'editUserAdmin'>, 'id' | 'password'>

function givenFields(given: Fields): UserChanges {
  const { name, surname, email, role, agencyId, manager, branch, duties } = given
  const fields = Object.entries({ name, surname, email, role, agencyId, manager, branch, duties })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

async function edit(context: OperationContext, id: string, changes: UserChanges): Promise<void> {
  const { tx } = context
  await lockSessionsOf(tx, id)
  // Before the user alone is locked, so that all who lock admins do so in one order.
  const actor = signedIn(context)
  if (changes.role === 'user') await allowAdminToGo(tx, actor, id, 'role')
  if (changes.duties && storedDuties(changes.duties)) await allowDutiesToGo(tx, id)
  const user = await lockUser(tx, id)
  if (!user) throw notFound()
  requireReach(actor, user)
  const { role } = { ...user, ...changes }
  const duties = dutiesAfter(actor, user, changes)
  const agencyStatus = await requireAgency(tx, { role, agencyId: changes.agencyId })
  const place = placeOf(user, { ...changes, role })
  // A branch that the agency has given up since stands in nobody's way.
  await requireBranch(tx, { ...place, branch: changes.branch })
  await updateUser(tx, id, { ...changes, ...place, duties })
  const changed = changedFields(user, changes)
  await followAgency(tx, user, place.agencyId)
  const email = changed.includes('email')
  const password = changed.includes('passwordHash')
  const hadFactors = email && (await removeFactors(tx, id))
  if (password) await oweFactor(tx, id)
  if (changed.includes('role')) await handOnKeys(tx, id, actor.id)
  if (email || password || changed.includes('role')) {
    await endSessionsOf(tx, id)
    await revokeTokensOf(tx, id, context.now)
  } else if (isShutOut(agencyStatus)) {
    await endSessionsOf(tx, id)
  }
  if (user.isApproved && changed.includes('role') && changes.role === 'admin') {
    await notifyOfNewAdmin(context, { ...user, ...changes })
  }
  if (email || password) {
    await mailChange(context, user, changes.email, { email, password, factors: hadFactors })
  }
}

/** Agency, branch and rights there. An admin sells for nobody, and another agency has other branches. */
function placeOf(user: UserRow, changes: UserChanges) {
  const { agencyId = user.agencyId } = changes.role === 'admin' ? { agencyId: null } : changes
  const before = agencyId === user.agencyId ? user : { manager: false, branch: null }
  const { manager = before.manager, branch = before.branch } = changes
  return { agencyId, manager, branch }
}

function changedFields(user: UserRow, changes: UserChanges): string[] {
  return Object.entries(changes)
    .filter(([field, value]) => user[field as keyof UserChanges] !== value)
    .map(([field]) => field)
}

/** Tells the user at the old address and, where it changed, at the new one. */
async function mailChange(
  context: OperationContext,
  user: UserRow,
  newEmail: string | undefined,
  changed: AccountChanged['changed'],
): Promise<void> {
  const email = newEmail ?? user.email
  const site = await readSite(context.tx, context.services.settings)
  const message = accountChanged({ site, changed, email })
  for (const address of new Set([user.email, email])) {
    await sendMail(context, address, 'account-changed', message)
  }
}
