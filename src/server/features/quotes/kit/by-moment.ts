import { asc, desc, sql } from 'drizzle-orm'
import { quotes } from '#server/platform/db/schema/index.ts'

/**
 * The order of quotes by the moment that is shown of them. One that an admin enters may have come before others;
 * those of the same moment stand as they were entered.
 */
export const byMoment = sql`(${quotes.creationDate}, ${quotes.sequence})`

export const newestFirst = [desc(quotes.creationDate), desc(quotes.sequence)]
export const oldestFirst = [asc(quotes.creationDate), asc(quotes.sequence)]
