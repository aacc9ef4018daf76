import type { OperationName } from '#contract/operation.ts'
import type { Handler, HandlersOf } from './context.ts'

/** Every operation's handler, joined from the slices. */
const handlers: HandlersOf<never> = {}

/** The handler of an operation; undefined while it has none. */
export function findHandler(name: OperationName): Handler<never> | undefined {
  return (handlers as Partial<Record<OperationName, Handler<never>>>)[name]
}
