import { invalidData } from '#contract/failures.ts'
import { messages } from '#contract/messages.ts'
import type { SiteFields } from '#contract/site-fields.ts'
import type { Tx } from '#server/db/transaction.ts'
import { listUsers } from '#server/features/accounts/kit/find-users.ts'

/**
 * Requests of a market go to an admin.
 * @throws INVALID_DATA_ERROR naming the market whose assignee is nobody or no admin
 */
export async function requireAssignees(
  tx: Tx,
  markets: SiteFields['markets'] | undefined,
): Promise<void> {
  const named = (markets ?? []).flatMap(({ assigneeId }) => assigneeId ?? [])
  if (!markets || named.length === 0) return
  const admins = new Set((await listUsers(tx, { group: 'admins' })).map(({ id }) => id))
  const wrong = markets.findIndex(({ assigneeId }) => assigneeId && !admins.has(assigneeId))
  if (wrong >= 0) throw invalidData(`markets.${wrong}.assigneeId`, messages.invalid)
}
