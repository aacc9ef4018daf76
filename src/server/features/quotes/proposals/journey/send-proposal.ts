import { readToday } from '#server/platform/site/read-clock.ts'
import { Failure } from '#contract/base/failures.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import type { OperationContext, TransactionStep } from '#server/api/context.ts'
import { signedIn } from '#server/api/context.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import type { KeptJourney } from '#server/platform/db/schema/index.ts'
import { keysOfPicture } from '#server/platform/media/stored/sent-journey.ts'
import { removeFiles } from '#server/platform/media/stored/store-media.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { readAgencyAddress, requireAddressee, siteForVisitor } from '../../kit/correspondence.ts'
import type { QuoteRow } from '../../kit/lock-quote.ts'
import { makeMailedLink } from '../../kit/mailed-link.ts'
import { markAnswered } from '../../kit/awaiting-party.ts'
import { addEvent } from '../../kit/timeline.ts'
import { proposalSent } from '../../mails/proposal-sent.ts'
import { requireSendable, validOn } from '../check-content.ts'
import type { PresentedRow } from '../present-proposal.ts'
import {
  changeProposal,
  findAccepted,
  lockProposal,
  nextVersion,
  readProposal,
  requireDraft,
  supersedeSent,
} from '../store.ts'
import { copyPictures } from './copy-pictures.ts'
import { readJourney } from './read-journey.ts'

type Sent = AnswerOf<'sendProposal'>

/**
 * Copies the pictures of a draft, and sends it with them (requirements §11.5). For `prepare`: files are copied outside
 * the transaction.
 * @throws NOT_FOUND_ERROR; INVALID_DATA_ERROR for one that was sent, or that says too little; EDIT_CONFLICT_ERROR for
 *   one that is edited meanwhile; UNEXPECTED_ERROR 503 when the storage is away
 */
export async function prepareSending(
  context: OperationContext,
  { id }: InputOf<'sendProposal'>,
): Promise<TransactionStep<Sent>> {
  const draft = await readProposal(context.tx, id)
  requireDraft(draft)
  requireSendable(draft.content, await readToday(context.tx, context.now))
  const journey = await keepJourney(context, draft)
  return (inside) => send(inside, { id, journey, editedAt: draft.updatedAt })
}

/** Copies the journey that the catalogue has for a draft now; a failing call removes the files again. */
async function keepJourney(
  context: OperationContext,
  { content, lang }: PresentedRow,
): Promise<KeptJourney> {
  const { mediaPipeline } = context.services
  const { places, pictures } = await readJourney(context.tx, content.days, lang)
  const kept = await copyPictures(mediaPipeline, [
    ...new Map(pictures.flat().map((each) => [each.id, each])).values(),
  ])
  const keys = [...kept.values()].flatMap(keysOfPicture)
  if (keys.length > 0) context.onFailure(() => removeFiles(mediaPipeline.storage, keys))
  return {
    places,
    pictures: pictures.map((ofDay) => ofDay.map((each) => kept.get(each.id) ?? each)),
  }
}

interface Sending {
  id: string
  journey: KeptJourney
  /** When the draft was edited whose journey that is. */
  editedAt: Date
}

async function send(context: OperationContext, { id, journey, editedAt }: Sending): Promise<Sent> {
  const { tx, now } = context
  const actorId = signedIn(context).id
  const { quote, proposal } = await lockProposal(tx, id)
  requireDraft(proposal)
  if (proposal.updatedAt.getTime() !== editedAt.getTime()) throw new Failure('EDIT_CONFLICT_ERROR')
  await requireAddressee(tx, quote)
  const today = await readToday(tx, now)
  requireSendable(proposal.content, today)
  await supersedeSent(tx, quote.id, now)
  const version = await nextVersion(tx, quote.id)
  const content = validOn(proposal.content, today)
  const amendsId = (await findAccepted(tx, quote.id))?.id ?? null
  const { validUntil } = content
  const sentNow = { state: 'sent', version, sentAt: now, content, amendsId, journey } as const
  await changeProposal(tx, id, { ...sentNow, validUntil }, now)
  const sent = { proposalId: id, version, proposalState: 'sent' } as const
  await addEvent(tx, { quoteId: quote.id, at: now, byId: actorId, kind: 'proposal', ...sent })
  const state = amendsId === null ? 'sent' : quote.state
  await markAnswered(tx, quote, { state, actorId, now })
  await mailProposal(context, quote, { ...proposal, content, version, validUntil })
  return { id, version }
}

/** Mails the link to a proposal that was just sent, where the visitor has an address. */
async function mailProposal(
  context: OperationContext,
  quote: QuoteRow,
  { id, lang, content, version, validUntil }: PresentedRow,
): Promise<void> {
  if (quote.email === null || version === null) return
  const { tx, services } = context
  const site = siteForVisitor(await readSite(tx, services.settings), quote)
  const { url, link } = await makeMailedLink(context, { quoteId: quote.id, proposalId: id }, lang)
  const { title } = content
  const { reference, clientReference } = quote
  const references = { reference, clientReference }
  const mail = proposalSent({ site, ...references, version, title, validUntil, url }, lang)
  const replyTo = await readAgencyAddress(tx, site, services.settings)
  await sendMail(context, quote.email, 'proposal-sent', mail, { replyTo, link })
}
