import { and, eq, inArray, lt, not, notInArray, type SQL, sql } from 'drizzle-orm'
import { localDay } from '#contract/base/dates/local-day.ts'
import { proposals, quotes } from '#server/platform/db/schema/index.ts'
import {
  isAwaitingConfirmation,
  isDueBy,
  isExpiring,
  type ReminderDays,
} from '../proposals/remind-of-proposals.ts'
import { closedStates } from './quote-rows.ts'

/** The person who asks, the time, and the time zone. */
export interface Viewpoint {
  now: Date
  timeZone: string
  userId: string
  /** Days by which proposals expire or are due, as the office works. */
  days: ReminderDays
}

/** A condition that holds or not: what compares with nothing does not. */
function whether(...conditions: SQL[]): SQL {
  return sql`coalesce(${and(...conditions)}, false)`
}

const isOpen = notInArray(quotes.state, [...closedStates])

/** Conditions on the side that is to write next, as `presentQuote` reports it. */
export const awaits = {
  agency: whether(isOpen, eq(quotes.lastFrom, 'visitor')),
  visitor: whether(isOpen, eq(quotes.lastFrom, 'agency')),
}

/** Still new after the promised moment. */
export function isOverdue({ now }: Pick<Viewpoint, 'now'>): SQL {
  return whether(eq(quotes.state, 'new'), lt(quotes.dueAt, now))
}

/** The visitor's latest message waits longer than promised. */
export function isLate({ now }: Viewpoint): SQL {
  return whether(awaits.agency, lt(quotes.answerDueAt, now))
}

/** Assigned to who asks, and not closed. */
export function isMine({ userId }: Viewpoint): SQL {
  return whether(isOpen, eq(quotes.assigneeId, userId))
}

/** To be followed up on the agency's day, or since an earlier one. */
export function isToFollowUp({ now, timeZone }: Viewpoint) {
  const today = localDay(timeZone, now)
  return {
    today: whether(eq(quotes.followUpOn, today)),
    past: whether(lt(quotes.followUpOn, today)),
  }
}

/** A condition that holds of some proposal of the quote. */
function ofProposals(condition: SQL): SQL {
  return sql`exists (
    select 1 from ${proposals} where ${proposals.quoteId} = ${quotes.id} and ${condition}
  )`
}

/** A hold or a validity of a sent proposal ends soon. */
export function hasExpiring({ days }: Viewpoint): SQL {
  return ofProposals(isExpiring(days))
}

/** A proposal is accepted and nobody has confirmed it. */
export const hasUnconfirmed: SQL = ofProposals(isAwaitingConfirmation)

/** An instalment that is due by a day, `YYYY-MM-DD`, is not paid. */
export function hasDueBy(day: string): SQL {
  return ofProposals(isDueBy(day))
}

/** The condition, or its opposite; nothing where neither is asked for. */
export function asAsked(wanted: boolean | undefined, condition: SQL): SQL | undefined {
  if (wanted === undefined) return undefined
  return wanted ? condition : not(condition)
}

/** Due moment of an awaited answer to a quote; null for others. */
export const waitsUntil = sql`case
  when ${inArray(quotes.state, [...closedStates])} then null
  when ${quotes.lastFrom} = 'visitor' then coalesce(${quotes.answerDueAt}, ${quotes.dueAt})
  when ${quotes.state} = 'new' then ${quotes.dueAt}
end`
