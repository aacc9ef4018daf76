import type { User } from '#contract/accounts/users.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { UserRow } from '../kit/find-users.ts'
import { readSuggestions } from '../kit/agencies/suggested-agencies.ts'

/** Users as an admin sees them (requirements §1.2). */
export async function presentUsers(tx: Tx, rows: readonly UserRow[]): Promise<User[]> {
  const suggestedOf = await readSuggestions(
    tx,
    rows.map(({ agencyId }) => agencyId),
  )
  return rows.map((row) => {
    const { id, name, surname, email, role, isApproved, emailConfirmed, lastViewTariff } = row
    const { agencyId, manager, branch, duties } = row
    const suggested = suggestedOf(agencyId)
    const known = { id, name, surname, email, role, isApproved, emailConfirmed, lastViewTariff }
    return { ...known, agencyId, manager, branch, duties, suggested }
  })
}
