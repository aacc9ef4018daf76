import type { Kind } from '#contract/base/kinds.ts'
import type { Length } from '../keyword/lengths.ts'

/** Returns whether an item is as long as asked; a destination can be visited for as long as one likes. */
export function fitsLength(
  item: { kind: Kind; days: number } | undefined,
  { min, max }: Length,
): boolean {
  if (!item) return false
  if (item.days === 0) return item.kind === 'destination'
  return item.days >= min && (max === null || item.days <= max)
}
