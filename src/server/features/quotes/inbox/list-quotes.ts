import { count, sql } from 'drizzle-orm'
import { limits } from '#contract/base/limits.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { quoteStates } from '#contract/quotes/quote-fields.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { matching } from './narrow-quotes.ts'
import { orderOf } from './order-quotes.ts'
import {
  hasDueBy,
  hasExpiring,
  hasUnconfirmed,
  isLate,
  isMine,
  isOverdue,
  isToFollowUp,
  type Viewpoint,
} from './quote-conditions.ts'
import { presentQuote, quoteColumns } from './quote-rows.ts'

/** Quotes as admins see them; `total` counts all that match, whatever the limit. */
export async function listQuotes(
  tx: Tx,
  query: InputOf<'listQuote'>,
  view: Viewpoint,
): Promise<AnswerOf<'listQuote'>> {
  const { limit = limits.listMax, offset = 0, ...filters } = query
  const wanted = matching(filters, view)
  const rows = await tx
    .select(quoteColumns)
    .from(quotes)
    .where(wanted)
    .orderBy(...orderOf(filters).by)
    .limit(limit)
    .offset(offset)
  const [all] = await tx.select({ total: count() }).from(quotes).where(wanted)
  return { list: rows.map((row) => presentQuote(row, view.now)), total: all?.total ?? 0 }
}

/** Counts of quotes, in one pass over them. */
export async function countQuotes(tx: Tx, view: Viewpoint): Promise<AnswerOf<'countQuotes'>> {
  const countOf = (condition: unknown) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const { today, past } = isToFollowUp(view)
  const [counted] = await tx
    .select({
      overdue: countOf(isOverdue(view)),
      late: countOf(isLate(view)),
      followUps: countOf(sql`${today} or ${past}`),
      mine: countOf(isMine(view)),
      expiring: countOf(hasExpiring(view)),
      unconfirmed: countOf(hasUnconfirmed),
      dueBy: countOf(hasDueBy(view.days.due)),
    })
    .from(quotes)
  const byState = await tx
    .select({ state: quotes.state, total: count() })
    .from(quotes)
    .groupBy(quotes.state)
  const totalOf = (state: string) => byState.find((each) => each.state === state)?.total ?? 0
  const states = Object.fromEntries(quoteStates.map((state) => [state, totalOf(state)]))
  if (!counted) throw new Error('Nothing was counted')
  return { states: states as AnswerOf<'countQuotes'>['states'], ...counted }
}
