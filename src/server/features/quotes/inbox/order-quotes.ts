import { asc, type SQL, sql } from 'drizzle-orm'
import { quotes } from '#server/platform/db/schema/index.ts'
import { byMoment, newestFirst, oldestFirst } from '../kit/by-moment.ts'
import type { QuoteFilters } from './narrow-quotes.ts'
import { waitsUntil } from './quote-conditions.ts'

/** End of a page of quotes. */
export interface Place {
  sequence: number
  /** Moments, as the database writes them. */
  came: string
  due: string
}

interface Order {
  by: SQL[]
  after(place: Place): SQL
}

/** Last in the order of moments, as one of them: whatever nobody waits for. */
export const dueOrNever = sql<string>`coalesce(${waitsUntil}, 'infinity'::timestamptz)`

/** An order of quotes in which no two have the same place (requirements §11.3). */
const orders: Record<NonNullable<QuoteFilters['sort']>, Order> = {
  newest: {
    by: newestFirst,
    after: ({ came, sequence }) => sql`${byMoment} < (${came}::timestamptz, ${sequence})`,
  },
  oldest: {
    by: oldestFirst,
    after: ({ came, sequence }) => sql`${byMoment} > (${came}::timestamptz, ${sequence})`,
  },
  due: {
    by: [asc(dueOrNever), asc(quotes.sequence)],
    after: ({ due, sequence }) =>
      sql`(${dueOrNever}, ${quotes.sequence}) > (${due}::timestamptz, ${sequence})`,
  },
}

/** The order asked for: the newest first unless told otherwise. */
export function orderOf({ sort = 'newest' }: QuoteFilters): Order {
  return orders[sort]
}
