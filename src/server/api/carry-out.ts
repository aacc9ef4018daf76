import type { Caller, OperationName } from '#contract/index.ts'
import { inDryRun, type Tx } from '#server/platform/db/transaction.ts'
import { auditChange } from '#server/platform/monitoring/audit-log.ts'
import type { Services } from '#server/platform/services.ts'
import { recordChange } from './audit/record-change.ts'
import { requireAccess, requireDutyOf, requireDutyToPublish } from './authentication.ts'
import type { Call } from './call.ts'
import {
  type Handler,
  type OperationContext,
  type RunningContext,
  seesPanel,
  type TransactionStep,
} from './context.ts'
import { declarationOf, parseAnswer, parsePayload } from './declarations.ts'
import type { ChangeNote, NotedChange } from './hooks.ts'

/** The part of a call's context that does not depend on its transaction. */
export type OutsideTransaction = Omit<OperationContext, 'tx' | 'within' | 'preview'>

/** Undoes effects outside the database, the last first. */
export async function undoAll(services: Services, undo: (() => Promise<void>)[]): Promise<void> {
  for (const step of undo.toReversed()) {
    await step().catch((reason: unknown) =>
      services.log.error({ err: reason }, 'undoing side effects failed'),
    )
  }
}

/** A step on its transaction, with what it changed written down and followed. */
export async function carryOut(
  context: OperationContext,
  call: Call,
  step: TransactionStep<unknown>,
) {
  const { hooks } = context.services
  let note: ChangeNote = {}
  const recorded = await recordChange(context.tx, call, context.now, async (subject) => {
    if (subject) requireDutyOf(context.user, call.operation, subject.kind)
    if (subject) note = await hooks.beforeChange(context, call, subject)
    return step(context)
  })
  requireDutyToPublish(context.user, recorded)
  note = await hooks.afterChange(context, recorded, note)
  const { answer, change } = recorded
  return { answer, change: change && { ...change, note } }
}

/** After the commit: logs every change, then runs the hook. */
export async function finish(
  { services, request }: OutsideTransaction,
  names: readonly OperationName[],
  changes: readonly NotedChange[],
  isBackground = false,
): Promise<void> {
  for (const change of changes) auditChange(services.log, request, change)
  await services.hooks.afterCommit(services, { names, changes }, isBackground)
}

/** The step to run on the transaction. The input was parsed by the schema that types the handler. */
export async function prepare(
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

/** A context on a handle, with the calls that are made within it. */
export function on(tx: Tx, outside: OutsideTransaction): OperationContext {
  const context: OperationContext = {
    ...outside,
    tx,
    within: makeCaller(async (name, payload) => {
      const operation = declarationOf(name)
      requireAccess(operation, { user: context.user, renewedToken: undefined })
      const input = parsePayload(operation, payload, outside.languages)
      const handler: Handler<never> = outside.services.handlerOf(name)
      if (typeof handler !== 'function' || operation.effect === 'orchestrates') {
        throw new TypeError(`${name} cannot be a part of another call`)
      }
      const adminPanel = seesPanel(context.user, input)
      const answer = await handler({ ...context, adminPanel } as RunningContext, input as never)
      return parseAnswer(operation, answer, outside.languages)
    }),
    preview: (user, work) =>
      inDryRun(outside.services.database, (inside) => work(on(inside, { ...outside, user }))),
  }
  return context
}

/** Gives a plain function of name and payload the types of the contract. */
export function makeCaller(
  call: (name: OperationName, payload: unknown) => Promise<unknown>,
): Caller {
  return ((name: OperationName, payload: unknown = {}) => call(name, payload)) as Caller
}
