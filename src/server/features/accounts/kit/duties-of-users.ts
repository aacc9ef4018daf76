import type { Role } from '#contract/accounts/auth.ts'
import { invalidData } from '#contract/base/failures.ts'
import { type Duties, type Duty, storedDuties } from '#contract/base/rights/duties.ts'
import { messages } from '#contract/base/text/messages.ts'
import { requireDutiesOf, requireDuty } from '#server/platform/auth/duties.ts'
import type { SignedInUser } from '#server/platform/auth/sessions.ts'
import type { UserRow } from './find-users.ts'

type Account = Pick<UserRow, 'role' | 'duties'>
type Given = { role?: Role | undefined; duties?: Duties | undefined }

/**
 * Requires that a caller has every duty of an account before they change it, end its sessions or take its factors:
 * who looks after agents gets no further by an admin's account.
 * @throws FORBIDDEN_ERROR with the duty that they lack
 */
export function requireReach(actor: SignedInUser, { role, duties }: Account): void {
  if (role === 'admin') requireDutiesOf(actor, duties)
}

/** Requires the duty of whoever looks after agencies for their people, and `team` for all others. @throws FORBIDDEN_ERROR */
export function requireDutyToApprove(actor: SignedInUser, user: UserRow): void {
  requireDuty(actor, user.agencyId === null ? 'team' : 'trade')
  requireReach(actor, user)
}

/**
 * Returns the duties of a new account as they are stored: those given, else those of who makes it.
 * @throws FORBIDDEN_ERROR for a duty that the maker lacks, INVALID_DATA_ERROR for duties of an agent
 */
export function dutiesOfNew(actor: SignedInUser, given: Given & { role: Role }): Duty[] | null {
  return dutiesAfter(actor, { role: 'user', duties: null }, given)
}

/** Returns the duties of an account after an edit, by the same rules; a new admin has those of who makes them one. */
export function dutiesAfter(actor: SignedInUser, before: Account, given: Given): Duty[] | null {
  const role = given.role ?? before.role
  if (role === 'user') {
    if (given.duties) throw invalidData('duties', messages.dutiesOfAgent)
    return null
  }
  const isNew = before.role === 'user'
  if (!isNew && given.duties === undefined) return before.duties
  const duties = given.duties === undefined ? actor.duties : given.duties
  requireDutiesOf(actor, duties)
  return storedDuties(duties)
}
