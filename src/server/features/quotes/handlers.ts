import { eq, not } from 'drizzle-orm'
import { notFound } from '#contract/failures.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import type { quoteOperations } from '#contract/quotes.ts'
import { requireCaptchaWhenOverLimit } from '#server/captcha/captcha-rules.ts'
import { quotes } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import { quoteDetails } from '#server/mail/messages/quote-details.ts'
import { quoteReceipt } from '#server/mail/messages/quote-receipt.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { acceptedLanguage } from '#server/operations/accepted-language.ts'
import type { HandlersOf, OperationContext } from '#server/operations/context.ts'
import { listAdminEmails } from '#server/features/accounts/kit/find-users.ts'
import { entityUrl, readEntityNames } from './entity.ts'
import { listQuotes } from './list-quotes.ts'
import { storeQuote } from './store-quote.ts'

export const quoteHandlers: HandlersOf<keyof typeof quoteOperations> = {
  createQuote: {
    async prepare(outside, input) {
      await requireCaptchaWhenOverLimit(outside, 'createQuote', input)
      const { email, name, message, entityType, entityId } = input
      const lang =
        input.lang ?? acceptedLanguage(outside.request.acceptLanguage) ?? fallbackLanguage
      const wantsReceipt = await takeReceipt(outside, email)
      return async (context) => {
        const { tx, now, services } = context
        const names = await readEntityNames(tx, entityType, entityId, lang)
        const asked = { email, name, message, entityType, entityId, entityName: names.kept }
        const quote = await storeQuote(tx, { ...asked, lang, creationDate: now })
        const { id, reference } = quote
        const site = services.settings
        const recipients = await listRecipients(tx, site.quotesEmail)
        const details = quoteDetails({ site, quote })
        for (const recipient of recipients) {
          await sendMail(context, recipient, details, { name, address: email })
        }
        const [address] = recipients
        const agency = address === undefined ? undefined : { name: site.siteName, address }
        const receipt = quoteReceipt(
          {
            site,
            reference,
            entityType,
            entityName: names.shown,
            entityUrl: entityUrl(site.siteUrl, lang, entityType, entityId),
            answerable: agency !== undefined,
          },
          lang,
        )
        if (wantsReceipt) await sendMail(context, email, receipt, agency)
        return { id, reference }
      }
    },
  },

  listQuote: ({ tx }, query) => listQuotes(tx, query),

  async quoteToggleSeen({ tx }, { quoteId, markAs }) {
    const [quote] = await tx
      .update(quotes)
      .set({ seen: markAs ?? not(quotes.seen) })
      .where(eq(quotes.id, quoteId))
      .returning({ seen: quotes.seen })
    if (!quote) throw notFound()
    return quote
  },

  async deleteQuote({ tx }, { quoteId }) {
    const gone = await tx.delete(quotes).where(eq(quotes.id, quoteId)).returning({ id: quotes.id })
    if (gone.length === 0) throw notFound()
  },
}

/** Who gets quote requests: QUOTES_EMAIL, else every admin, the longest-standing first. */
function listRecipients(tx: Tx, quotesEmail: string | null): Promise<string[]> {
  return quotesEmail === null ? listAdminEmails(tx) : Promise.resolve([quotesEmail])
}

/** Anybody may name any e-mail: it gets 3 receipts an hour, and no word of the others. */
async function takeReceipt(context: OperationContext, email: string): Promise<boolean> {
  const { rateLimits } = context.services
  const { allowed } = await rateLimits.take('receipts', email)
  if (allowed) context.onFailure(() => rateLimits.refund('receipts', email))
  return allowed
}
