import { publicLanguageOf } from '#contract/base/languages/languages-in-use.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { TokenHolder } from '#server/platform/auth/tokens/quote-tokens.ts'
import { type MailedLink, tokenPlace } from '#server/documents/mail/entries/send-mail.ts'
import type { OperationContext } from '#server/api/context.ts'

type LinkContext = Pick<OperationContext, 'tx' | 'now' | 'services' | 'languages'>

/** The address of a quote's page, or of a proposal's. */
export function pageUrl(
  siteUrl: string,
  lang: Language,
  holder: Pick<TokenHolder, 'proposalId'>,
  token: string,
): string {
  const path = holder.proposalId === null ? paths.quote : paths.proposal
  return siteUrl + path(lang, token)
}

/** A further link for a mail: the address with a place for its token, and what the token is made of. */
export async function makeMailedLink(
  { tx, now, services }: Omit<LinkContext, 'languages'>,
  holder: TokenHolder,
  lang: Language,
): Promise<{ url: string; link: MailedLink }> {
  const seed = await services.quoteTokens.makeSeed(tx, holder, now)
  const url = pageUrl(services.settings.siteUrl, lang, holder, tokenPlace)
  return { url, link: { ...holder, seed } }
}

/** A further link, to be told once. */
export async function makeLink(
  { tx, now, services, languages }: LinkContext,
  holder: TokenHolder,
  lang: Language,
): Promise<string> {
  const token = await services.quoteTokens.make(tx, holder, now)
  return pageUrl(services.settings.siteUrl, publicLanguageOf(languages, lang), holder, token)
}
