import type { Database } from '#server/platform/db/connect.ts'

/** A statement as it was sent, with its parameters. */
export interface Statement {
  text: string
  parameters: unknown[]
}

interface Sender {
  // Both drivers take the statement first, as text or as an object, and its parameters second.
  query(statement: string | { text: string }, parameters?: unknown[]): Promise<unknown>
}

/** The statements that `work` sends outside transactions. */
export async function recordStatements(
  database: Database,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const sender = (database.kind === 'pglite' ? database.pglite : database.pool) as Sender
  const statements: Statement[] = []
  const query = sender.query
  sender.query = function record(statement, parameters = [], ...rest: []) {
    const text = typeof statement === 'string' ? statement : statement.text
    statements.push({ text, parameters })
    return query.call(sender, statement, parameters, ...rest)
  }
  try {
    await work()
  } finally {
    sender.query = query
  }
  return statements
}
