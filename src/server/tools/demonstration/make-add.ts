import type { AnswerOf, InputOf, OperationName, PayloadOf } from '#contract/index.ts'
import { initialLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { plainRequest } from '#server/api/call.ts'
import { declarationOf, parsePayload } from '#server/api/declarations.ts'
import { handlerOf } from '#server/features/handlers.ts'
import type { OperationContext, RunningContext } from '#server/api/context.ts'
import type { Services } from '#server/platform/services.ts'

/** The same as something that nobody changes, as data is. */
type Constant<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Constant<Value[Key]> }
  : Value

/** Carries out an editor's operation within the loader's transaction. */
export type Add = <Name extends OperationName>(
  name: Name,
  payload: Constant<PayloadOf<Name>>,
) => Promise<AnswerOf<Name>>

/** The context of handlers that work on the loader's transaction; `user` is who is said to have done it. */
export function makeContext(
  services: Services,
  tx: Tx,
  now: Date,
  user: OperationContext['user'] = null,
): OperationContext {
  return {
    tx,
    now,
    user,
    adminPanel: true,
    request: plainRequest('demonstration', 'localhost'),
    services,
    file: null,
    languages: initialLanguages,
    onFailure: () => {},
    within: () =>
      Promise.reject(new TypeError('The demonstration calls no operation within another')),
    preview: () => Promise.reject(new TypeError('The demonstration does nothing as if')),
  }
}

/** Calls handlers as an admin's call would, but all on one transaction. */
export function makeAdd(...parts: Parameters<typeof makeContext>): Add {
  const context = makeContext(...parts)
  return async <Name extends OperationName>(name: Name, payload: Constant<PayloadOf<Name>>) => {
    const handler = handlerOf(name)
    if (typeof handler !== 'function') throw new TypeError(`${name} needs more than a transaction`)
    return handler(
      context as RunningContext,
      parsePayload(declarationOf(name), payload, initialLanguages) as InputOf<Name>,
    )
  }
}
