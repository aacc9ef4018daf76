import type { z } from 'zod'
import type { ChangedKind } from './changed-kinds.ts'
import type { Duty } from './rights/duties.ts'
import type { FailureName } from './failures.ts'

/** Callers of an operation: anybody, any approved user who is logged in, admins (requirements §3.2). */
export type Access = 'public' | 'user' | 'admin'

/**
 * Whether the call runs on a read handle, inside a transaction, or does many things: such a call has no
 * transaction of its own and makes calls in the caller's name, each by all the rules.
 */
export type Effect = 'reads' | 'writes' | 'orchestrates'

/**
 * Permitted content of an upload, determined from its bytes; a graphic is a picture that does not move, a sheet a
 * table.
 */
export type UploadKind = 'image' | 'video' | 'media' | 'graphic' | 'sheet'

/** All that server, browser, tests and reference need to know of one operation. */
export interface Operation {
  /** One sentence for the API reference. */
  summary: string
  access: Access
  /** Of an operation of admins: the duties that open it, each by itself. */
  duties?: readonly [Duty, ...Duty[]]
  effect: Effect
  input: z.ZodObject
  /** The answer's schema; `nothing` answers 204. */
  output: z.ZodType
  /** Failures of the operation's own, beside those that every operation may give. */
  failures: readonly FailureName[]
  /** The payload's `adminPanel` shows disabled items to admins (requirements §4.2). */
  panel?: true
  /** A public operation that answers more to whom it knows: a token that is not good counts as none. */
  readsToken?: true
  /** The most a JSON body may have, in bytes; 256 kB unless told. */
  bodyBytes?: number
  /** The payload is multipart and carries one file of this kind. */
  upload?: UploadKind
  /**
   * The thing that an admin's operation changes; the pipeline records it in the activity. `medium`: the medium's
   * owner. `item`: the item of the payload's kind and id. `new item`: the item of that kind that the answer's id
   * names. `new rate` likewise: the payload's id names the rate that is copied.
   */
  changes?: ChangedKind | 'medium' | 'item' | 'new item' | 'new rate'
  /** The answer is a file, of one of these content types; its `output` is `answeredFile` of the fields. */
  answersFile?: readonly string[]
  /** Fields whose change alone leaves no line in the activity. */
  unrecorded?: readonly string[]
  /** Takes somebody's right away, or one's own: ends sessions. Such calls run one after another. */
  endsSessions?: true
  /**
   * Asks who has a second factor for a log-in, or a confirmation, of the last 10 minutes; only where one of
   * these fields is sent, if fields are named; `always`: of everybody, by the password where there is no factor.
   */
  fresh?: true | 'always' | readonly string[]
  /** Open to an admin who has no second factor yet, where one is demanded of admins. */
  beforeSecondFactor?: true
  /** Honours the `idempotency-key` header though it is no add…, which all do: see `repeatRule`. */
  idempotent?: true
  /** The answer holds a secret that is shown once: it is not kept for repeats. */
  secretAnswer?: true
  /** Changes what visitors see, whatever it is about: asks for the duty `publish` too; see `alwaysPublishes`. */
  publishes?: true
}

/**
 * Result of a repeat under the same `idempotency-key` and with the same payload within a day: the first answer.
 * EDIT_CONFLICT_ERROR if that was a secret; a second effect if the header has no meaning.
 */
export type RepeatRule = 'first answer' | 'conflict' | 'second effect'

/** Operations that add something are repeatable by their name; others say so. */
export function repeatRule(
  name: string,
  { idempotent, secretAnswer }: Pick<Operation, 'idempotent' | 'secretAnswer'>,
): RepeatRule {
  if (secretAnswer) return 'conflict'
  return idempotent || /^add[A-Z]/.test(name) ? 'first answer' : 'second effect'
}

/** Declares an operation; keeps the literal types of what is given. */
export function operation<const Declared extends Operation>(declared: Declared): Declared {
  return declared
}

/** A file as handlers answer it: its name in plain letters, and its content whole or as it comes. */
export interface AnsweredFile {
  name: string
  /** One of the operation's `answersFile`. */
  type: string
  content: string | AsyncIterable<string | Uint8Array>
}

/** Headers that some operations take beside their payload. */
export interface CallOptions {
  idempotencyKey?: string
  captchaToken?: string
  /** By what the server knows a browser that has logged in before. */
  deviceId?: string
  signal?: AbortSignal
}

/** Answer fields that arrive as ISO text and are revived to dates (requirements §3.1). */
export const dateFields = [
  'initialDate',
  'finishDate',
  'birthday',
  'creationDate',
  'firstAt',
  'lastAt',
  'lastViewTariff',
  'updatedAt',
  'createdAt',
  'deletedAt',
  'sentAt',
  'dueAt',
  'answerDueAt',
  'at',
  'answeredAt',
  'confirmedAt',
  'withdrawalEndsAt',
  'rejectedAt',
  'changedAt',
  'expiresAt',
  'enableAt',
  'disableAt',
  'lastUsedAt',
  'lastSeenAt',
  'lastViewedAt',
  'failingSince',
  'disabledAt',
  'since',
  'startedAt',
  'undoneAt',
] as const
