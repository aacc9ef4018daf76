import { eq } from 'drizzle-orm'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import { findAdmin, findUser } from '#server/features/accounts/kit/find-users.ts'
import { quoteAssigned } from '../mails/quote-assigned.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import { type OperationContext, signedIn } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { lockQuote } from '../kit/lock-quote.ts'
import { setState } from '../kit/set-state.ts'
import { addEvent } from '../kit/timeline.ts'

/** @throws NOT_FOUND_ERROR, EDIT_CONFLICT_ERROR */
export async function changeState(
  context: OperationContext,
  { quoteId, state, reason, ...seen }: InputOf<'quoteSetState'>,
): Promise<AnswerOf<'quoteSetState'>> {
  const { tx, now: at } = context
  const quote = await lockQuote(tx, quoteId, seen)
  await setState(tx, quote, {
    state,
    reason: reason ?? undefined,
    at,
    actorId: signedIn(context).id,
  })
  return { state }
}

/**
 * Gives a quote to an admin, or to nobody; who gets it from somebody else is mailed.
 * @throws NOT_FOUND_ERROR, EDIT_CONFLICT_ERROR, INVALID_DATA_ERROR for who is no admin
 */
export async function assign(
  context: OperationContext,
  { quoteId, userId, ...seen }: InputOf<'quoteAssign'>,
): Promise<AnswerOf<'quoteAssign'>> {
  const { tx, now, services } = context
  const by = signedIn(context)
  const quote = await lockQuote(tx, quoteId, seen)
  const admin = userId === null ? null : await findAdmin(tx, userId, 'requests')
  if (admin === undefined) throw invalidData('userId', messages.notAnAdmin)
  const assigneeId = admin?.id ?? null
  const assignee = admin && { id: admin.id, name: `${admin.name} ${admin.surname}` }
  if (quote.assigneeId === assigneeId) return { assignee }
  await tx.update(quotes).set({ assigneeId }).where(eq(quotes.id, quoteId))
  await addEvent(tx, { quoteId, at: now, byId: by.id, kind: 'assigned', assigneeId })
  if (admin && admin.id !== by.id) {
    const site = await readSite(tx, services.settings)
    const giver = await findUser(tx, by.id)
    const name = giver ? `${giver.name} ${giver.surname}` : site.siteName
    await sendMail(context, admin.email, 'quote-assigned', quoteAssigned({ site, quote, by: name }))
  }
  return { assignee }
}

/** Keeps the day on which somebody is to be reminded of a quote; null forgets it. @throws NOT_FOUND_ERROR */
export async function followUp(
  { tx }: OperationContext,
  { quoteId, on, note = null }: InputOf<'quoteFollowUp'>,
): Promise<AnswerOf<'quoteFollowUp'>> {
  await lockQuote(tx, quoteId)
  const followUpNote = on === null ? null : note
  await tx.update(quotes).set({ followUpOn: on, followUpNote }).where(eq(quotes.id, quoteId))
  return { on }
}

/** Toggles seen, or sets it; who marks it writes that down. @throws NOT_FOUND_ERROR */
export async function toggleSeen(
  context: OperationContext,
  { quoteId, markAs }: InputOf<'quoteToggleSeen'>,
): Promise<AnswerOf<'quoteToggleSeen'>> {
  const { tx, now: at } = context
  const quote = await lockQuote(tx, quoteId)
  const seen = markAs ?? !quote.seen
  if (seen === quote.seen) return { seen }
  await tx.update(quotes).set({ seen }).where(eq(quotes.id, quoteId))
  if (seen) await addEvent(tx, { quoteId, at, byId: signedIn(context).id, kind: 'seen' })
  return { seen }
}
