import { z } from 'zod'

/** By what the panel's lists are ordered: by age, or by a column, downwards after a minus sign. */
export function sortedBy<const Column extends string>(...columns: Column[]) {
  const down = columns.map((column) => `-${column}` as const)
  return z.enum(['newest', 'oldest', ...columns, ...down])
}
