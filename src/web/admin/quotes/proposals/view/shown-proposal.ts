import { instalmentsOf } from '#contract/quotes/money/instalments.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { type ProposalFormValues, toProposalPayload } from '../form/proposal-form-values.ts'
import { livePrices, liveTotals } from '../prices/live-totals.ts'

/** The part of a proposal that its recipient sees. */
export type ShownProposal = Pick<
  Proposal,
  | 'lang'
  | 'title'
  | 'intro'
  | 'startOn'
  | 'pax'
  | 'days'
  | 'prices'
  | 'options'
  | 'scale'
  | 'totals'
  | 'instalments'
  | 'included'
  | 'excluded'
  | 'conditions'
  | 'itemConditions'
  | 'payHow'
  | 'tax'
  | 'payments'
  | 'cancellation'
  | 'hold'
  | 'validUntil'
>

const isWhole = (amount: unknown) => typeof amount === 'number'

/**
 * Returns the draft typed so far as it would be shown: rows without their number are not there yet. Payments are
 * those of an acceptance on `today`, the agency's day.
 */
export function previewOf(
  values: ProposalFormValues,
  lang: Proposal['lang'],
  today: string,
): ShownProposal {
  const written = toProposalPayload(values) as Omit<
    ShownProposal,
    'lang' | 'totals' | 'instalments'
  >
  const { pax, prices, scale, cancellation } = written
  const payments = written.payments.filter(isWholePayment)
  const totals = liveTotals(values)
  return {
    ...written,
    lang,
    days: written.days.map((day, index) => ({
      ...day,
      pictures: values.days[index]?.pictures ?? [],
    })),
    pax: pax && isWhole(pax.adults) ? pax : null,
    prices: prices.filter(({ quantity, unit }) => isWhole(quantity) && isWhole(unit.amount)),
    scale: scale.filter(
      ({ minPax, maxPax, perPerson }) =>
        isWhole(minPax) && isWhole(maxPax) && isWhole(perPerson.amount),
    ),
    payments,
    cancellation: cancellation.filter(
      ({ fromDaysBefore, percent }) => isWhole(fromDaysBefore) && isWhole(percent),
    ),
    totals,
    instalments: totals.map(({ option }) => ({
      option,
      rows: instalmentsOf(
        { ...livePrices(values), payments, startOn: written.startOn },
        { option },
        { acceptance: today, isAccepted: false, confirmation: null },
      ),
    })),
  }
}

function isWholePayment({ due, percent, amount, rest }: ShownProposal['payments'][number]) {
  const isSized = percent !== null || amount !== null || rest
  if (typeof due === 'string') return isSized && due !== ''
  return isSized && isWhole('daysBefore' in due ? due.daysBefore : due.daysAfterConfirmation)
}
