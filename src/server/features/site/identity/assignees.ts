import { invalidData, notFound } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { SiteFields } from '#contract/site/identity/site-fields.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { findUser, listUsers } from '#server/features/accounts/kit/find-users.ts'

/**
 * Requests of a market go to an admin.
 * @throws NOT_FOUND_ERROR where an assignee is nobody, INVALID_DATA_ERROR naming the market whose assignee is no admin
 */
export async function requireAssignees(
  tx: Tx,
  markets: SiteFields['markets'] | undefined,
): Promise<void> {
  const named = (markets ?? []).flatMap(({ assigneeId }) => assigneeId ?? [])
  if (!markets || named.length === 0) return
  const admins = new Set((await listUsers(tx, { group: 'admins' })).map(({ id }) => id))
  for (const [index, { assigneeId }] of markets.entries()) {
    if (!assigneeId || admins.has(assigneeId)) continue
    if (!(await findUser(tx, assigneeId))) throw notFound()
    throw invalidData(`markets.${index}.assigneeId`, messages.invalid)
  }
}
