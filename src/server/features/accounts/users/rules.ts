import type { Role } from '#contract/accounts/auth.ts'
import { eq } from 'drizzle-orm'
import { type Failure, invalidData, notFound } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { AgencyStatus } from '#contract/trade/agency-fields.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { SignedInUser } from '#server/platform/auth/sessions.ts'
import { agencies } from '#server/platform/db/schema/index.ts'
import { readAgencyStatus } from '../kit/agencies/agency-status.ts'
import { lockAdmins } from '../kit/find-users.ts'

/**
 * Checks that a user may cease to be an admin: never by their own hand, and never the last one with all duties,
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
  await keepFullAdmin(tx, id, path)
}

/** Checks the same of an admin who loses some of their duties. @throws INVALID_DATA_ERROR */
export async function allowDutiesToGo(tx: Tx, id: string): Promise<void> {
  await keepFullAdmin(tx, id, 'duties')
}

/** Some admin keeps all duties: what nobody may do, nobody could give again. */
async function keepFullAdmin(tx: Tx, id: string, path: 'id' | 'role' | 'duties'): Promise<void> {
  const full = (await lockAdmins(tx)).filter(({ duties }) => duties === null)
  if (full.length === 1 && full[0]?.id === id) throw invalidData(path, messages.lastAdmin)
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

interface AgencyPlace {
  agencyId?: string | null | undefined
  manager?: boolean | undefined
  branch?: string | null | undefined
}

/** Checks that who has a branch or is a manager belongs to an agency, which has that branch. @throws INVALID_DATA_ERROR */
export async function requireBranch(
  tx: Tx,
  { agencyId, manager = false, branch = null }: AgencyPlace,
): Promise<void> {
  if (manager && !agencyId) throw invalidData('manager', messages.noAgency)
  if (branch === null) return
  if (!agencyId) throw invalidData('branch', messages.noAgency)
  const { branches } = agencies
  const [agency] = await tx.select({ branches }).from(agencies).where(eq(agencies.id, agencyId))
  const isThere = agency?.branches.some(({ name }) => name === branch)
  if (!isThere) throw invalidData('branch', messages.gone)
}
