import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { commitUnanswered, isConnectionError } from './errors.ts'
import type { Tx } from './transaction.ts'

/**
 * Runs `work` in a transaction on a connection of the pool. A connection that fails or stays silent
 * in the middle is thrown away, not given back: Drizzle's own transaction keeps it for ever when its
 * first statement fails, and waits for a rollback that nobody will answer.
 */
export async function transactOnPool<Result>(
  pool: Pool,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    const result = await transactOn(client, work)
    client.release()
    return result
  } catch (error) {
    client.release(!(await rolledBack(client, error)))
    throw error
  }
}

async function transactOn<Result>(
  client: PoolClient,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const tx = drizzle(oneAtATime(client))
  await tx.execute(sql`begin`)
  const result = await work(tx)
  await commit(tx)
  return result
}

/**
 * The client, sending a statement when the one before has been answered: a read that asks several things
 * at once may be part of a transaction, and the driver will not queue them for ever.
 */
function oneAtATime(client: PoolClient): PoolClient {
  let last: Promise<unknown> = Promise.resolve()
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (name !== 'query' || typeof member !== 'function') return member
      return (...statement: unknown[]) => {
        const answered = last.then((): unknown => Reflect.apply(member, target, statement))
        last = answered.catch(() => {})
        return answered
      }
    },
  })
}

async function commit(tx: Tx): Promise<void> {
  try {
    await tx.execute(sql`commit`)
  } catch (error) {
    throw isConnectionError(error) ? commitUnanswered(error) : error
  }
}

/** Whether the connection is fit for another transaction. */
async function rolledBack(client: PoolClient, failure: unknown): Promise<boolean> {
  if (isConnectionError(failure)) return false
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}
