import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Quote } from '#contract/quotes/quote-fields.ts'
import { itemDetails, quotes } from '#server/platform/db/schema/index.ts'
import { agencyOf, toPerson } from '#server/features/accounts/kit/to-person.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'

/** The current names, in every language, of the item that a column names; empty once it is gone. */
export function currentNamesOf(column: AnyPgColumn): SQL<Quote['entityDetails']> {
  return sql`(
    select coalesce(json_agg(
      json_build_object('name', ${itemDetails.name}, 'lang', ${itemDetails.lang})
      order by ${itemDetails.position}
    ), '[]')
    from ${itemDetails} where ${itemDetails.itemId} = ${column}
  )`
}

/** Columns of a quote that its presentation needs. */
export const quoteColumns = {
  ...getTableColumns(quotes),
  entityDetails: currentNamesOf(quotes.entityId),
  assignee: toPerson(quotes.assigneeId),
  agency: agencyOf(quotes.agencyId),
}

export interface QuoteWithNames extends QuoteRow {
  entityDetails: Quote['entityDetails']
  assignee: Quote['assignee']
  agency: Quote['agency']
}

/** States in which nobody waits for anybody any more. */
export const closedStates = ['won', 'lost', 'archived'] as const

/** The side that is to write next, by the side that wrote last. */
const awaitedBy = { visitor: 'agency', agency: 'visitor' } as const

/** Derives fields from a quote's columns and the clock (requirements §11.4). */
export function presentQuote(row: QuoteWithNames, now: Date) {
  const { state, dueAt, lastFrom, answerDueAt } = row
  const isClosed = closedStates.some((each) => each === state)
  const awaiting = isClosed || lastFrom === null ? null : awaitedBy[lastFrom]
  return {
    ...row,
    awaiting,
    overdue: state === 'new' && dueAt !== null && dueAt < now,
    late: awaiting === 'agency' && answerDueAt !== null && answerDueAt < now,
  }
}
