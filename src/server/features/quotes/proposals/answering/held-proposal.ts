import { notFound } from '#contract/base/failures.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/platform/services.ts'

type Tokens = Pick<Services, 'quoteTokens'>

/** The proposal that a token shows, and whether the token is a visitor's. @throws NOT_FOUND_ERROR for any other token */
export async function requireHolder(
  tx: Tx,
  { quoteTokens }: Tokens,
  token: string,
): Promise<{ proposalId: string; isVisitors: boolean }> {
  const holder = await quoteTokens.find(tx, token)
  if (!holder?.proposalId) throw notFound()
  return { proposalId: holder.proposalId, isVisitors: holder.isVisitors }
}

/** The id of the proposal that a token shows. @throws NOT_FOUND_ERROR for a token of nothing, or of a quote alone */
export async function requireHeld(tx: Tx, services: Tokens, token: string): Promise<string> {
  return (await requireHolder(tx, services, token)).proposalId
}
