import { and, asc, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import { erased } from '#contract/privacy/people.ts'
import type { QuoteState } from '#contract/quotes/quote-fields.ts'
import { type OperationContext, signedIn } from '#server/api/context.ts'
import { movedForward } from '#server/platform/db/schema/columns.ts'
import { proposals, quoteEvents, quotes, quoteTokens } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { lockQuote, type QuoteRow } from '../kit/lock-quote.ts'
import { digitsOfPhone } from '../kit/mentions.ts'
import { setState } from '../kit/set-state.ts'
import { addEvent } from '../kit/timeline.ts'
import { findAccepted, nextVersion, supersedeSent } from '../proposals/store.ts'

/** Events that go over; what happened to the first request itself stays with it. */
const movedKinds = [
  'note',
  'reply',
  'message',
  'proposal',
  'opened',
  'changeAsked',
  'acceptanceWithdrawn',
] as const

/**
 * Makes one quote of two of the same person (requirements §11.3). The first one stays in the archive, and its links lead
 * to the second.
 * @throws NOT_FOUND_ERROR, INVALID_DATA_ERROR at `from` for two that may not become one
 */
export async function mergeQuotes(
  context: OperationContext,
  { from, into }: InputOf<'mergeQuotes'>,
): Promise<void> {
  const { tx, now } = context
  const actorId = signedIn(context).id
  // In one order, so that two who merge the same pair do not wait for each other.
  const rows = new Map<string, QuoteRow>()
  for (const id of [from, into].toSorted()) rows.set(id, await lockQuote(tx, id))
  const [gone, stays] = [rows.get(from), rows.get(into)]
  if (!gone || !stays) throw new Error('A quote that is held was not read')
  await requireMergeable(tx, gone, stays)
  const isLater = (await lastWordAt(tx, gone)) > (await lastWordAt(tx, stays))

  await moveTimeline(tx, gone, stays)
  await moveProposals(tx, gone, stays, now)
  await tx.update(quoteTokens).set({ quoteId: into }).where(eq(quoteTokens.quoteId, from))
  const { lastFrom, answerDueAt } = isLater ? gone : stays
  const completed = { ...filledFrom(gone, stays), lastFrom, answerDueAt }
  const updatedAt = movedForward(quotes.updatedAt, now)
  await tx
    .update(quotes)
    .set({ ...completed, updatedAt })
    .where(eq(quotes.id, into))
  const state = furthest(gone.state, stays.state)
  const { reason } = state === gone.state ? gone : stays
  await setState(tx, stays, { state, reason: reason ?? undefined, at: now, actorId })
  const { reference } = gone
  await addEvent(tx, { quoteId: into, at: now, byId: actorId, kind: 'merged', reference })

  await setState(tx, gone, { state: 'archived', at: now, actorId })
  // Those that became a part of the first one earlier lead to the second, too.
  await tx
    .update(quotes)
    .set({ mergedInto: into })
    .where(or(eq(quotes.id, from), eq(quotes.mergedInto, from)))
  const nothingAwaited = { followUpOn: null, followUpNote: null, answerDueAt: null, lastFrom: null }
  await tx.update(quotes).set(nothingAwaited).where(eq(quotes.id, from))
}

/** @throws INVALID_DATA_ERROR at `from` */
async function requireMergeable(tx: Tx, from: QuoteRow, into: QuoteRow): Promise<void> {
  const refuse = (message: string) => invalidData('from', message)
  if (from.id === into.id) throw refuse(messages.repeatedId)
  if (from.mergedInto !== null || into.mergedInto !== null) throw refuse(messages.alreadyMerged)
  if (!isSamePerson(from, into)) throw refuse(messages.otherPerson)
  const agencies = new Set([from.agencyId, into.agencyId].filter((id) => id !== null))
  if (agencies.size > 1) throw refuse(messages.otherAgency)
  const accepted = [await findAccepted(tx, from.id), await findAccepted(tx, into.id)]
  if (accepted.every(Boolean)) throw refuse(messages.bothAccepted)
}

/** E-mail or phone agree; people who were erased are nobody's. */
function isSamePerson(one: QuoteRow, other: QuoteRow): boolean {
  if ([one, other].some(({ email }) => email === erased.email)) return false
  if (one.email !== null && one.email === other.email) return true
  const [digits, others] = [one, other].map(({ phone }) => digitsOfPhone(phone ?? ''))
  return digits !== undefined && digits === others
}

/** Moves messages and notes; the first words of the request become a message. */
async function moveTimeline(tx: Tx, from: QuoteRow, into: QuoteRow): Promise<void> {
  await tx
    .update(quoteEvents)
    .set({ quoteId: into.id })
    .where(and(eq(quoteEvents.quoteId, from.id), inArray(quoteEvents.kind, [...movedKinds])))
  const { origin } = from
  // Programs of partners reach the site as its form does.
  const channel = origin === 'form' || origin === 'partner' ? 'site' : origin
  const asked = { kind: 'message', from: 'visitor', channel, text: from.message } as const
  await addEvent(tx, { quoteId: into.id, at: from.creationDate, ...asked })
}

/**
 * Proposals keep their ids and links, and get the next numbers in the order of sending. Of several that wait for an
 * answer the latest stays; where another one is accepted it changes that.
 */
async function moveProposals(tx: Tx, from: QuoteRow, into: QuoteRow, now: Date): Promise<void> {
  const { quoteId, sentAt, state } = proposals
  const sent = await tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(quoteId, from.id), isNotNull(proposals.version)))
    .orderBy(asc(sentAt), asc(proposals.version))
  let version = await nextVersion(tx, into.id)
  for (const { id } of sent) {
    await tx.update(proposals).set({ quoteId: into.id, version }).where(eq(proposals.id, id))
    await tx.update(quoteEvents).set({ version }).where(eq(quoteEvents.proposalId, id))
    version += 1
  }
  await tx.update(proposals).set({ quoteId: into.id }).where(eq(quoteId, from.id))

  const [latest] = await tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(quoteId, into.id), eq(state, 'sent')))
    .orderBy(desc(sentAt), desc(proposals.version))
    .limit(1)
  if (!latest) return
  await supersedeSent(tx, into.id, now, latest.id)
  const accepted = await findAccepted(tx, into.id)
  if (!accepted) return
  await tx
    .update(proposals)
    .set({ amendsId: accepted.id })
    .where(and(eq(proposals.id, latest.id), isNull(proposals.amendsId)))
}

