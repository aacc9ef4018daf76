import type { Money } from '#contract/base/money/money-text.ts'
import { percentOf } from '#contract/trade/rates/half-even.ts'
import {
  chosenTotal,
  lineAmount,
  optionKeys,
  type Priced,
  type PriceLine,
  scaleAmount,
  sumOf,
  sureLines,
} from './totals.ts'

interface CommissionedLine extends PriceLine {
  commissionable?: boolean
  /** In the place of the proposal's; null, or left out, is that one. */
  commissionPercent?: number | null
}

/** The prices of a proposal with what an agency earns by them. */
interface Commissioned extends Priced {
  prices: readonly CommissionedLine[]
  /** Percent of the commissionable lines; null where none is said. */
  commission: number | null
}

/** An agency's part of an option. */
export interface Earning {
  option: string | null
  gross: Money
  commission: Money
  /** The rest, which the agency pays to the operator. */
  toPay: Money
}

/**
 * Returns an agency's earnings by option: percents of the commissionable lines and of the scale, half to even for
 * each line and then summed. Optional lines and those paid on the spot earn nothing. Empty while neither the
 * proposal nor a line says a percent.
 */
export function earningsOf(priced: Commissioned): Earning[] {
  const isSaid =
    priced.commission !== null ||
    priced.prices.some(({ commissionPercent = null }) => commissionPercent !== null)
  if (!isSaid) return []
  return optionKeys(priced).flatMap((option) => {
    const gross = chosenTotal(priced, { option })
    if (!gross) return []
    const earned = sumOf([
      percentOf(scaleAmount(priced, { option }) ?? 0, priced.commission ?? 0),
      ...sureLines(priced, option).map((line) => commissionOf(line, priced.commission)),
    ])
    const commission = { ...gross, amount: earned }
    return [{ option, gross, commission, toPay: { ...gross, amount: gross.amount - earned } }]
  })
}

function commissionOf(line: CommissionedLine, usual: number | null): number {
  const { commissionable = true, commissionPercent = null } = line
  return commissionable ? percentOf(lineAmount(line).amount, commissionPercent ?? usual ?? 0) : 0
}
