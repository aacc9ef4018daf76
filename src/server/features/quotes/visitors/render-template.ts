import { eq } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { fallbackLanguage, inLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { itemDetails, quotes, quoteTemplates } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { findUser } from '#server/features/accounts/kit/find-users.ts'
import { type OperationContext, signedIn } from '#server/api/context.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'
import { fillIn } from '#contract/quotes/fill-in.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

/**
 * A template in the visitor's language, else in English, filled with a quote's words; `{{link}}` stays
 * (requirements §11.7). The agent is who asks.
 * @throws NOT_FOUND_ERROR
 */
export async function renderTemplate(
  context: OperationContext,
  { templateId, quoteId }: InputOf<'renderTemplate'>,
): Promise<AnswerOf<'renderTemplate'>> {
  const { tx, services } = context
  const [template] = await tx.select().from(quoteTemplates).where(eq(quoteTemplates.id, templateId))
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, quoteId))
  if (!template || !quote) throw notFound()
  const { texts } = template
  const lang = texts[quote.lang] ? quote.lang : fallbackLanguage
  const words = texts[lang]
  if (!words) throw new Error('A template without English was stored')
  const agent = await findUser(tx, signedIn(context).id)
  const site = await services.currentSite()
  const filling = {
    name: quote.name,
    item: await itemIn(tx, quote, lang),
    reference: quote.reference,
    agent: agent ? `${agent.name} ${agent.surname}` : site.siteName,
    agency: site.siteName,
  }
  return { subject: fillIn(words.subject, filling), text: fillIn(words.body, filling), lang }
}

/** Returns the requested item's current name; its name at that time once it is gone. */
async function itemIn(tx: Tx, { entityId, entityName }: QuoteRow, lang: Language): Promise<string> {
  if (entityId === null) return translateInto(lang)('quoteMails.openQuote')
  const names = await tx
    .select({ name: itemDetails.name, lang: itemDetails.lang })
    .from(itemDetails)
    .where(eq(itemDetails.itemId, entityId))
  return inLanguage(names, lang)?.name ?? entityName ?? translateInto(lang)('quoteMails.openQuote')
}
