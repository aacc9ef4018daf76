import type { Money } from '#contract/base/money/money-text.ts'
import { halfEven } from '../rates/half-even.ts'
import type { RateLine } from '../rates/rate-lines.ts'
import type { StayLine } from './reckon.ts'
import type { StayRate } from './stay-nights.ts'

/** The percentage that an agency keeps of a line; 0 where it is not commissionable. */
export type CommissionOf<Rate extends StayRate> = (rate: Rate, line: RateLine) => number

/** The cost of a line: its quantity times its unit, in minor units. */
export function amountOf({ quantity, unit }: Pick<StayLine, 'quantity' | 'unit'>): number {
  return Number(BigInt(quantity) * BigInt(unit))
}

const isCounted = ({ optional, onSpot }: StayLine) => !optional && !onSpot

/** The total of a stay in minor units: without optional lines and charges on the spot. */
export function stayTotal(lines: readonly StayLine[]): number {
  return Number(
    lines
      .filter(isCounted)
      .reduce((sum, { quantity, unit }) => sum + BigInt(quantity) * BigInt(unit), 0n),
  )
}

/** The commission of a stay in minor units: rounded half to even for each line, and summed. Extras bear none. */
export function stayCommission<Rate extends StayRate>(
  lines: readonly StayLine<Rate>[],
  percentOf: CommissionOf<Rate>,
): number {
  return Number(
    lines.filter(isCounted).reduce((sum, line) => sum + commissionOfLine(line, percentOf), 0n),
  )
}

function commissionOfLine<Rate extends StayRate>(
  { of, quantity }: StayLine<Rate>,
  percentOf: CommissionOf<Rate>,
): bigint {
  if ('extra' in of) return 0n
  const hundredths = of.chosen.portions.reduce(
    (sum, { rate, line, amount }) =>
      sum + BigInt(amount) * BigInt(Math.round(percentOf(rate, line) * 100)),
    0n,
  )
  return halfEven(BigInt(quantity) * hundredths, 10_000n)
}

/** The rest of a total that an agency pays. */
export function afterCommission(total: Money, commission: Money): Money {
  return { ...total, amount: total.amount - commission.amount }
}
