import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { ChangedKind } from '#contract/base/changed-kinds.ts'
import type { AnswerOf, Caller, InputOf, OperationName, Operations } from '#contract/index.ts'
import type { Recorded, RecordedChange } from './audit/record-change.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { ReceivedUpload } from '#server/platform/media/receive-upload.ts'
import { hasDuty } from '#server/platform/auth/duties.ts'
import type { SignedInUser } from '#server/platform/auth/sessions.ts'
import type { Services } from '#server/platform/services.ts'
import type { RequestInfo } from './call.ts'

/** Context of a handler beside its input. */
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
  /** The languages in use; texts in others are neither taken nor answered. */
  languages: SiteLanguages
  /** The file of an upload, deleted when the call ends. */
  file: ReceivedUpload | null
  /** The work that the call is a part of: what it changes is kept for `undoWork`. */
  workId?: string | undefined
  /** Undoes an effect outside the database when the call fails. */
  onFailure(undo: () => Promise<void>): void
  /**
   * Carries out another operation on this `tx`, by its own payload rules and as a part of this call: what
   * changes is recorded as this call's. Not for operations that are prepared.
   */
  within: Caller
  /**
   * Does something in somebody's name, tells what came of it and takes it back: nothing is committed,
   * recorded or announced. In a transaction of its own, so only for reads.
   */
  preview<Result>(user: SignedInUser, work: PreviewWork<Result>): Promise<Result>
}

/** Work that is done as a preview; it may be run again. */
export type PreviewWork<Result> = (context: OperationContext) => Promise<Result>

/**
 * Carries out calls in the name of somebody who is away, all in one transaction, which `work` has too: all
 * are carried out by the rights that this user has then, or none. `work` may be run again.
 * Of many changes made so at once, the caches hear once a second.
 * @throws INVALID_TOKEN, FORBIDDEN_ERROR when the user has no right (any more)
 */
export type RunAs = <Result>(
  userId: string,
  work: (call: Caller, tx: Tx) => Promise<Result>,
) => Promise<Result>

/** Context of the handler of an operation that `orchestrates`: `tx` is a read handle. */
export interface RunningContext extends OperationContext {
  /** Calls in the caller's name, each with a transaction of its own. */
  each: Caller
  /**
   * Calls in the caller's name in one transaction, which `work` has too: all are carried out, or none; `work` may be
   * run again. A call of an operation that is prepared is named in `ahead`.
   */
  inOneTransaction<Result>(
    work: (call: Caller, tx: Tx) => Promise<Result>,
    ahead?: readonly Ahead[],
  ): Promise<Result>
  /** The same by the same rules, and then nothing of it stays: what would happen if it were done. */
  dryRun<Result>(work: (call: Caller) => Promise<Result>, ahead?: readonly Ahead[]): Promise<Result>
  /** The same context for calls that are parts of a work. */
  asWork(workId: string): RunningContext
}

/** A call whose slow part is done before the transaction that it belongs to: operation and payload. */
export type Ahead = readonly [OperationName, object]

/** A thing of some kinds that a call changed, as it was recorded. */
export type ChangeOf<Of extends ChangedKind> = RecordedChange &
  Pick<Recorded, 'was' | 'is'> & { kind: Of; itemId: string }

/**
 * Listens to every change of things of some kinds, in the transaction that makes it, whichever operation that is: what
 * must never be forgotten hangs here and not in handlers.
 */
export interface ChangeListener<Of extends ChangedKind> {
  /** Before a thing that is there already is changed; it may turn out that nothing changes. */
  before?(context: OperationContext, thing: { kind: Of; itemId: string }): Promise<void>
  after(context: OperationContext, change: ChangeOf<Of>): Promise<void>
}

type ContextOf<Name extends OperationName> = Operations[Name]['effect'] extends 'orchestrates'
  ? RunningContext
  : OperationContext

type Handle<Name extends OperationName> = (
  context: ContextOf<Name>,
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

/** Tells whether disabled items are shown: to admins of the catalogue who ask for them (requirements §4.2, §20.1). */
export function seesPanel(user: SignedInUser | null, { adminPanel }: { adminPanel?: unknown }) {
  return adminPanel === true && hasDuty(user, 'catalogue', 'publish')
}

/** The user of an operation that demands one; the pipeline has already checked. */
export function signedIn(context: OperationContext): SignedInUser {
  if (!context.user) throw new TypeError('This operation is public and has no user')
  return context.user
}
