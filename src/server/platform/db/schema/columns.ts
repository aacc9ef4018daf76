import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigserial, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A random uuid made by the database. */
export const generatedId = () => uuid('id').primaryKey().defaultRandom()

/** Millisecond precision, so that a date sent to a client and back compares equal. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** The moment that a row is changed at, for a column of such moments: it always moves forward, whatever the clock does. */
export function movedForward(column: AnyPgColumn, now: Date): SQL {
  return sql`greatest(${now.toISOString()}::timestamptz, ${column} + interval '1 millisecond')`
}

/** Order of lists, newest first: a clock that jumps back changes no order. */
export const insertionOrder = () => bigserial('sequence', { mode: 'number' }).notNull()

/** For a CHECK, which takes no parameters: the column holds one of a few plain words. */
export function isOneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`
}
