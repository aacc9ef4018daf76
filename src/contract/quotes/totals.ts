import type { Money } from '#contract/base/money/money-text.ts'
import type { ProposalContent } from './proposal-fields.ts'

type PriceLine = ProposalContent['prices'][number]

/** Prices that were stored before lines were paid on the spot say nothing of it. */
interface Priced extends Pick<ProposalContent, 'options'> {
  prices: readonly (Omit<PriceLine, 'onSpot'> & Partial<Pick<PriceLine, 'onSpot'>>)[]
}

interface Total {
  /** The option's key; null where there are none. */
  option: string | null
  total: Money
}

/** An amount with the path of where it stands in a proposal. */
interface PlacedMoney {
  path: string
  money: Money
}

/**
 * Returns the cost of each option, or of the whole if there are none, in minor units. Excludes optional lines and
 * those paid on the spot; a line without an option counts in all. Empty without any price (requirements §11.5).
 */
export function totalsOf({ prices: told, options }: Priced): Total[] {
  const prices = told.filter(({ onSpot }) => !onSpot)
  const [first] = prices
  if (!first) return []
  const keys = options.length > 0 ? options.map(({ key }) => key) : [null]
  return keys.map((option) => ({
    option,
    total: {
      amount: sumOf(prices.filter((line) => !line.optional && isOf(line, option))),
      currency: first.unit.currency,
    },
  }))
}

/** Returns the total for an option with some of the optional lines, by their indexes; null without any price. */
export function chosenTotal(
  priced: Priced,
  option: string | null,
  extras: readonly number[],
): Money | null {
  const total = totalsOf(priced).find((each) => each.option === option)?.total
  if (!total) return null
  const taken = priced.prices.filter(
    (line, index) => line.optional && !line.onSpot && extras.includes(index),
  )
  return { ...total, amount: total.amount + sumOf(taken) }
}

/** Whether a line is part of an option: of all, where it names none. */
export function isOf(line: { option: string | null }, option: string | null): boolean {
  return line.option === null || line.option === option
}

/** All money of a proposal that goes through its agency, in the order in which one reads it. */
export function moneyOf({
  prices,
  scale,
  payments,
}: Pick<Priced, 'prices'> & Pick<ProposalContent, 'scale' | 'payments'>): PlacedMoney[] {
  return [
    ...prices.flatMap(({ unit, onSpot }, index) =>
      onSpot ? [] : [{ path: `prices.${index}.unit`, money: unit }],
    ),
    ...scale.map(({ perPerson }, index) => ({
      path: `scale.${index}.perPerson`,
      money: perPerson,
    })),
    ...payments.flatMap(({ amount }, index) =>
      amount ? [{ path: `payments.${index}.amount`, money: amount }] : [],
    ),
  ]
}

/** Exact whatever the size: sixty lines of the largest amounts are more than a number holds. */
function sumOf(lines: readonly { quantity: number; unit: Money }[]): number {
  const sum = lines.reduce(
    (all, { quantity, unit }) => all + BigInt(quantity) * BigInt(unit.amount),
    0n,
  )
  return Number(sum)
}
