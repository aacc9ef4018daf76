import { type Failure, invalidData, notFound } from '#contract/failures.ts'
import { messages } from '#contract/messages.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { SignedInUser } from '#server/auth/sessions.ts'
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
