import type { PoolConfig } from 'pg'

interface TimeLimits {
  statementMs: number
  idleInTransactionMs?: number
  /** How long the server may take to answer that it keeps them. */
  answerMs: number
}

/**
 * Limits that the server keeps, said in a statement before a connection is first used: among the parameters of the start,
 * a pooler such as PgBouncer refuses them.
 */
export function timeLimits(limits: TimeLimits): Pick<PoolConfig, 'verify'> {
  const { statementMs, idleInTransactionMs, answerMs } = limits
  const settings = [
    `set statement_timeout = ${statementMs}`,
    // Compiling a statement takes longer than all but the longest of ours.
    'set jit = off',
    ...(idleInTransactionMs === undefined
      ? []
      : [`set idle_in_transaction_session_timeout = ${idleInTransactionMs}`]),
  ]
  const text = settings.join('; ')
  return {
    verify: (client, done) => {
      // The driver writes into what it is given: one for each connection.
      const statement = { text, query_timeout: answerMs }
      client.query(statement, done)
    },
  }
}
