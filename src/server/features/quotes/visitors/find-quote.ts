import { notFound } from '#contract/base/failures.ts'
import type { OperationContext } from '#server/api/context.ts'

/** The quote that a token is for; one of a proposal shows no quote. @throws NOT_FOUND_ERROR */
export async function findQuoteId(
  { tx, services }: Pick<OperationContext, 'tx' | 'services'>,
  token: string,
): Promise<string> {
  const holder = await services.quoteTokens.find(tx, token)
  if (holder?.proposalId !== null) throw notFound()
  return holder.quoteId
}
