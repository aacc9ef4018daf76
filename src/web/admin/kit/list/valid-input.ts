import type { z } from 'zod'
import { limits } from '#contract/base/limits.ts'
import type { ListState } from './list-state.ts'

/**
 * A payload of what the address asks for: what the operation would refuse, as somebody may have
 * typed it there, counts as absent.
 */
export function toValidInput<Input extends z.ZodObject>(
  input: Input,
  wanted: Record<string, unknown>,
): z.input<Input> {
  const shape: Record<string, z.core.$ZodType> = input.shape
  const isTaken = (key: string, value: unknown) =>
    value !== undefined && (shape[key] as z.ZodType | undefined)?.safeParse(value).success === true
  const understood = Object.entries(wanted)
    .map(([key, value]) => [key, Array.isArray(value) ? taken(key, value) : value] as const)
    .filter(([key, value]) => isTaken(key, value))
  return Object.fromEntries(understood) as z.input<Input>

  function taken(key: string, values: unknown[]): unknown[] {
    return values.filter((value) => isTaken(key, [value]))
  }
}

/** A list's search, page and order in the words that all list operations share. */
export function pageOf({ search, sort, page, pageSize }: ListState) {
  return {
    keyword: search.trim().slice(0, limits.keywordMaxLength) || undefined,
    sort: sort && `${sort.down ? '-' : ''}${sort.column}`,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
}
