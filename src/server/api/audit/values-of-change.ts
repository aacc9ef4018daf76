import { isDeepStrictEqual } from 'node:util'
import { kinds } from '#contract/base/kinds.ts'
import type { ChangedValue } from '#contract/editing/activity.ts'
import type { ChangedKind } from '#contract/base/changed-kinds.ts'
import { contractName } from './contract-name.ts'
import { cutToDifference } from './cut-to-difference.ts'
import { readableFields } from './readable-fields.ts'

type Fields = Record<string, unknown>

/**
 * Kinds whose values may be kept: what the agency publishes. Never people, their requests or what is written
 * to them.
 */
const published: readonly ChangedKind[] = [
  ...kinds,
  'category',
  'country',
  'region',
  'tag',
  'site',
  'page',
  'text',
  'term',
]

/** More of one edit nobody reads: the names of the fields tell the rest. */
const valuesMax = 30

/** Returns the old and new values of an edit's fields, in the contract's words, each cut to a bounded size. */
export function valuesOf(kind: ChangedKind, before: Fields, after: Fields): ChangedValue[] {
  if (!published.includes(kind)) return []
  return differences([], readableFields(before), readableFields(after))
    .filter(({ before: was, after: is }) => !isDeepStrictEqual(was, is))
    .slice(0, valuesMax)
}

/** Goes down as long as both sides are objects. A medium's own id is nothing to read. */
function differences(path: string[], before: unknown, after: unknown): ChangedValue[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) =>
      differences([...path, contractName(name)], before[name], after[name]),
    )
  }
  if (path[0] === 'media' && path.length === 2) {
    return [{ field: 'media', before: positionOf(before), after: positionOf(after) }]
  }
  const field = path[0] === 'media' ? path.toSpliced(1, 1).join('.') : path.join('.')
  const [was, is] = cutToDifference(before ?? null, after ?? null)
  return [{ field, before: was, after: is }]
}

/** Where a medium stands that came or went. */
function positionOf(medium: unknown): unknown {
  return isObject(medium) ? medium['position'] : null
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The same with names where ids stand; what has none is left out. */
export function withNames(
  values: ChangedValue[],
  names: ReadonlyMap<string, string>,
): ChangedValue[] {
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return isId(value) ? (names.get(value) ?? null) : value
    if (Array.isArray(value)) return value.map(named)
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(each)]))
  }
  return values
    .map(({ field, before, after }) => ({ field, before: named(before), after: named(after) }))
    .filter(({ before, after }) => before !== null || after !== null)
}

/** The ids that stand in values. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isId(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

function isId(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
