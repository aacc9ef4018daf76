import type { AnswerOf, OperationName, PayloadOf } from '#contract/operation.ts'
import type { Tx } from '../db/transaction.ts'
import { parsePayload } from '../operations/declarations.ts'
import { findHandler } from '../operations/handlers.ts'
import type { Services } from '../services.ts'

/** Carries out an editor's operation within the loader's transaction. */
export type Add = <Name extends OperationName>(
  name: Name,
  payload: PayloadOf<Name>,
) => Promise<AnswerOf<Name>>

/** Calls handlers as an admin's call would, but all on one transaction. */
export function makeAdd(services: Services, tx: Tx, now: Date): Add {
  return async (name: OperationName, payload: unknown): Promise<never> => {
    const handler = findHandler(name)
    if (typeof handler !== 'function') throw new TypeError(`${name} needs more than a transaction`)
    const context = {
      tx,
      now,
      user: null,
      adminPanel: true,
      call: {
        requestId: 'demonstration',
        address: 'localhost',
        captchaToken: undefined,
        acceptLanguage: undefined,
        idempotencyKey: undefined,
      },
      services,
      file: null,
      onFailure: () => {},
    }
    return (await handler(context, parsePayload(name, payload) as never)) as never
  }
}
