import { operations } from '#contract/index.ts'
import { fallbackMessage } from '#contract/base/text/messages.ts'
import type { Operation } from '#contract/base/operation.ts'
import type { OperationName } from '#contract/index.ts'
import { type SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { parseAccepting, parseAnswering } from '#contract/base/languages/parse-scope.ts'
import { invalidPayload } from '#server/platform/http/failures.ts'

/** The declaration of an operation, seen without its own types. */
export function declarationOf(name: OperationName): Operation {
  return operations[name]
}

/**
 * A payload as the handler gets it, with texts in the languages in use.
 * @throws INVALID_DATA_ERROR with an issue for every broken rule
 */
export function parsePayload(
  operation: Operation,
  payload: unknown,
  languages: SiteLanguages,
): Record<string, unknown> {
  const parsed = parseAccepting(languages, () =>
    operation.input.safeParse(payload, { error: fallbackMessage }),
  )
  if (!parsed.success) throw invalidPayload(parsed.error)
  return parsed.data
}

/** An answer as the caller gets it: texts in the languages in use alone. */
export function parseAnswer(
  operation: Operation,
  answer: unknown,
  languages: SiteLanguages,
): unknown {
  return parseAnswering(languages, () => operation.output.parse(answer))
}
