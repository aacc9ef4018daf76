import { DrizzleQueryError } from 'drizzle-orm/errors'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Settings } from '#server/settings/env.ts'

/** What never reaches a log: secrets and what could become one (security: log only what helps). */
const secrets = ['password', 'newPass', 'passwordHash', 'token', 'captchaTk', 'seed']
const masked = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** Pages whose addresses carry a token, or the address it was mailed to, however they are spelled. */
const secretPages =
  /(reset-password|verify-email|unsubscribe|requests|proposals|preview|client)([/\\;]).*/is
/** What a parameter of ours may be called; anything else may be a secret that was pasted there. */
const parameterName = /^[a-z][\w.-]{0,30}$/i

/** An address without the tokens of mailed links and without the values of its query. */
function withoutSecrets(url: string): string {
  const [path = '', ...queries] = url.split('?')
  const names = queries.join('?').split('&').filter(Boolean).map(withoutValue)
  return names.length === 0 ? withoutToken(path) : `${withoutToken(path)}?${names.join('&')}`
}

/** The path as it came, unless it names a page with a secret. */
function withoutToken(path: string): string {
  const spelled = decodeFully(path)
  return secretPages.test(spelled) ? spelled.replace(secretPages, '$1$2[token]') : path
}

const decodingsMax = 5

/** Decodes what can be decoded, as often as it was encoded: a path may be wrong and still tell a secret. */
function decodeFully(path: string): string {
  let decoded = path
  for (let times = 0; times < decodingsMax; times += 1) {
    const before = decoded
    decoded = before.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    if (decoded === before) break
  }
  return decoded
}

function withoutValue(parameter: string): string {
  const [name = '', value] = parameter.split('=', 2)
  const shown = parameterName.test(name) ? name : '[masked]'
  return value === undefined || value === '' ? shown : `${shown}=[masked]`
}

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
