import { and, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { asList } from '#contract/base/fields.ts'
import type { InputOf } from '#contract/index.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import { isFoundBy } from '../kit/mentions.ts'
import {
  asAsked,
  awaits,
  hasDueBy,
  hasExpiring,
  hasUnconfirmed,
  isLate,
  isMine,
  isOverdue,
  isToFollowUp,
  type Viewpoint,
} from './quote-conditions.ts'

export type QuoteFilters = Omit<InputOf<'listQuote'>, 'limit' | 'offset'>

/** The quotes that a list or an export is narrowed to (requirements §11.3). */
export function matching(filters: QuoteFilters, view: Viewpoint): SQL | undefined {
  const { seen, entityType, keyword, quoteId, state, assigneeId, agencyId, lang, country } = filters
  return and(
    asAsked(seen, sql`${quotes.seen}`),
    entityType && inArray(quotes.entityType, [...asList(entityType)]),
    quoteId ? eq(quotes.id, quoteId) : undefined,
    state && inArray(quotes.state, [...asList(state)]),
    assigneeId ? or(...asList(assigneeId).map(isAssignedTo)) : undefined,
    agencyId ? eq(quotes.agencyId, agencyId) : undefined,
    lang && inArray(quotes.lang, [...asList(lang)]),
    country ? inArray(quotes.country, [...asList(country)]) : undefined,
    cameBetween(filters, view),
    asAsked(filters.overdue, isOverdue(view)),
    filters.awaiting && awaits[filters.awaiting],
    asAsked(filters.late, isLate(view)),
    filters.followUp && isToFollowUp(view)[filters.followUp],
    asAsked(filters.mine, isMine(view)),
    filters.expiring ? hasExpiring(view) : undefined,
    filters.unconfirmed ? hasUnconfirmed : undefined,
    filters.dueBy ? hasDueBy(filters.dueBy) : undefined,
    keyword ? isFoundBy(keyword) : undefined,
  )
}

function isAssignedTo(assigneeId: string): SQL {
  return assigneeId === 'none' ? isNull(quotes.assigneeId) : eq(quotes.assigneeId, assigneeId)
}

/** The quotes that came from one day to another, both counted, by the agency's clocks. */
export function cameBetween(
  { from, to }: Pick<QuoteFilters, 'from' | 'to'>,
  { timeZone }: Pick<Viewpoint, 'timeZone'>,
): SQL | undefined {
  const midnight = (day: string) => sql`(${day}::timestamp at time zone ${timeZone})`
  return and(
    from ? gte(quotes.creationDate, midnight(from)) : undefined,
    to ? lt(quotes.creationDate, midnight(dayOfNumber(dayNumber(to) + 1))) : undefined,
  )
}
