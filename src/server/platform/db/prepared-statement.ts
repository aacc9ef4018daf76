import { createHash } from 'node:crypto'
import type { Tx } from './transaction.ts'

/** A query as Drizzle builds it. */
export interface Query<Row> {
  toSQL(): { sql: string }
  prepare(name: string): Statement<Row>
}

/** A statement with placeholders, run with a value for each. */
interface Statement<Row> {
  execute(values?: Record<string, unknown>): Promise<Row[]>
}

const cache = new WeakMap<Tx, Map<string, Statement<never>>>()

/**
 * A query as a prepared statement, built when `tx` is first asked for `key`, which must tell all
 * that its text depends on. Drizzle takes longer to write such a text than PostgreSQL to run it.
 */
export function preparedStatement<Row>(
  tx: Tx,
  key: string,
  build: () => Query<Row>,
): Statement<Row> {
  const statements = cache.get(tx) ?? new Map<string, Statement<never>>()
  cache.set(tx, statements)
  // What was built under a key has the rows of its query.
  const statement = (statements.get(key) as Statement<Row> | undefined) ?? prepare(build())
  statements.set(key, statement as Statement<never>)
  return statement
}

/**
 * Named after its text: with so many parts, PostgreSQL takes longer to plan it than to run it, and
 * each connection keeps the plan.
 */
export function prepare<Row>(query: Query<Row>): Statement<Row> {
  return query.prepare(createHash('sha1').update(query.toSQL().sql).digest('base64url'))
}
