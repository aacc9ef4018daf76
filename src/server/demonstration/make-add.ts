import type { AnswerOf, InputOf, OperationName, PayloadOf } from '#contract/operation.ts'
import type { Tx } from '#server/db/transaction.ts'
import { plainRequest } from '#server/operations/call.ts'
import { declarationOf, parsePayload } from '#server/operations/declarations.ts'
import { handlerOf } from '#server/operations/handlers.ts'
import type { Services } from '#server/services.ts'

/** The same as something that nobody changes, as data is. */
type Constant<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Constant<Value[Key]> }
  : Value

/** Carries out an editor's operation within the loader's transaction. */
export type Add = <Name extends OperationName>(
  name: Name,
  payload: Constant<PayloadOf<Name>>,
) => Promise<AnswerOf<Name>>

/** Calls handlers as an admin's call would, but all on one transaction. */
export function makeAdd(services: Services, tx: Tx, now: Date): Add {
  const context = {
    tx,
    now,
    user: null,
    adminPanel: true,
    request: plainRequest('demonstration', 'localhost'),
    services,
    file: null,
    onFailure: () => {},
  }
  return async <Name extends OperationName>(name: Name, payload: Constant<PayloadOf<Name>>) => {
    const handler = handlerOf(name)
    if (typeof handler !== 'function') throw new TypeError(`${name} needs more than a transaction`)
    return handler(context, parsePayload(declarationOf(name), payload) as InputOf<Name>)
  }
}
