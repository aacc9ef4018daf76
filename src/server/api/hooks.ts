import type { ChangedKind } from '#contract/base/changed-kinds.ts'
import type { OperationName } from '#contract/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/platform/services.ts'
import type { Recorded, RecordedChange } from './audit/record-change.ts'
import type { Call } from './call.ts'
import type { Handler, OperationContext } from './context.ts'

declare module '#server/platform/services.ts' {
  interface Services {
    /** The handler of each operation. */
    handlerOf: <Name extends OperationName>(name: Name) => Handler<Name>
    hooks: Hooks
  }
}

/** A feature's notes on a change for the end of its transaction; features declare their fields. */
// oxlint-disable-next-line typescript/no-empty-object-type -- features declare its fields by augmentation
export interface ChangeNote {}

/** A recorded change with what was noted of it. */
export type NotedChange = RecordedChange & { note: ChangeNote }

/** The thing that a call changes; `key` is null where it does not exist yet. */
export interface ChangeSubject {
  kind: ChangedKind
  key: string | null
}

/** Features follow the steps of a call through these; `start/` hands them in, and the pipeline knows no feature. */
export interface Hooks {
  /** Runs after a read of an item. */
  afterRead(itemId: string): void
  /** Runs in the transaction, before the handler, while the former state can be read. */
  beforeChange(context: OperationContext, call: Call, subject: ChangeSubject): Promise<ChangeNote>
  /** Runs in the transaction, after a call was recorded; completes its note. */
  afterChange(context: OperationContext, recorded: Recorded, note: ChangeNote): Promise<ChangeNote>
  /** Runs once for all changes of a transaction, before it commits. */
  beforeCommit(tx: Tx, services: Services, finished: FinishedTransaction): Promise<void>
  /** Runs after the commit; `isBackground` marks a part of long work. */
  afterCommit(
    services: Services,
    finished: FinishedTransaction,
    isBackground: boolean,
  ): Promise<void>
}

/** The calls of a transaction and what they changed. */
export interface FinishedTransaction {
  names: readonly OperationName[]
  changes: readonly NotedChange[]
}
