import type { Caller } from '#contract/index.ts'
import { markThrottled } from '#server/platform/cache/catalogue-version.ts'
import { isCommitUnanswered } from '#server/platform/db/errors.ts'
import { inDryRun, inTransaction, onReadHandle } from '#server/platform/db/transaction.ts'
import { toFailure } from '#server/platform/http/failures.ts'
import type { Services } from '#server/platform/services.ts'
import { placeOfRead } from './answer-cache.ts'
import {
  confirmAccess,
  lockSession,
  requireFreshLogIn,
  requireSecondFactor,
} from './authentication.ts'
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
import { type Handler, type OperationContext, type RunningContext, seesPanel } from './context.ts'
import { parseAnswer } from './declarations.ts'
import type { NotedChange } from './hooks.ts'
import { idempotentCall } from './idempotency.ts'
import { callAsCaller, runInOneTransaction } from './one-transaction.ts'

/** Runs a call as soon as there is room for it; one that runs others has no place itself, they have. */
export function runLimited(services: Services, call: Call): Promise<unknown> {
  const { reads, writes } = services.admission
  const carry = () => run(services, call)
  if (call.operation.effect === 'orchestrates') return carry()
  if (call.operation.effect === 'writes') return writes(carry)
  return reads(call.request.address, carry, call.name)
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
    adminPanel: seesPanel(authentication.user, call.input),
    request: call.request,
    services,
    file: call.file,
    languages: call.languages,
    onFailure: (step) => undo.push(step),
    workId: call.workId,
  }
  try {
    if (call.operation.effect === 'orchestrates') return await runMany(context, handler, call)
    if (call.operation.effect === 'reads') {
      const found = parseAnswer(call.operation, await read(context, handler, call), call.languages)
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

function read(context: OutsideTransaction, handler: Handler<never>, call: Call) {
  return onReadHandle(placeOfRead(context.services, call), async (tx) => {
    const step = await prepare(on(tx, context), handler, call)
    return step(on(tx, context))
  })
}

async function write(context: OutsideTransaction, handler: Handler<never>, call: Call) {
  const { database, payloadHashKeys } = context.services
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
      return parseAnswer(call.operation, answer, call.languages)
    })
    await context.services.hooks.beforeCommit(tx, context.services, { names: [call.name], changes })
    return once
  })
  await finish(context, [call.name], changes, call.isBackground)
  return outcome
}

/** Carries out an operation that does many things, on a read handle. Who is answered sees all of it. */
async function runMany(context: OutsideTransaction, handler: Handler<never>, call: Call) {
  if (typeof handler !== 'function') throw new TypeError('What runs many calls is not prepared')
  const { database, catalogueVersion } = context.services
  try {
    return await onReadHandle(database, async (tx) => {
      const running = runningContext(on(tx, context), call)
      return parseAnswer(
        call.operation,
        await handler(running, call.input as never),
        call.languages,
      )
    })
  } finally {
    await catalogueVersion.settle()
  }
}

/** A context with the calls that are made from it, which are parts of the work that `outer` names. */
function runningContext(context: OperationContext, outer: Call): RunningContext {
  return {
    ...context,
    each: each(context, outer),
    inOneTransaction: inOneTransaction(context, outer, inTransaction),
    dryRun: inOneTransaction(context, outer, inDryRun),
    asWork: (workId) => runningContext(context, { ...outer, workId }),
  }
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
  return (work, ahead = []) =>
    runInOneTransaction(context, outer, work, { transaction, isBackground: true, ahead })
}
