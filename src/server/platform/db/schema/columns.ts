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
/** A check for a language's code; the site says which are in use. */
export function isLanguageCode(column: AnyPgColumn): SQL {
  return sql`${column} ~ '^[a-z]{2}$'`
}

/** A condition: the site uses this language. A statement reads the languages once. */
export function isInUse(lang: AnyPgColumn): SQL {
  return sql`${lang} = any((select languages_in_use())::text[])`
}

export function isOneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${quoted(words)})`
}

/** The contrary; released checks spell it so for one word. */
export function isNoneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return words.length === 1
    ? sql`${column} <> ${quoted(words)}`
    : sql`${column} not in (${quoted(words)})`
}

function quoted(words: readonly string[]): SQL {
  return sql.raw(words.map((word) => `'${word}'`).join(', '))
}
