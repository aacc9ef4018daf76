import { DrizzleQueryError } from 'drizzle-orm/errors'
import pino, { type DestinationStream, type Logger } from 'pino'
import { withoutSecrets } from '../http/address-without-secrets.ts'
import { traceFields } from './trace-fields.ts'
import type { Settings } from '../settings/env.ts'

/** Fields that never reach a log: secrets and fields that could become one (security: log only what helps). */
const secrets = ['password', 'newPass', 'passwordHash', 'token', 'captchaTk', 'seed']
const masked = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

interface LoggedRequest {
  id: string
  method: string
  url: string
  ip: string
}

interface LoggedError {
  type: string
  message: string
  code?: string
  stack: string[]
  cause?: LoggedError
}

const causesShown = 5

/**
 * An error's own words and where it came from, and those of its causes. Nothing else that a
 * library has put on it: drivers add values of rows, parameters of statements and commands with
 * passwords.
 */
function presentError(error: unknown, depth = 1): LoggedError {
  if (!isErrorLike(error)) return { type: typeof error, message: String(error), stack: [] }
  const { name = 'Error', stack, cause } = error
  const code: unknown = Reflect.get(error, 'code')
  return {
    type: name,
    message: messageOf(error),
    ...(typeof code === 'string' ? { code } : {}),
    stack: framesOf(error.message, stack),
    ...(cause === undefined || depth === causesShown
      ? {}
      : { cause: presentError(cause, depth + 1) }),
  }
}

/** The job queue reports copies of its errors: objects with the same fields. */
function isErrorLike(error: unknown): error is Partial<Error> & { message: string } {
  return typeof error === 'object' && typeof Reflect.get(error ?? {}, 'message') === 'string'
}

/** Drizzle's message repeats every parameter: e-mails, hashes, what visitors wrote. */
function messageOf(error: { message: string }): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message
}

/** The lines below the message. */
function framesOf(message: string, stack = ''): string[] {
  const below = stack.slice(stack.indexOf(message) + message.length)
  return below.split('\n').flatMap((line) => /^\s+at (.+)$/.exec(line)?.[1] ?? [])
}

/** JSON lines with the request's id, in `LOG_LEVEL` and above; to standard output unless told. */
export function openLog(
  settings: Pick<Settings, 'logLevel'>,
  destination: DestinationStream = pino.destination(1),
): Logger {
  return pino(
    {
      level: settings.logLevel,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: traceFields,
      redact: { paths: masked, censor: '[masked]' },
      serializers: {
        req: ({ id, method, url, ip }: LoggedRequest) => ({
          id,
          method,
          url: withoutSecrets(url),
          ip,
        }),
        err: (error: unknown) => presentError(error),
      },
    },
    destination,
  )
}
