import type { Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { StayLine } from '#contract/trade/stays/reckon.ts'
import {
  amountOf,
  type CommissionOf,
  stayCommission,
  stayTotal,
} from '#contract/trade/stays/stay-money.ts'
import type { RateRow } from '../rates/present-rate.ts'
import { labelOf } from '#server/documents/items/stay-labels.ts'

interface Presented {
  item: string
  lang: Language
  currency: string
  /** False while anything is unpriced: there is no total then. */
  isWhole: boolean
  commissionOf: CommissionOf<RateRow> | null
}

type Answer = Pick<AnswerOf<'reckonStay'>, 'lines' | 'onSpot' | 'total' | 'commission'>

/** Lines of a stay in words, its total and commission. */
export function presentLines(
  lines: readonly StayLine<RateRow>[],
  { currency, isWhole, commissionOf, ...named }: Presented,
): Answer {
  const moneyOf = (line: StayLine<RateRow>) => ({
    label: labelOf(line, named),
    quantity: line.quantity,
    unit: { amount: line.unit, currency: line.currency },
    amount: { amount: amountOf(line), currency: line.currency },
  })
  return {
    lines: lines
      .filter(({ onSpot }) => !onSpot)
      .map((line) => ({ ...moneyOf(line), per: perOf(line), optional: line.optional })),
    onSpot: lines.filter(({ onSpot }) => onSpot).map(moneyOf),
    total: isWhole ? { amount: stayTotal(lines), currency } : null,
    commission:
      isWhole && commissionOf ? { amount: stayCommission(lines, commissionOf), currency } : null,
  }
}

const perOf = ({ of }: StayLine<RateRow>) => ('extra' in of ? of.extra.per : of.chosen.line.per)
