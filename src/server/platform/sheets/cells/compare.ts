import type { z } from 'zod'

type Fields = Record<string, unknown>

/**
 * Those of the parsed fields that an edit would change: each is compared with the stored one as the same
 * rules read it.
 */
export function changedFields(schema: z.ZodObject, parsed: Fields, stored: Fields): Fields {
  const changed = Object.entries(parsed).filter(([name, value]) => {
    const rule = schema.shape[name]
    if (!rule || value === undefined || name === 'id') return false
    return canonical(name, value) !== canonical(name, asRead(rule, stored[name]))
  })
  return Object.fromEntries(changed)
}

function asRead(rule: unknown, value: unknown): unknown {
  const read = (rule as z.ZodType).safeParse(value)
  // What was stored under other rules stays what it is.
  return read.success ? read.data : value
}

/** One spelling for what is the same: keys in order, nothing left out that says nothing. */
function canonical(name: string, value: unknown): string {
  return JSON.stringify(ordered(name === 'details' ? byLanguage(value) : value)) ?? 'null'
}

function byLanguage(details: unknown): unknown {
  if (!Array.isArray(details)) return details
  const entries = details as Fields[]
  return entries.toSorted((one, two) => (String(one['lang']) < String(two['lang']) ? -1 : 1))
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const said = Object.entries(value)
    .filter(([, each]) => each !== null && each !== undefined && !isEmptyList(each))
    .toSorted(([one], [two]) => (one < two ? -1 : 1))
  return Object.fromEntries(said.map(([key, each]) => [key, ordered(each)]))
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
