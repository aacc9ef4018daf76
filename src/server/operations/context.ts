import type { AnswerOf, InputOf, OperationName } from '#contract/operation.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { ReceivedUpload } from '#server/media/receive-upload.ts'
import type { SignedInUser } from '#server/auth/sessions.ts'
import type { Services } from '#server/services.ts'
import type { RequestInfo } from './call.ts'

/** What a handler gets beside its input. */
export interface OperationContext {
  /** The transaction of a writing operation; in `prepare` and in reads, a handle outside any. */
  tx: Tx
  now: Date
  /** Null in public operations, which ignore the token. */
  user: SignedInUser | null
  /** True when an admin asked for disabled items too (requirements §4.2). */
  adminPanel: boolean
  request: RequestInfo
  services: Services
  /** The file of an upload, deleted when the call ends. */
  file: ReceivedUpload | null
  /** Undoes an effect outside the database when the call fails. */
  onFailure(undo: () => Promise<void>): void
}

type Handle<Name extends OperationName> = (
  context: OperationContext,
  input: InputOf<Name>,
) => Promise<AnswerOf<Name>>

/** The part of a prepared operation that runs inside the transaction; it may be run again. */
export type TransactionStep<Answer> = (context: OperationContext) => Promise<Answer>

/**
 * A handler whose slow work (hashing, captcha, pictures) must not hold a transaction:
 * `prepare` runs before it and gives the step that runs inside.
 */
export interface PreparedHandler<Name extends OperationName> {
  prepare(context: OperationContext, input: InputOf<Name>): Promise<TransactionStep<AnswerOf<Name>>>
}

export type Handler<Name extends OperationName> = Handle<Name> | PreparedHandler<Name>

/** The handlers of some operations; a slice says which. */
export type HandlersOf<Name extends OperationName> = { [Each in Name]: Handler<Each> }

/** The user of an operation that demands one; the pipeline has already checked. */
export function signedIn(context: OperationContext): SignedInUser {
  if (!context.user) throw new TypeError('This operation is public and has no user')
  return context.user
}
