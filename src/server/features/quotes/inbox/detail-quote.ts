import { and, asc, eq, getTableColumns, like, ne, or, sql } from 'drizzle-orm'
import { localDay } from '#contract/base/dates/local-day.ts'
import { notFound } from '#contract/base/failures.ts'
import type { AnswerOf } from '#contract/index.ts'
import { erased } from '#contract/privacy/people.ts'
import { noWishes } from '#contract/quotes/wish-fields.ts'
import { phoneDigits, proposals, quoteItems, quotes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { toPerson } from '#server/features/accounts/kit/to-person.ts'
import { wantsMarketing } from '#server/features/privacy/marketing.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'
import { digitsOfPhone } from '../kit/mentions.ts'
import { proposalState } from '../kit/proposal-state.ts'
import type { Viewpoint } from './quote-conditions.ts'
import { newestFirst } from '../kit/by-moment.ts'
import { currentNamesOf, presentQuote, quoteColumns } from './quote-rows.ts'
import { readDestinations } from './read-destinations.ts'
import { readTimeline } from './read-timeline.ts'

type Details = AnswerOf<'detailQuote'>

/** A quote with everything that was asked and everything that happened since. @throws NOT_FOUND_ERROR */
export async function detailQuote(tx: Tx, quoteId: string, view: Viewpoint): Promise<Details> {
  const [row] = await tx
    .select({ ...quoteColumns, user: toPerson(quotes.userId) })
    .from(quotes)
    .where(eq(quotes.id, quoteId))
  if (!row) throw notFound()
  const { user, wishes, consentAt, consentVersion } = row
  return {
    ...presentQuote(row, view.now),
    ...(wishes ?? noWishes),
    user,
    consent: consentAt && { at: consentAt, pageVersion: consentVersion },
    marketing: row.email !== null && (await wantsMarketing(tx, row.email)),
    destinations: await readDestinations(tx, row.destinationIds),
    items: await tx
      .select({
        ...getTableColumns(quoteItems),
        entityDetails: currentNamesOf(quoteItems.entityId),
      })
      .from(quoteItems)
      .where(eq(quoteItems.quoteId, quoteId))
      .orderBy(asc(quoteItems.position)),
    others: await readOthers(tx, row),
    proposals: await readProposals(tx, quoteId, view),
    timeline: await readTimeline(tx, quoteId),
  }
}

/** Further quotes of the same e-mail or phone, the newest first; those of people who were erased are nobody's. */
async function readOthers(tx: Tx, { id, email, phone }: QuoteRow): Promise<string[]> {
  if (email === erased.email) return []
  const digits = digitsOfPhone(phone ?? '')
  const isAlike = or(
    email === null ? undefined : eq(quotes.email, email),
    digits === undefined ? undefined : like(phoneDigits(quotes), digits),
  )
  if (!isAlike) return []
  const others = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(isAlike, ne(quotes.id, id)))
    .orderBy(...newestFirst)
  return others.map((other) => other.id)
}

async function readProposals(
  tx: Tx,
  quoteId: string,
  { now, timeZone }: Viewpoint,
): Promise<Details['proposals']> {
  const { id, version, state, validUntil, content } = proposals
  const rows = await tx
    .select({ id, version, state, validUntil, title: sql<string>`${content} ->> 'title'` })
    .from(proposals)
    .where(eq(proposals.quoteId, quoteId))
    .orderBy(asc(proposals.sequence))
  const today = localDay(timeZone, now)
  return rows.map((row) => ({ ...row, state: proposalState(row, today) }))
}
