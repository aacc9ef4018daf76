import type { Caller, OperationName } from '#contract/index.ts'
import { isCommitUnanswered } from '#server/platform/db/errors.ts'
import { recordChange } from './audit/record-change.ts'
import { inDryRun, inTransaction, onReadHandle, type Tx } from '#server/platform/db/transaction.ts'
import { markThrottled } from '#server/platform/cache/catalogue-version.ts'
import { toFailure } from '#server/platform/http/failures.ts'
import { auditChange } from '#server/platform/monitoring/audit-log.ts'
import type { Services } from '#server/platform/services.ts'
import {
  confirmAccess,
  lockSession,
  requireAccess,
  requireFreshLogIn,
  requireSecondFactor,
} from './authentication.ts'
import { placeOfRead } from './answer-cache.ts'
import type { Call } from './call.ts'
import type { Handler, OperationContext, RunningContext, TransactionStep } from './context.ts'
import { declarationOf, parsePayload } from './declarations.ts'
import type { ChangeNote, NotedChange } from './hooks.ts'
import { idempotentCall } from './idempotency.ts'

/** The part of a call's context that does not depend on its transaction. */
export type OutsideTransaction = Omit<OperationContext, 'tx' | 'within' | 'preview'>

/** Runs a call as soon as there is room for it; one that runs others has no place itself, they have. */
export function runLimited(services: Services, call: Call): Promise<unknown> {
  const { reads, writes } = services.admission
  const carry = () => run(services, call)
  if (call.operation.effect === 'orchestrates') return carry()
  return call.operation.effect === 'reads' ? reads(call.request.address, carry) : writes(carry)
}

/**
 * Runs a call: right, prepare, transaction, right, handle, check the answer. Throws what the handler
 * throws. No matter who decided earlier that the caller may call, it is looked at again here.
 */
export async function run(services: Services, received: Call): Promise<unknown> {
  const authentication = await confirmAccess(services, received.operation, received.authentication)
  const call = { ...received, authentication }
  await requireSecondFactor(services, call)
  await requireFreshLogIn(services, call)
  const handler: Handler<never> = services.handlerOf(call.name)
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
    if (call.operation.effect === 'orchestrates') return await runMany(context, handler, call)
    if (call.operation.effect === 'reads') {
      const found = call.operation.output.parse(await read(context, handler, call))
      if (typeof call.input.id === 'string') services.hooks.afterRead(call.input.id)
      return found
    }
    const { answer, replayed } = await write(context, handler, call)
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
  return onReadHandle(placeOfRead(context.services, call), async (tx) => {
    const step = await prepare(on(tx, context), handler, call)
    return step(on(tx, context))
  })
}

async function write(context: OutsideTransaction, handler: Handler<never>, call: Call) {
  const { database, payloadHashKeys } = context.services
  const { output } = call.operation
  const idempotent = await idempotentCall(call, { now: context.now, hashKeys: payloadHashKeys })
  const replayed = await onReadHandle(database, idempotent.replay)
  if (replayed) return replayed
  const step = await onReadHandle(database, (tx) => prepare(on(tx, context), handler, call))
  const changes: NotedChange[] = []
  const outcome = await inTransaction(database, async (tx) => {
    // A transaction that is run again has changed nothing the first time.
    changes.length = 0
    if (call.isBackground) await markThrottled(tx)
    const now = context.services.clock()
    const { user } = await lockSession(tx, call.operation, call.authentication, now)
    const once = await idempotent.runOnce(tx, async () => {
      const { answer, change } = await carryOut(on(tx, { ...context, user }), call, step)
      if (change) changes.push(change)
      // What is kept for a repeat is what was told, and nothing else.
      return output.parse(answer)
    })
    await context.services.hooks.beforeCommit(tx, context.services, { names: [call.name], changes })
    return once
  })
  await finish(context, [call.name], changes, call.isBackground)
  return outcome
}

/** A step on its transaction, with what it changed written down and followed. */
async function carryOut(context: OperationContext, call: Call, step: TransactionStep<unknown>) {
  const { hooks } = context.services
  let note: ChangeNote = {}
  const recorded = await recordChange(context.tx, call, context.now, async (subject) => {
    if (subject) note = await hooks.beforeChange(context, call, subject)
    return step(context)
  })
  note = await hooks.afterChange(context, recorded, note)
  const { answer, change } = recorded
  return { answer, change: change && { ...change, note } }
}

/** After the commit: logs every change, then runs the hook. */
async function finish(
  { services, request }: OutsideTransaction,
  names: readonly OperationName[],
  changes: readonly NotedChange[],
  isBackground = false,
): Promise<void> {
  for (const change of changes) auditChange(services.log, request, change)
  await services.hooks.afterCommit(services, { names, changes }, isBackground)
}

