import type { User } from '#contract/users.ts'
import type { UserRow } from '../kit/find-users.ts'

/** A user as an admin sees it (requirements §1.2). */
export function presentUser(row: UserRow): User {
  const { id, name, surname, email, role, isApproved, emailConfirmed, lastViewTariff, agencyId } =
    row
  return { id, name, surname, email, role, isApproved, emailConfirmed, lastViewTariff, agencyId }
}
