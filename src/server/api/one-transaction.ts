import type { Caller, OperationName } from '#contract/index.ts'
import { markThrottled } from '#server/platform/cache/catalogue-version.ts'
import { isCommitUnanswered } from '#server/platform/db/errors.ts'
import { inDryRun, inTransaction, onReadHandle, type Tx } from '#server/platform/db/transaction.ts'
import { toFailure } from '#server/platform/http/failures.ts'
import { lockSession, requireAccess } from './authentication.ts'
import type { Call } from './call.ts'
import {
  carryOut,
  finish,
  makeCaller,
  on,
  type OutsideTransaction,
  prepare,
  undoAll,
} from './carry-out.ts'
import type { Ahead, TransactionStep } from './context.ts'
import { declarationOf, parsePayload } from './declarations.ts'
import type { NotedChange } from './hooks.ts'

/** The parts of a call that it hands on to those that it makes. */
type Outer = Pick<Call, 'authentication' | 'request' | 'languages' | 'workId'>

/** A further call in the name of who made this one, and a part of the same work. */
export function callAsCaller(
  { authentication, request, languages, workId }: Outer,
  name: OperationName,
  payload: unknown,
) {
  const operation = declarationOf(name)
  const input = parsePayload(operation, payload, languages)
  const plain = { ...request, idempotencyKey: undefined }
  return {
    name,
    operation,
    input,
    authentication,
    request: plain,
    file: null,
    languages,
    isBackground: true,
    workId,
  } satisfies Call
}

interface TransactionOptions {
  transaction?: typeof inTransaction
  /** A part of long work: the caches hear of it within a second. */
  isBackground?: boolean
  /** Calls of `work` whose slow part is done before the transaction begins. */
  ahead?: readonly Ahead[]
}

/**
 * Carries out calls in one transaction, in the name of who made the `outer` call, and tells of them afterwards.
 * `work` may be run again.
 */
export async function runInOneTransaction<Result>(
  context: OutsideTransaction,
  outer: Outer & Pick<Call, 'operation'>,
  work: (call: Caller, tx: Tx) => Promise<Result>,
  { transaction = inTransaction, isBackground = false, ahead = [] }: TransactionOptions = {},
): Promise<Result> {
  const { services } = context
  let latest = outer.operation
  const names: OperationName[] = []
  const changes: NotedChange[] = []
  const undo: (() => Promise<void>)[] = []
  const inner = { ...context, workId: outer.workId, onFailure: undo.push.bind(undo) }
  try {
    return await services.admission.writes(async () => {
      const prepared = new Map<OperationName, TransactionStep<unknown>>()
      for (const [name, payload] of ahead) {
        const part = callAsCaller(outer, name, payload)
        requireAccess(part.operation, part.authentication)
        const step = await onReadHandle(services.database, (tx) =>
          prepare(on(tx, inner), services.handlerOf(name), part),
        )
        prepared.set(name, step)
      }
      const result = await transaction(services.database, async (tx) => {
        // A transaction that is run again has changed nothing the first time.
        changes.length = 0
        if (isBackground) await markThrottled(tx)
        const now = services.clock()
        const { user } = await lockSession(tx, outer.operation, outer.authentication, now)
        const call = makeCaller(async (name, payload) => {
          const part = callAsCaller(outer, name, payload)
          latest = part.operation
          requireAccess(part.operation, { ...part.authentication, user })
          names.push(name)
          const step: TransactionStep<unknown> =
            prepared.get(name) ?? (({ within }) => within(name, payload as never))
          const { answer, change } = await carryOut(on(tx, { ...inner, user }), part, step)
          if (change) changes.push(change)
          return answer
        })
        const result = await work(call, tx)
        if (transaction !== inDryRun) {
          await services.hooks.beforeCommit(tx, services, { names, changes })
        }
        return result
      })
      if (transaction !== inDryRun) await finish(context, names, changes, isBackground)
      return result
    })
  } catch (error) {
    // What may have been stored keeps its files; if it was not, they are swept at a later start.
    if (!isCommitUnanswered(error)) await undoAll(services, undo)
    throw toFailure(error, latest)
  }
}
