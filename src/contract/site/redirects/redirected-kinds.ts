import { type Kind, kinds } from '#contract/base/kinds.ts'

/** Kinds of things whose page a redirect may lead to. */
export const redirectedKinds = [...kinds, 'country', 'region', 'category'] as const

export type RedirectedKind = (typeof redirectedKinds)[number]

/** Returns whether a target is an item of the catalogue, not a place. */
export function isItemKind(kind: RedirectedKind): kind is Kind {
  return kinds.some((each) => each === kind)
}
