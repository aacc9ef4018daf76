import type { Role } from '#contract/accounts/auth.ts'
import { type Failure, invalidData, notFound } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { AgencyStatus } from '#contract/trade/agency-fields.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { SignedInUser } from '#server/platform/auth/sessions.ts'
import { readAgencyStatus } from '../kit/agencies/agency-status.ts'
import { lockAdmins } from '../kit/find-users.ts'

/**
 * Checks that a user may cease to be an admin: never by their own hand, and never the last one,
 * also when two admins take each other away at the same moment (requirements §4.9).
 * @throws INVALID_DATA_ERROR
 */
export async function allowAdminToGo(
  tx: Tx,
  actor: SignedInUser,
  id: string,
  path: 'id' | 'role',
): Promise<void> {
  if (id === actor.id) throw invalidData(path, messages.ownAccount)
  const admins = await lockAdmins(tx)
  if (admins.length === 1 && admins[0] === id) throw invalidData(path, messages.lastAdmin)
}

/** Why nobody was approved: there is no such user, or they were approved already. */
export function approvalRefusal(exists: boolean): Failure {
  return exists ? invalidData('id', messages.alreadyApproved) : notFound()
}

/**
 * Checks that the agency of a user is there, and that an admin has none. Tells how it stands; null where
 * none is given.
 * @throws NOT_FOUND_ERROR, INVALID_DATA_ERROR for an admin's
 */
export async function requireAgency(
  tx: Tx,
  { role, agencyId }: { role: Role; agencyId?: string | null | undefined },
): Promise<AgencyStatus | null> {
  if (!agencyId) return null
  if (role !== 'user') throw invalidData('agencyId', messages.agencyOfAdmin)
  const status = await readAgencyStatus(tx, agencyId)
  if (status === null) throw notFound()
  return status
}
