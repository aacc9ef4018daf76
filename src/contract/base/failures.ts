import type { Language } from './languages/languages.ts'
import type { FactorMethod } from './rights/factor-methods.ts'
import type { Duty } from './rights/duties.ts'
import type { Kind } from './kinds.ts'

/** Every failure name with the HTTP status it answers with (requirements §3.3). */
export const failureStatuses = {
  INVALID_DATA_ERROR: 400,
  INVALID_CREDENTIALS_ERROR: 401,
  INVALID_TOKEN: 401,
  SECOND_FACTOR_ERROR: 401,
  FRESH_LOGIN_ERROR: 401,
  NOT_APPROVED_ERROR: 403,
  NOT_CONFIRM_EMAIL_ERROR: 403,
  FORBIDDEN_ERROR: 403,
  NOT_FOUND_ERROR: 404,
  EMAIL_IN_USE: 409,
  EMAIL_ALREADY_VERIFIED: 409,
  INVALID_DELETE_ERROR: 409,
  LIMIT_TOURS_STARRED_IN_DESTINATION_ERROR: 409,
  DISABLED_DESTINATION_ERROR: 409,
  EDIT_CONFLICT_ERROR: 409,
  TOO_MANY_REQUESTS_ERROR: 429,
  CONFIGURATION_ERROR: 500,
  UNEXPECTED_ERROR: 500,
} as const

export type FailureName = keyof typeof failureStatuses

/** One broken rule of a payload: where (`details.0.name`) and what (a Spanish text, requirements §3.4). */
export interface Issue {
  path: string
  message: string
}

/** An item that blocks a deletion, or somebody who does. */
export interface Dependent {
  id: string
  name: string
  /** An item's names by language, for anyone who reads another one than the agency's. */
  details?: { name: string; lang: Language }[]
}

/** Something that is named and is there no longer, by the name it last had. */
export interface Gone {
  /** Where it is named, as an issue's path. */
  path: string
  kind: Kind | 'category' | 'region'
  id: string
  name: string
  /** Whether it can be brought back. */
  inBin: boolean
}

/** Details of a failure beside its name; always an object on the wire. */
export interface FailureContext {
  issues?: Issue[]
  dependents?: Record<string, Dependent[]>
  /** With INVALID_DATA_ERROR: what the issues are about. */
  gone?: Gone[]
  captchaRequired?: true
  /** With SECOND_FACTOR_ERROR: by what it may be shown. */
  methods?: FactorMethod[]
  /** With FORBIDDEN_ERROR: an admin must have a second factor, and has none yet. */
  secondFactorRequired?: true
  /** With FORBIDDEN_ERROR: the duty that the admin lacks. */
  duty?: Duty
  /** With INVALID_DATA_ERROR of an approval: how the user's agency stands. */
  agencyStatus?: 'rejected'
  /** With NOT_APPROVED_ERROR: the registration was refused, it waits no more. */
  rejected?: true
  /** With CONFIGURATION_ERROR: what a mail server said, or a message of ours. */
  message?: string
}

interface FailureOptions {
  status?: number
  /** Seconds for the `retry-after` header. */
  retryAfter?: number
  cause?: unknown
}

/** The one error that operations throw on purpose; server and browser share it. */
export class Failure extends Error {
  override readonly name: FailureName
  readonly context: FailureContext
  readonly status: number
  readonly retryAfter: number | undefined

  constructor(name: FailureName, context: FailureContext = {}, options: FailureOptions = {}) {
    super(name, { cause: options.cause })
    this.name = name
    this.context = context
    this.status = options.status ?? failureStatuses[name]
    this.retryAfter = options.retryAfter
  }
}

/** A refusal of a payload, one issue given. */
export function invalidData(path: string, message: string, options?: FailureOptions): Failure {
  return new Failure('INVALID_DATA_ERROR', { issues: [{ path, message }] }, options)
}

/** The answer for what is missing or hidden. */
export function notFound(): Failure {
  return new Failure('NOT_FOUND_ERROR')
}

const retryAfterSeconds = 2

/** A needed service is away or everything is busy: 503 with retry-after. */
export function unavailable(cause?: unknown): Failure {
  return new Failure('UNEXPECTED_ERROR', {}, { status: 503, retryAfter: retryAfterSeconds, cause })
}

export function isFailureName(name: unknown): name is FailureName {
  return typeof name === 'string' && Object.hasOwn(failureStatuses, name)
}
