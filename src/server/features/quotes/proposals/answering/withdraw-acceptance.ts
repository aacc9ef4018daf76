import { sql } from 'drizzle-orm'
import { invalidData } from '#contract/base/failures.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { messages } from '#contract/base/text/messages.ts'
import { withdrawalEnd } from '#contract/quotes/proposals/withdrawal.ts'
import type { OperationContext } from '#server/api/context.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import { hasLeft } from '#server/features/privacy/former-agents.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { readSite, type Site } from '#server/platform/site/read-site.ts'
import { markAwaiting } from '../../kit/awaiting-party.ts'
import {
  listAssigneeEmails,
  promisedAnswer,
  readAgencyAddress,
  siteForVisitor,
} from '../../kit/correspondence.ts'
import type { QuoteRow } from '../../kit/lock-quote.ts'
import { makeMailedLink } from '../../kit/mailed-link.ts'
import { setState } from '../../kit/set-state.ts'
import { addEvent } from '../../kit/timeline.ts'
import { acceptanceWithdrawn } from '../../mails/acceptance-withdrawn.ts'
import type { ProposalRow } from '../present-proposal.ts'
import { changeProposal, lockProposal } from '../store.ts'
import { requireHeld } from './held-proposal.ts'

/**
 * Takes an acceptance back for its visitor, once and for good, and mails both sides.
 * @throws NOT_FOUND_ERROR for a token of nothing, INVALID_DATA_ERROR at `state` where there is no right to it any more
 */
export async function withdrawAcceptance(
  context: OperationContext,
  token: string,
): Promise<{ number: string; at: Date }> {
  const { tx, now, services } = context
  const { quote, proposal } = await lockProposal(tx, await requireHeld(tx, services, token))
  const site = await readSite(tx, services.settings)
  const end = withdrawableUntil(quote, proposal, site)
  const { answer } = proposal
  if (!answer || !end || now >= end) {
    throw invalidData('state', `${messages.otherState}: ${proposal.state}`)
  }
  const number = await drawNumber(tx)
  const withdrawn = { number, at: now.toISOString() }
  await changeProposal(
    tx,
    proposal.id,
    { state: 'cancelled', answer: { ...answer, withdrawn } },
    now,
  )
  await addEvent(tx, {
    quoteId: quote.id,
    at: now,
    kind: 'acceptanceWithdrawn',
    from: 'visitor',
    proposalId: proposal.id,
    version: proposal.version,
    text: number,
  })
  await markAwaiting(tx, quote.id, await promisedAnswer(site, now))
  await setState(tx, quote, { state: 'contacted', at: now, actorId: null })
  await notifyBoth(context, site, { quote, proposal, number })
  return { number, at: now }
}

/** The end of the right to withdraw from an accepted proposal; null where there is none. */
export function withdrawableUntil(
  { agencyId, company }: Pick<QuoteRow, 'agencyId' | 'company'>,
  { state, answer, content }: Pick<ProposalRow, 'state' | 'answer' | 'content'>,
  { legal, office }: Pick<Site, 'legal' | 'office'>,
): Date | null {
  // Companies and agencies contract as a trade.
  if (state !== 'accepted' || !answer || agencyId !== null || company !== null) return null
  const { timeZone } = office
  return withdrawalEnd({
    acceptedOn: localDay(timeZone, new Date(answer.at)),
    startOn: content.startOn,
    withdrawalDays: legal.withdrawalDays,
    timeZone,
  })
}

/** A number like a quote's reference. */
async function drawNumber(tx: Tx): Promise<string> {
  const [row] = await queryRows<{ number: string }>(tx, sql`select random_reference() as number`)
  if (!row) throw new Error('No number was drawn')
  return row.number
}

async function notifyBoth(
  context: OperationContext,
  site: Site,
  { quote, proposal, number }: { quote: QuoteRow; proposal: ProposalRow; number: string },
): Promise<void> {
  const { tx, services } = context
  const { settings } = services
  const { title } = proposal.content
  const said = { site, quote, title, number }
  const replyTo = quote.email === null ? undefined : { name: quote.name, address: quote.email }
  for (const recipient of await listAssigneeEmails(tx, quote.assigneeId, settings)) {
    await sendMail(context, recipient, 'acceptance-withdrawn', acceptanceWithdrawn(said), {
      replyTo,
    })
  }
  if (quote.email === null || (await hasLeft(tx, quote))) return
  const { lang, id } = proposal
  const { url, link } = await makeMailedLink(context, { quoteId: quote.id, proposalId: id }, lang)
  const mail = acceptanceWithdrawn({
    ...said,
    site: siteForVisitor(site, quote),
    visitor: { lang, url },
  })
  await sendMail(context, quote.email, 'acceptance-withdrawn', mail, {
    replyTo: await readAgencyAddress(tx, site, settings),
    link,
  })
}
