import { bigserial, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A random uuid made by the database. */
export const generatedId = () => uuid('id').primaryKey().defaultRandom()

/** Millisecond precision, so that a date sent to a client and back compares equal. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** What lists are ordered by, newest first: a clock that jumps back changes no order. */
export const insertionOrder = () => bigserial('sequence', { mode: 'number' }).notNull()
