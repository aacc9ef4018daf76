import { paths } from '#contract/addresses.ts'
import { quoteDetails } from '#server/mail/messages/quote-details.ts'
import { quoteReceipt } from '#server/mail/messages/quote-receipt.ts'
import type { AskedJourney } from '#server/mail/messages/wishes/wish-rows.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import type { OperationContext } from '#server/operations/context.ts'
import type { Site } from '#server/site/read-site.ts'
import {
  listKeepers,
  listRecipients,
  readAgencyAddress,
  siteForVisitor,
} from '../kit/correspondence.ts'
import { makeMailedLink } from '../kit/mailed-link.ts'
import type { ItemNames } from './item-names.ts'
import type { TakenRequest } from './take-request.ts'

/** Tells the agency of a request: who gets new ones, and who keeps this one. */
export async function mailAgency(
  context: OperationContext,
  site: Site,
  request: TakenRequest,
): Promise<void> {
  const { quote } = request
  const { settings } = context.services
  const recipients = new Set([
    ...(await listRecipients(context.tx, settings)),
    ...(await listKeepers(context.tx, quote.assigneeId, settings)),
  ])
  const details = quoteDetails({ site, quote, journey: journeyOf(request, 'kept') })
  const replyTo = quote.email === null ? undefined : { name: quote.name, address: quote.email }
  for (const recipient of recipients) {
    await sendMail(context, recipient, 'quote-details', details, { replyTo })
  }
}

/**
 * Mails the receipt with a link to the request's page. To who is no agent it repeats nothing that was typed
 * (requirements §11.1).
 */
export async function mailReceipt(
  context: OperationContext,
  site: Site,
  request: TakenRequest,
  to: string,
): Promise<void> {
  const { quote, main } = request
  const { id, lang, name, message, entityType, entityId } = quote
  const agency = await readAgencyAddress(context.tx, site, context.services.settings)
  const { url, link } = await makeMailedLink(context, { quoteId: id, proposalId: null }, lang)
  const journey = journeyOf(request, 'shown')
  const receipt = quoteReceipt(
    {
      site: siteForVisitor(site, quote),
      reference: quote.reference,
      dueAt: quote.dueAt,
      channel: quote.channel,
      main:
        main && entityType && entityId
          ? { entityType, name: main.shown, url: site.siteUrl + paths[entityType](lang, entityId) }
          : null,
      items: journey.items,
      url,
      answerable: agency !== undefined,
      copy: quote.userId === null ? null : { journey, name, message },
    },
    lang,
  )
  await sendMail(context, to, 'quote-receipt', receipt, { replyTo: agency, link })
}

/** All that was asked, with the names that the agency reads, or the visitor. */
function journeyOf(request: TakenRequest, which: keyof ItemNames): AskedJourney {
  const { quote, wishes, main, items, destinations } = request
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