/** Returns the moment at which somebody last wrote, from either side. */
async function lastWordAt(tx: Tx, { id, creationDate }: QuoteRow): Promise<Date> {
  const { quoteId, at, kind } = quoteEvents
  const [last] = await tx
    .select({ at })
    .from(quoteEvents)
    .where(and(eq(quoteId, id), inArray(kind, ['message', 'reply', 'changeAsked'])))
    .orderBy(desc(at))
    .limit(1)
  return last?.at ?? creationDate
}

/** Returns what the second quote has, filled where it lacks something. An agency of either stays, with an account of its own. */
function filledFrom(from: QuoteRow, into: QuoteRow) {
  const agencyId = into.agencyId ?? from.agencyId
  const owners = [into, from].filter((quote) => quote.agencyId === agencyId)
  const followed = into.followUpOn === null ? from : into
  return {
    email: into.email ?? from.email,
    phone: into.phone ?? from.phone,
    country: into.country ?? from.country,
    company: into.company ?? from.company,
    clientReference: into.clientReference ?? from.clientReference,
    userId: owners.find(({ userId }) => userId !== null)?.userId ?? null,
    agencyId,
    assigneeId: into.assigneeId ?? from.assigneeId,
    answeredAt: into.answeredAt ?? from.answeredAt,
    followUpOn: followed.followUpOn,
    followUpNote: followed.followUpNote,
  }
}

/** Order of the states of a sale; a request that somebody closed stands first. */
const stages: Record<QuoteState, number> = {
  lost: 0,
  archived: 0,
  new: 1,
  contacted: 2,
  quoting: 3,
  sent: 4,
  won: 5,
}

const furthest = (one: QuoteState, other: QuoteState) => (stages[one] > stages[other] ? one : other)
