const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
])

/** Messages of the drivers for a lost or unavailable connection, which carry no code. */
const connectionMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  'PGlite is closed',
]

/** Walks an error and its causes: Drizzle wraps what the driver throws. */
function* causesOf(error: unknown): Generator<Error> {
  let current = error
  for (let depth = 0; depth < 10 && current instanceof Error; depth += 1) {
    yield current
    current = current.cause
  }
}

function textField(error: Error, field: string): string | undefined {
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' ? value : undefined
}

/** The SQLSTATE (or Node's error code) of what the driver threw, if any. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    const code = textField(cause, 'code')
    if (code !== undefined) return code
  }
  return undefined
}

/** The name of the constraint that was violated, e.g. `users_email`. */
export function violatedConstraint(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    const constraint = textField(cause, 'constraint')
    if (constraint !== undefined) return constraint
  }
  return undefined
}

function violates(error: unknown, codes: readonly string[], constraint?: string): boolean {
  const code = databaseErrorCode(error)
  if (code === undefined || !codes.includes(code)) return false
  return constraint === undefined || violatedConstraint(error) === constraint
}

/** A second row under a unique key; with `constraint`, under that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates(error, ['23505'], constraint)
}

/** A reference that names nothing, or a deletion that something still depends on. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  // PostgreSQL 18 gives ON DELETE RESTRICT its own code, 23001.
  return violates(error, ['23503', '23001'], constraint)
}

export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return violates(error, ['23514'], constraint)
}

const unansweredName = 'CommitUnanswered'

/** The connection broke while a transaction was being committed: it may be stored or not. */
export function commitUnanswered(cause: unknown): Error {
  const error = new Error('The commit was not answered', { cause })
  error.name = unansweredName
  return error
}

export function isCommitUnanswered(error: unknown): boolean {
  return error instanceof Error && error.name === unansweredName
}

/** A transaction that may simply be run again. */
export function isSerializationFailure(error: unknown): boolean {
  return violates(error, ['40001', '40P01'])
}

/** The statement ran into the time limit and was cancelled. */
export function isStatementTimeout(error: unknown): boolean {
  return violates(error, ['57014'])
}

/** The database has run out of disk, memory or connections (class 53). */
export function isOutOfResources(error: unknown): boolean {
  return databaseErrorCode(error)?.startsWith('53') ?? false
}

/** The database is away, shutting down or out of connections: worth a 503, not a bug. */
export function isConnectionError(error: unknown): boolean {
  const code = databaseErrorCode(error)
  if (code !== undefined) {
    return (
      code.startsWith('08') ||
      code.startsWith('57P') ||
      code === '53300' ||
      connectionCodes.has(code)
    )
  }
  for (const cause of causesOf(error)) {
    if (connectionMessages.some((message) => cause.message.includes(message))) return true
  }
  return false
}
