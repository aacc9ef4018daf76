import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { parseAccepting } from '#contract/base/languages/parse-scope.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { Failure, type Issue } from '#contract/base/failures.ts'
import { operations } from '#contract/index.ts'
import { fallbackMessage, messages } from '#contract/base/text/messages.ts'
import type { z } from 'zod'

/** Content of a draft: the payload of the edit that it becomes, as it was sent. */
export type DraftFields = Record<string, unknown>

/** Stands for the item's own, which a draft does not name. */
const anyId = '00000000-0000-4000-8000-000000000000'

/** The rules that an edit of this kind broke with these fields. */
export function brokenRules(
  kind: Kind,
  fields: DraftFields,
  languages: SiteLanguages,
): z.core.$ZodIssue[] {
  const { input } = operations[operationsOfKind[kind].edit]
  const parsed = parseAccepting(languages, () =>
    input.safeParse({ ...fields, id: anyId }, { error: fallbackMessage }),
  )
  return parsed.success ? [] : parsed.error.issues
}

/**
 * The fields of a draft that its kind has, as they were sent. What is missing may be missing: a draft is
 * complete when it is published (requirements §15.1).
 * @throws INVALID_DATA_ERROR with an issue for everything that is there and not what it should be
 */
export function shapedFields(
  kind: Kind,
  given: DraftFields,
  languages: SiteLanguages,
): DraftFields {
  const known = Object.keys(operations[operationsOfKind[kind].edit].input.shape)
  const fields = Object.fromEntries(
    Object.entries(given).filter(([name]) => name !== 'id' && known.includes(name)),
  )
  const issues = brokenRules(kind, fields, languages)
    .filter((issue) => !isLack(issue, fields))
    .map(({ path, message }): Issue => ({
      path: ['fields', ...path].map(String).join('.'),
      message,
    }))
  if (issues.length > 0) throw new Failure('INVALID_DATA_ERROR', { issues })
  return fields
}

/** Messages that say that something is missing, not that something is wrong. */
const lacks: readonly string[] = [messages.detailsEmpty, messages.detailsEnglish]

function isLack(issue: z.core.$ZodIssue, fields: DraftFields): boolean {
  const value = valueAt(fields, issue.path)
  // A list that is none has the same message as an empty one.
  if (lacks.includes(issue.message)) return value === undefined || Array.isArray(value)
  if (issue.code === 'too_small') return issue.origin === 'string' || issue.origin === 'array'
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** Returns the value at a path; undefined if there is none. */
export function valueAt(from: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    from,
  )
}
