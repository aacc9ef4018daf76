import type { AnswerOf } from '#contract/index.ts'
import type { figureCounts, Figures } from '#contract/quotes/figures.ts'
import type { Money } from '#contract/base/money/money-text.ts'

export type Answer = AnswerOf<'getFigures'>

export type CountColumn = (typeof figureCounts)[number]

/** Shares of a group that a bar shows, from its beginning on. */
export const barParts = ['won', 'open', 'lost', 'archived'] as const

export type BarPart = (typeof barParts)[number]

/** Counts of a group by what became of its requests. */
export function partsOf({
  requests,
  won,
  open,
  lost,
}: Pick<Figures, 'requests' | 'won' | 'open' | 'lost'>): Record<BarPart, number> {
  return { won, open, lost, archived: requests - won - open - lost }
}

/** Amount of a currency among sums; 0 where it is not among them. */
export function amountIn(sums: readonly Money[], currency: string): number {
  return sums.find((each) => each.currency === currency)?.amount ?? 0
}
