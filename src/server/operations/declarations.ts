import { operations } from '#contract/index.ts'
import { fallbackMessage } from '#contract/messages.ts'
import type { Operation, OperationName } from '#contract/operation.ts'
import { invalidPayload } from './failures.ts'

/** Whether a name is an operation's; looks at own names only. */
export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name)
}

/** The declaration of an operation, seen without its own types. */
export function declarationOf(name: OperationName): Operation {
  return operations[name]
}

/**
 * A payload as the handler gets it.
 * @throws INVALID_DATA_ERROR with an issue for every broken rule
 */
export function parsePayload(name: OperationName, payload: unknown): Record<string, unknown> {
  const parsed = declarationOf(name).input.safeParse(payload, { error: fallbackMessage })
  if (!parsed.success) throw invalidPayload(parsed.error)
  return parsed.data
}
