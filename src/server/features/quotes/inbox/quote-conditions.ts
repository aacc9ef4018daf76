import { and, eq, inArray, lt, not, notInArray, type SQL, sql } from 'drizzle-orm'
import { localDay } from '#contract/base/dates/local-day.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import { closedStates } from './quote-rows.ts'

/** The person who asks, the time, and the time zone. */
export interface Viewpoint {
  now: Date
  timeZone: string
  userId: string
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
