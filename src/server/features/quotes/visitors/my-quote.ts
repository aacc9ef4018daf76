import { and, eq, isNotNull } from 'drizzle-orm'
import { publicLanguageOf } from '#contract/base/languages/languages-in-use.ts'
import { notFound } from '#contract/base/failures.ts'
import type { InputOf } from '#contract/index.ts'
import { type OperationContext, signedIn, type TransactionStep } from '#server/api/context.ts'
import { proposals, quotes } from '#server/platform/db/schema/index.ts'
import { consumeOrThrow } from '#server/platform/limits/rate-limits.ts'
import { pageUrl } from '../kit/mailed-link.ts'
import { addMessageTo } from './add-message.ts'
import { findMine, isOwn } from './list-my-quotes.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Makes a link of 24 hours to a sent proposal of one's own agency.
 * @throws NOT_FOUND_ERROR for a draft and for any other's, TOO_MANY_REQUESTS_ERROR beyond sixty an hour
 */
export async function openMyProposal(
  context: OperationContext,
  { id }: InputOf<'openMyProposal'>,
): Promise<{ url: string }> {
  const { tx, now, services, languages } = context
  const user = signedIn(context)
  await consumeOrThrow(services.rateLimits, 'openedProposals', user.id)
  const [found] = await tx
    .select({ quoteId: proposals.quoteId, lang: proposals.lang })
    .from(proposals)
    .innerJoin(quotes, eq(quotes.id, proposals.quoteId))
    .where(and(eq(proposals.id, id), isNotNull(proposals.sentAt), isOwn(user, 'agency')))
  if (!found) throw notFound()
  const holder = { quoteId: found.quoteId, proposalId: id }
  const end = new Date(now.getTime() + day)
  const token = await services.quoteTokens.make(tx, holder, now, end)
  const lang = publicLanguageOf(languages, found.lang)
  return { url: pageUrl(services.settings.siteUrl, lang, holder, token) }
}

/**
 * Keeps a message to a quote of one's own agency, as its visitor's page does.
 * @throws NOT_FOUND_ERROR for any other's, TOO_MANY_REQUESTS_ERROR beyond ten an hour for one quote
 */
export async function addMyMessage(
  outside: OperationContext,
  { id, text }: InputOf<'addMyRequestMessage'>,
): Promise<TransactionStep<undefined>> {
  const find = async (context: OperationContext) => {
    const quote = await findMine(context.tx, signedIn(context), id)
    return quote.id
  }
  return addMessageTo(outside, find, text)
}
