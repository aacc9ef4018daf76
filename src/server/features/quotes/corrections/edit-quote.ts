import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import { localDay } from '#contract/base/dates/local-day.ts'
import { Failure, invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { erased } from '#contract/privacy/people.ts'
import type { Corrected } from '#contract/quotes/corrections.ts'
import { isOfGroup, noWishes, type Wishes } from '#contract/quotes/wish-fields.ts'
import { type OperationContext, signedIn } from '#server/api/context.ts'
import { movedForward } from '#server/platform/db/schema/columns.ts'
import { quotes, quoteTokens } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { validateQuote } from '../intake/validate-quote.ts'
import { lockQuote, type QuoteRow } from '../kit/lock-quote.ts'
import { addEvent } from '../kit/timeline.ts'
import { correctItems } from './correct-items.ts'
import { ownerOf } from './owner.ts'

const wishNames = Object.keys(noWishes) as (keyof Wishes)[]

/**
 * Corrects the given fields of a quote, and writes down which they were (requirements §11.3).
 * @throws NOT_FOUND_ERROR for the quote, an account, an agency or a new item, EDIT_CONFLICT_ERROR,
 * INVALID_DATA_ERROR with the path
 */
export async function editQuote(
  context: OperationContext,
  { quoteId, updatedAt, userId, agencyId, items, ...given }: InputOf<'editQuote'>,
): Promise<AnswerOf<'editQuote'>> {
  const { tx, now, services } = context
  const quote = await lockQuote(tx, quoteId)
  if (updatedAt && updatedAt < quote.updatedAt) throw new Failure('EDIT_CONFLICT_ERROR')
  if (quote.email === erased.email) throw invalidData('quoteId', messages.erasedRequest)
  const { columns, wishes } = corrections(quote, given)
  const owner = await ownerOf(tx, quote, { userId, agencyId })
  const after = { ...quote, ...columns, ...owner, wishes }
  requireReachable(after)
  const site = await readSite(tx, services.settings)
  const { timeZone } = site.office
  const isOther = !isDeepStrictEqual(wishes.travel, quote.wishes?.travel ?? null)
  // By the day on which it came: it may be corrected when the journey has begun.
  validateQuote(
    {
      travel: isOther ? wishes.travel : null,
      occasion: after.occasion,
      items: items ?? [],
      entityId: quote.entityId,
    },
    localDay(timeZone, quote.creationDate),
  )
  const itemsChanged = items !== undefined && (await correctItems(tx, quote, items))
  const fields = [...differing(quote, after), ...(itemsChanged ? ['items'] : [])]
  if (fields.length === 0) return { updatedAt: quote.updatedAt }
  if (after.email !== quote.email) await endMailedLinks(tx, quoteId)
  const [row] = await tx
    .update(quotes)
    .set({ ...columns, ...owner, wishes, updatedAt: movedForward(quotes.updatedAt, now) })
    .where(eq(quotes.id, quoteId))
    .returning({ updatedAt: quotes.updatedAt })
  await addEvent(tx, { quoteId, at: now, byId: signedIn(context).id, kind: 'edited', fields })
  return { updatedAt: row?.updatedAt ?? now }
}

/** The columns and the wishes as they will be; a brief only of a group. */
function corrections(quote: QuoteRow, given: Omit<Corrected, 'items'>) {
  const said = Object.entries(given).filter(([, value]) => value !== undefined)
  const isWish = ([name]: [string, unknown]) => wishNames.some((each) => each === name)
  const columns = Object.fromEntries(said.filter((each) => !isWish(each))) as Partial<QuoteRow>
  const wishes: Wishes = {
    ...(quote.wishes ?? noWishes),
    ...Object.fromEntries(said.filter(isWish)),
  }
  const { occasion = quote.occasion } = columns
  return { columns, wishes: isOfGroup(occasion) ? wishes : { ...wishes, brief: null } }
}

/** Names of the fields in which two states of a quote differ. */
function differing(before: QuoteRow, after: QuoteRow): string[] {
  const [was, is] = [before, after].map(({ wishes, ...columns }): Record<string, unknown> => {
    return { ...columns, ...(wishes ?? noWishes) }
  })
  return Object.keys(is ?? {}).filter((name) => !isDeepStrictEqual(was?.[name], is?.[name]))
}

/** @throws INVALID_DATA_ERROR for who could not be answered */
function requireReachable({ email, phone, channel }: QuoteRow): void {
  if (email === null && phone === null) throw invalidData('email', messages.emailOrPhone)
  if (channel !== 'email' && phone === null) throw invalidData('phone', messages.phoneNeeded)
}

/** Ends the links that mails carry; who got one by another way keeps it. */
async function endMailedLinks(tx: Tx, quoteId: string): Promise<void> {
  const { mailed, expiresAt } = quoteTokens
  await tx
    .delete(quoteTokens)
    .where(and(eq(quoteTokens.quoteId, quoteId), eq(mailed, true), isNull(expiresAt)))
}