/** The step to run on the transaction. The input was parsed by the schema that types the handler. */
async function prepare(
  context: OperationContext,
  handler: Handler<never>,
  call: Call,
): Promise<TransactionStep<unknown>> {
  const input = call.input as never
  if (typeof handler === 'function') {
    // Only what runs many calls has a larger context, and is not prepared.
    return (inside) => handler(inside as RunningContext, input)
  }
  return handler.prepare(context, input)
}

/** Carries out an operation that does many things, on a read handle. Who is answered sees all of it. */
async function runMany(context: OutsideTransaction, handler: Handler<never>, call: Call) {
  if (typeof handler !== 'function') throw new TypeError('What runs many calls is not prepared')
  const running = {
    each: each(context, call),
    inOneTransaction: inOneTransaction(context, call, inTransaction),
    dryRun: inOneTransaction(context, call, inDryRun),
  }
  const { database, catalogueVersion } = context.services
  try {
    return await onReadHandle(database, async (tx) =>
      call.operation.output.parse(
        await handler({ ...on(tx, context), ...running }, call.input as never),
      ),
    )
  } finally {
    await catalogueVersion.settle()
  }
}

/** A context on a handle, with the calls that are made within it. */
function on(tx: Tx, outside: OutsideTransaction): OperationContext {
  const context: OperationContext = {
    ...outside,
    tx,
    within: makeCaller(async (name, payload) => {
      const operation = declarationOf(name)
      requireAccess(operation, { user: context.user, renewedToken: undefined })
      const input = parsePayload(operation, payload)
      const handler: Handler<never> = outside.services.handlerOf(name)
      if (typeof handler !== 'function' || operation.effect === 'orchestrates') {
        throw new TypeError(`${name} cannot be a part of another call`)
      }
      const adminPanel = context.user?.role === 'admin' && input.adminPanel === true
      const answer = await handler({ ...context, adminPanel } as RunningContext, input as never)
      return operation.output.parse(answer)
    }),
    preview: (user, work) =>
      inDryRun(outside.services.database, (inside) => work(on(inside, { ...outside, user }))),
  }
  return context
}

/** A further call in the name of who made this one. */
function callAsCaller(
  { authentication, request }: Pick<Call, 'authentication' | 'request'>,
  name: OperationName,
  payload: unknown,
) {
  const operation = declarationOf(name)
  const input = parsePayload(operation, payload)
  const plain = { ...request, idempotencyKey: undefined }
  return {
    name,
    operation,
    input,
    authentication,
    request: plain,
    file: null,
    isBackground: true,
  } satisfies Call
}

function each({ services }: OutsideTransaction, outer: Call): Caller {
  return makeCaller(async (name, payload) => {
    const call = callAsCaller(outer, name, payload)
    try {
      return await runLimited(services, call)
    } catch (error) {
      throw toFailure(error, call.operation)
    }
  })
}

function inOneTransaction(
  context: OutsideTransaction,
  outer: Call,
  transaction: typeof inTransaction,
): RunningContext['inOneTransaction'] {
  return (work) => runInOneTransaction(context, outer, work, { transaction, isBackground: true })
}

interface TransactionOptions {
  transaction?: typeof inTransaction
  /** A part of long work: the caches hear of it within a second. */
  isBackground?: boolean
}

/**
 * Carries out calls in one transaction, in the name of who made the `outer` call, and tells of them afterwards.
 * `work` may be run again.
 */
export async function runInOneTransaction<Result>(
  context: OutsideTransaction,
  outer: Pick<Call, 'operation' | 'authentication' | 'request'>,
  work: (call: Caller, tx: Tx) => Promise<Result>,
  { transaction = inTransaction, isBackground = false }: TransactionOptions = {},
): Promise<Result> {
  const { services } = context
  let latest = outer.operation
  const names: OperationName[] = []
  const changes: NotedChange[] = []
  try {
    return await services.admission.writes(async () => {
      const result = await transaction(services.database, async (tx) => {
        // A transaction that is run again has changed nothing the first time.
        changes.length = 0
        if (isBackground) await markThrottled(tx)
        const now = services.clock()
        const { user } = await lockSession(tx, outer.operation, outer.authentication, now)
        const call = makeCaller(async (name, payload) => {
          const part = callAsCaller(outer, name, payload)
          latest = part.operation
          requireAccess(part.operation, part.authentication)
          names.push(name)
          const step: TransactionStep<unknown> = ({ within }) => within(name, payload as never)
          const { answer, change } = await carryOut(on(tx, { ...context, user }), part, step)
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
    throw toFailure(error, latest)
  }
}

/** Gives a plain function of name and payload the types of the contract. */
function makeCaller(call: (name: OperationName, payload: unknown) => Promise<unknown>): Caller {
  return ((name: OperationName, payload: unknown = {}) => call(name, payload)) as Caller
}
