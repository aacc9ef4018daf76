import { inArray } from 'drizzle-orm'
import { invalidData, notFound } from '#contract/base/failures.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import { erased } from '#contract/privacy/people.ts'
import { proposals } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { quoteReply } from '../mails/quote-reply.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import { type OperationContext, signedIn } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { markAnswered } from '../kit/awaiting-party.ts'
import { readAgencyAddress, requireAddressee, siteForVisitor } from '../kit/correspondence.ts'
import { lockQuote, type QuoteRow } from '../kit/lock-quote.ts'
import { makeMailedLink } from '../kit/mailed-link.ts'
import { standingStates } from '../kit/proposal-state.ts'
import { addEvent } from '../kit/timeline.ts'
import { linkPlace } from '#contract/quotes/fill-in.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

/**
 * Mails an answer to the visitor once the transaction commits, and keeps it (requirements §11.3).
 * @throws NOT_FOUND_ERROR for a quote or proposal that there is not, EDIT_CONFLICT_ERROR, INVALID_DATA_ERROR at
 * `quoteId` for who has no e-mail, at `text` for one that says nothing, and at the first of `proposalIds` that was not sent with this quote
 */
export async function reply(
  context: OperationContext,
  { quoteId, subject, text, prefilled, cc, proposalIds, ...seen }: InputOf<'quoteReply'>,
): Promise<{ id: string }> {
  if (text.trim() === prefilled?.trim()) throw invalidData('text', messages.replyUntouched)
  const { tx, now, services } = context
  const actorId = signedIn(context).id
  const quote = await lockQuote(tx, quoteId, seen)
  const { email, lang, reference, clientReference } = quote
  if (email === null || email === erased.email) throw invalidData('quoteId', messages.noEmail)
  await requireAddressee(tx, quote)
  await requireSent(tx, quoteId, proposalIds)

  const site = await readSite(tx, services.settings)
  const { body, link } = await withLink(context, quote, text)
  const said = {
    site: siteForVisitor(site, quote),
    reference,
    clientReference,
    subject: subject.replaceAll(linkPlace, reference),
    text: body,
  }
  await sendMail(context, email, 'quote-reply', quoteReply(said, lang), {
    replyTo: await readAgencyAddress(tx, site, services.settings),
    cc: [...new Set(cc)].filter((address) => address !== email),
    proposalIds,
    personal: true,
    ...(link && { link }),
  })

  await markAnswered(tx, quote, { now, actorId })
  const kept = keptText(text, lang)
  const id = await addEvent(tx, {
    quoteId,
    at: now,
    byId: actorId,
    kind: 'reply',
    subject: said.subject,
    text: kept,
    channel: 'email',
  })
  return { id }
}

/** The text with a further link where it asks for one. */
async function withLink(context: OperationContext, { id, lang }: QuoteRow, text: string) {
  if (!text.match(linkPlace)) return { body: text, link: undefined }
  const { url, link } = await makeMailedLink(context, { quoteId: id, proposalId: null }, lang)
  // So it is a link in Markdown, alone and as the target of other words.
  return { body: text.replaceAll(linkPlace, `<${url}>`), link }
}

const linkTarget = /\]\(\s*\{\{\s*link\s*\}\}\s*\)/g

/** The text as it stays readable without its link: words of one's own keep their place. */
function keptText(text: string, lang: Language): string {
  return text
    .replaceAll(linkTarget, '](#)')
    .replaceAll(linkPlace, `*${translateInto(lang)('quoteMails.link')}*`)
}

async function requireSent(tx: Tx, quoteId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { id, state } = proposals
  const found = await tx
    .select({ id, state, quoteId: proposals.quoteId })
    .from(proposals)
    .where(inArray(id, [...ids]))
  for (const [index, wanted] of ids.entries()) {
    const proposal = found.find((each) => each.id === wanted)
    if (!proposal) throw notFound()
    const isSent = standingStates.some((each) => each === proposal.state)
    if (!isSent || proposal.quoteId !== quoteId) {
      throw invalidData(`proposalIds.${index}`, messages.invalid)
    }
  }
}
