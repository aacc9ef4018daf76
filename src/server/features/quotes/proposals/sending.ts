import { readClock, readToday } from '#server/platform/site/read-clock.ts'
import { eq } from 'drizzle-orm'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { proposals } from '#server/platform/db/schema/index.ts'
import { proposalConfirmed } from '../mails/proposal-confirmed.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { readAgencyAddress, requireAddressee, siteForVisitor } from '../kit/correspondence.ts'
import { makeLink, makeMailedLink } from '../kit/mailed-link.ts'
import { addEvent } from '../kit/timeline.ts'
import { markAnswered } from '../kit/awaiting-party.ts'
import { acceptedSchedule, storedInstalments } from './schedule.ts'
import { prepareSending } from './journey/send-proposal.ts'
import { changeProposal, lockProposal, readProposal, requireState } from './store.ts'

type Sending =
  | 'sendProposal'
  | 'withdrawProposal'
  | 'confirmProposal'
  | 'markPaid'
  | 'addProposalLink'

export const sendingHandlers: HandlersOf<Sending> = {
  /** @throws INVALID_DATA_ERROR for one that was sent, or that says too little; EDIT_CONFLICT_ERROR for one that is just edited */
  sendProposal: { prepare: prepareSending },

  /** @throws INVALID_DATA_ERROR naming the state of one that is answered, replaced or withdrawn */
  async withdrawProposal(context, { id }) {
    const { tx, now } = context
    const { quote, proposal } = await lockProposal(tx, id)
    if (proposal.state === 'draft') {
      await tx.delete(proposals).where(eq(proposals.id, id))
      return { id }
    }
    requireState(proposal, await readToday(tx, now), ['sent', 'expired'])
    await changeProposal(tx, id, { state: 'withdrawn' }, now)
    const { version } = proposal
    const withdrawn = { proposalId: id, version, proposalState: 'withdrawn' } as const
    const actorId = signedIn(context).id
    await addEvent(tx, {
      quoteId: quote.id,
      at: now,
      byId: actorId,
      kind: 'proposal',
      ...withdrawn,
    })
    return { id }
  },

  /** @throws INVALID_DATA_ERROR for one that is not accepted, or confirmed already */
  async confirmProposal(context, { id, text }) {
    const { tx, now, services } = context
    const actorId = signedIn(context).id
    const { quote, proposal } = await lockProposal(tx, id)
    requireState(proposal, await readToday(tx, now), ['accepted'])
    if (proposal.confirmedAt) throw invalidData('state', messages.alreadyConfirmed)
    await requireAddressee(tx, quote)
    const confirmed = { ...proposal, confirmedAt: now }
    const schedule = acceptedSchedule(confirmed, await readClock(tx, now))
    const instalments = storedInstalments(schedule.instalments, proposal.instalments)
    await changeProposal(tx, id, { confirmedAt: now, instalments }, now)
    const { version, content, lang } = proposal
    const accepted = { proposalId: id, version, proposalState: 'accepted', text } as const
    await addEvent(tx, { quoteId: quote.id, at: now, byId: actorId, kind: 'proposal', ...accepted })
    await markAnswered(tx, quote, { actorId, now })
    if (quote.email === null) return
    const site = siteForVisitor(await readSite(tx, services.settings), quote)
    const { url, link } = await makeMailedLink(context, { quoteId: quote.id, proposalId: id }, lang)
    const { reference, clientReference } = quote
    const { title, payHow } = content
    const said = { site, reference, clientReference, title, text, url, payHow }
    const mail = proposalConfirmed({ ...said, instalments: schedule.instalments }, lang)
    const replyTo = await readAgencyAddress(tx, site, services.settings)
    await sendMail(context, quote.email, 'proposal-confirmed', mail, { replyTo, link })
  },

  /** @throws INVALID_DATA_ERROR for one that is not accepted, or a row that its schedule has not */
  async markPaid({ tx, now }, { proposalId, row, on }) {
    const { proposal } = await lockProposal(tx, proposalId)
    requireState(proposal, await readToday(tx, now), ['accepted'])
    if (!proposal.instalments[row]) throw invalidData('row', messages.invalid)
    const instalments = proposal.instalments.map((each, index) =>
      index === row ? { ...each, paidOn: on } : each,
    )
    await changeProposal(tx, proposalId, { instalments }, now)
  },

  /** @throws INVALID_DATA_ERROR for a draft, which has no page */
  async addProposalLink(context, { id }) {
    const { quoteId, state, lang } = await readProposal(context.tx, id)
    if (state === 'draft') throw invalidData('state', `${messages.otherState}: ${state}`)
    return { url: await makeLink(context, { quoteId, proposalId: id }, lang) }
  },
}
