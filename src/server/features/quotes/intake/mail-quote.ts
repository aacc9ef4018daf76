import { paths } from '#contract/base/addresses/addresses.ts'
import { findAdmin } from '#server/features/accounts/kit/find-users.ts'
import { quoteDetails } from '../mails/details/quote-details.ts'
import { quoteReceipt } from '../mails/quote-receipt.ts'
import type { QuotedJourney } from '../mails/details/wish-rows.ts'
import type { MailToSend } from '#server/documents/mail/entries/send-mail.ts'
import type { OperationContext } from '#server/api/context.ts'
import type { Site } from '#server/platform/site/read-site.ts'
import { agencyAddress, siteForVisitor } from '../kit/correspondence.ts'
import { findSpecialist } from '../kit/find-specialist.ts'
import { makeMailedLink } from '../kit/mailed-link.ts'
import { readAgencyName } from './agency-name.ts'
import type { ItemNames } from './item-names.ts'
import type { TakenQuote } from './take-quote.ts'

/** Returns the mails that notify the agency of a quote: to the recipients of new ones, and to this one's assignee. */
export async function agencyMails(
  context: OperationContext,
  site: Site,
  taken: TakenQuote,
  recipients: readonly string[],
): Promise<MailToSend[]> {
  const { quote } = taken
  const assignee = quote.assigneeId && (await findAdmin(context.tx, quote.assigneeId, 'requests'))
  const all = new Set([...recipients, ...(assignee ? [assignee.email] : [])])
  const agency = quote.agencyId ? await readAgencyName(context.tx, quote.agencyId) : undefined
  const journey = journeyOf(taken, 'kept')
  const message = quoteDetails({ site, quote, journey, agency: agency?.name })
  const replyTo = quote.email === null ? undefined : { name: quote.name, address: quote.email }
  return [...all].map((to) => ({ to, kind: 'quote-details', message, delivery: { replyTo } }))
}

/**
 * The receipt with a link to the quote's page, to be answered to the site or to the first of who gets new quotes.
 * To who is no agent it repeats nothing that was typed (requirements §11.1).
 */
export async function receiptMail(
  context: OperationContext,
  site: Site,
  taken: TakenQuote,
  to: string,
  recipients: readonly string[],
): Promise<MailToSend> {
  const { quote, main } = taken
  const { id, lang, name, entityType, entityId } = quote
  const agency = agencyAddress(site, recipients)
  const { url, link } = await makeMailedLink(context, { quoteId: id, proposalId: null }, lang)
  const journey = journeyOf(taken, 'shown')
  const message = quoteReceipt(
    {
      site: siteForVisitor(site, quote),
      reference: quote.reference,
      clientReference: quote.clientReference,
      dueAt: quote.dueAt,
      channel: quote.channel,
      main:
        main && entityType && entityId
          ? { entityType, name: main.shown, url: site.siteUrl + paths[entityType](lang, entityId) }
          : null,
      items: journey.items,
      url,
      specialist: await findSpecialist(context.tx, quote),
      answerable: agency !== undefined,
      copy: quote.userId === null ? null : { journey, name, message: quote.message },
    },
    lang,
  )
  return { to, kind: 'quote-receipt', message, delivery: { replyTo: agency, link } }
}

/** All that was asked, with the names that the agency reads, or the visitor. */
function journeyOf(taken: TakenQuote, which: keyof ItemNames): QuotedJourney {
  const { quote, wishes, main, items, destinations } = taken
  const { entityType, occasion, phone, channel, country, company, clientReference } = quote
  const first = main && entityType ? [{ entityType, name: main[which], note: null }] : []
  const others = items.map((item) => {
    return { entityType: item.entityType, name: item.names[which], note: item.note ?? null }
  })
  return {
    items: [...first, ...others],
    destinations: destinations.map((names) => names[which]),
    wishes,
    occasion,
    phone,
    channel,
    country,
    company,
    clientReference,
  }
}
