import { notFound } from '#contract/base/failures.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/platform/services.ts'

/** The id of the proposal that a token shows. @throws NOT_FOUND_ERROR for a token of nothing, or of a quote alone */
export async function requireHeld(
  tx: Tx,
  { quoteTokens }: Pick<Services, 'quoteTokens'>,
  token: string,
): Promise<string> {
  const holder = await quoteTokens.find(tx, token)
  if (!holder?.proposalId) throw notFound()
  return holder.proposalId
}
