import { isCatalogueOperation } from '#contract/index.ts'
import { isCommitUnanswered } from '#server/db/errors.ts'
import { type RecordedChange, recordChange } from '#server/audit/record-change.ts'
import { inTransaction, onReadHandle } from '#server/db/transaction.ts'
import { auditChange } from '#server/audit/audit-log.ts'
import type { Services } from '#server/services.ts'
import { confirmAccess, holdAccess } from './authentication.ts'
import type { Call } from './call.ts'
import type { Handler, OperationContext, TransactionStep } from './context.ts'
import { handlerOf } from './handlers.ts'
import { idempotentCall } from './idempotency.ts'

type OutsideTransaction = Omit<OperationContext, 'tx'>

/**
 * Runs a call: right, prepare, transaction, right, handle, check the answer. Throws what the handler
 * throws. No matter who decided earlier that the caller may call, it is looked at again here.
 */
export async function run(services: Services, asked: Call): Promise<unknown> {
  const authentication = await confirmAccess(services, asked.operation, asked.authentication)
  const call = { ...asked, authentication }
  const handler: Handler<never> = handlerOf(call.name)
  const undo: (() => Promise<void>)[] = []
  const context: OutsideTransaction = {
    now: services.clock(),
    user: authentication.user,
    adminPanel: authentication.user?.role === 'admin' && call.input.adminPanel === true,
    request: call.request,
    services,
    file: call.file,
    onFailure: (step) => undo.push(step),
  }
  try {
    if (call.operation.effect === 'reads') {
      const found = call.operation.output.parse(await read(context, handler, call))
      if (typeof call.input.id === 'string') services.prioritisePictures(call.input.id)
      return found
    }
    const { answer, replayed } = await write(context, handler, call)
    if (isCatalogueOperation(call.name)) services.catalogueVersion.invalidate()
    if (replayed) await undoAll(services, undo)
    return answer
  } catch (error) {
    // What may have been stored keeps its files; if it was not, they are swept at a later start.
    if (!isCommitUnanswered(error)) await undoAll(services, undo)
    throw error
  }
}

async function undoAll(services: Services, undo: (() => Promise<void>)[]): Promise<void> {
  for (const step of undo.toReversed()) {
    await step().catch((reason: unknown) =>
      services.log.error({ err: reason }, 'undoing side effects failed'),
    )
  }
}

function read(context: OutsideTransaction, handler: Handler<never>, call: Call) {
  return onReadHandle(context.services.database, async (tx) => {
    const step = await prepare({ ...context, tx }, handler, call)
    return step({ ...context, tx })
  })
}

async function write(context: OutsideTransaction, handler: Handler<never>, call: Call) {
  const { database, payloadHashKey } = context.services
  const { output } = call.operation
  const idempotent = await idempotentCall(call, { now: context.now, hashKey: payloadHashKey })
  const replayed = await onReadHandle(database, idempotent.replay)
  if (replayed) return replayed
  const step = await onReadHandle(database, (tx) => prepare({ ...context, tx }, handler, call))
  let change: RecordedChange | undefined
  const outcome = await inTransaction(database, async (tx) => {
    // A transaction that is run again has changed nothing the first time.
    change = undefined
    await holdAccess(tx, call.operation, call.authentication, context.services.clock())
    return idempotent.runOnce(tx, async () => {
      const recorded = await recordChange(tx, call, context.now, () => step({ ...context, tx }))
      change = recorded.change
      // What is kept for a repeat is what was told, and nothing else.
      return output.parse(recorded.answer)
    })
  })
  if (change) auditChange(context.services.log, call.request, change)
  return outcome
}

/** The step to run on the transaction. The input was parsed by the schema that types the handler. */
async function prepare(
  context: OperationContext,
  handler: Handler<never>,
  call: Call,
): Promise<TransactionStep<unknown>> {
  const input = call.input as never
  if (typeof handler === 'function') return (inside) => handler(inside, input)
  return handler.prepare(context, input)
}
