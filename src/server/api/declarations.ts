import { operations } from '#contract/index.ts'
import { fallbackMessage } from '#contract/base/text/messages.ts'
import type { Operation } from '#contract/base/operation.ts'
import type { OperationName } from '#contract/index.ts'
import { invalidPayload } from '#server/platform/http/failures.ts'

/** The declaration of an operation, seen without its own types. */
export function declarationOf(name: OperationName): Operation {
  return operations[name]
}

/**
 * A payload as the handler gets it.
 * @throws INVALID_DATA_ERROR with an issue for every broken rule
 */
export function parsePayload(operation: Operation, payload: unknown): Record<string, unknown> {
  const parsed = operation.input.safeParse(payload, { error: fallbackMessage })
  if (!parsed.success) throw invalidPayload(parsed.error)
  return parsed.data
}
