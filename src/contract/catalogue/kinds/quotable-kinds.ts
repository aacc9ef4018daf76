import type { Kind, QuotableKind } from '#contract/base/kinds.ts'

/** In the order in which operations and the panel name them. */
export const quotableKinds = [
  'circuit',
  'destination',
  'package',
  'tour',
  'incentive',
] as const satisfies readonly QuotableKind[]

/** Whether a visitor can ask a quote for a kind (requirements §2.1). */
export function isQuotable(kind: Kind): kind is QuotableKind {
  return quotableKinds.some((each) => each === kind)
}
