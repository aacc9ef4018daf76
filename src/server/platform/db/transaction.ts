import { setTimeout as pause } from 'node:timers/promises'
import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { isSerializationFailure } from './errors.ts'

interface Rows<Row> {
  rows: Row[]
}

/** Result of `execute` in both drivers. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/**
 * The handle every store function takes first: a transaction, or the read handle of a call that
 * writes nothing. Its type is the same for PostgreSQL and PGlite.
 */
export type Tx = PgDatabase<RowsResult>

/** Parts of an open database that `inTransaction` and `onReadHandle` need. */
export interface Transactional {
  db: Tx
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
}

const maxRetries = 6

/**
 * Runs `work` in a transaction and repeats it, at most 6 times, when PostgreSQL reports a
 * serialization failure or a deadlock: `work` must have no effect outside its transaction.
 * On PGlite there is one connection, so anything but `tx` waits for ever inside `work`.
 */
export async function inTransaction<Result>(
  database: Transactional,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work)
    } catch (error) {
      if (attempt > maxRetries || !isSerializationFailure(error)) throw error
      await pause(Math.random() * 20 * attempt)
    }
  }
}

/** Runs `work` in a transaction of which nothing stays, and gives what it would have given. */
export async function inDryRun<Result>(
  database: Transactional,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const results: { result: Result }[] = []
  const undoing = new Error('The rehearsal is over')
  try {
    await inTransaction(database, async (tx) => {
      results.push({ result: await work(tx) })
      throw undoing
    })
  } catch (error) {
    const last = results.at(-1)
    if (error === undoing && last) return last.result
    throw error
  }
  throw new Error('A rehearsal never commits')
}

/**
 * Runs `work` on a handle outside any transaction: each statement sees what is committed, and
 * reads of several calls share PostgreSQL's pool without the two extra round trips.
 */
export async function onReadHandle<Result>(
  database: Transactional,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return work(database.db)
}

/** Runs raw SQL and gives its rows. The caller vouches for the row's shape. */
export async function queryRows<Row extends Record<string, unknown>>(
  tx: Tx,
  query: SQL,
): Promise<Row[]> {
  const result = await tx.execute<Row>(query)
  return result.rows
}
