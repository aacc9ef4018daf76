import { publicLanguages } from '#contract/base/languages/languages-in-use.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { requireCaptchaWhenOverLimit } from '#server/platform/captcha/captcha-rules.ts'
import { findUser } from '#server/features/accounts/kit/find-users.ts'
import { consumeOrThrow } from '#server/platform/limits/rate-limits.ts'
import { acceptedLanguage } from '#server/platform/http/accepted-language.ts'
import type { OperationContext, TransactionStep } from '#server/api/context.ts'
import { recordMarketing } from '#server/features/privacy/marketing.ts'
import { sendMails } from '#server/documents/mail/entries/send-mail.ts'
import { requireConsent } from '#server/features/privacy/privacy-notice.ts'
import { listRecipients, promisedAnswer } from '../kit/correspondence.ts'
import { type QuoteInput, validateQuote } from './validate-quote.ts'
import { agencyMails, receiptMail } from './mail-quote.ts'
import { takeQuote } from './take-quote.ts'

/** The common input of both operations of the form. */
type FormQuote = QuoteInput &
  Pick<InputOf<'createQuote'>, 'email' | 'consent' | 'marketing' | 'source'>

/** Takes a quote of the site's form, with an item or without (requirements §11.1). */
export async function takeForm(
  outside: OperationContext,
  input: FormQuote,
): Promise<TransactionStep<AnswerOf<'createQuote'>>> {
  const { now, services } = outside
  const { email, consent, marketing, source, ...quoteInput } = input
  const site = await services.currentSite()
  // Before a captcha is used up for what is refused anyway.
  await requireConsent(outside.tx, consent, now)
  validateQuote(quoteInput, localDay(site.office.timeZone, now))
  await consumeLimits(outside, input)
  const wantsReceipt = await takeReceipt(outside, email)
  const dueAt = await promisedAnswer(site, now)
  const lang =
    input.lang ??
    acceptedLanguage(outside.request.acceptLanguage, publicLanguages(outside.languages)) ??
    fallbackLanguage
  return async (context) => {
    const { tx, user } = context
    const given = await requireConsent(tx, consent, now)
    const taken = await takeQuote(context, site, {
      ...given,
      quoteInput,
      email,
      lang,
      origin: context.request.partner ? 'partner' : 'form',
      receivedAt: now,
      dueAt,
      userId: user?.id ?? null,
      agencyId: context.request.partner?.agencyId ?? user?.agencyId ?? null,
      actorId: null,
      source: source ?? null,
    })
    if (marketing) {
      await recordMarketing(tx, { email, lang, at: now, pageVersion: given.consentVersion })
    }
    const recipients = await listRecipients(tx, services.settings)
    const mails = await agencyMails(context, site, taken, recipients)
    if (wantsReceipt) mails.push(await receiptMail(context, site, taken, email, recipients))
    await sendMails(context, mails)
    const { id, reference } = taken.quote
    return { id, reference, dueAt }
  }
}

/**
 * Counts a quote: a partner's by key, an approved agent's by user, anybody else's by address, where a captcha is demanded.
 * @throws TOO_MANY_REQUESTS_ERROR, INVALID_DATA_ERROR for a bad captcha
 */
async function consumeLimits(outside: OperationContext, input: object): Promise<void> {
  const { user, services, request } = outside
  const { partner } = request
  if (partner) await consumeOrThrow(services.rateLimits, 'partnerQuotes', partner.keyId)
  else if (user) await consumeOrThrow(services.rateLimits, 'agentQuotes', user.id)
  else await requireCaptchaWhenOverLimit(outside, 'createQuote', input)
}

/**
 * Anybody may name any e-mail: it gets 3 receipts an hour, and no word of the others. To their own address
 * agents have as many as quotes.
 */
async function takeReceipt(context: OperationContext, email: string): Promise<boolean> {
  const { tx, user, services } = context
  const agent = user && (await findUser(tx, user.id))
  if (agent?.email === email) return true
  const { rateLimits } = services
  const { allowed } = await rateLimits.take('receipts', email)
  if (allowed) context.onFailure(() => rateLimits.refund('receipts', email))
  return allowed
}
