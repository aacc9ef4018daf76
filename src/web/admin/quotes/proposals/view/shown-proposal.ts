import type { Proposal } from '#contract/quotes/proposals.ts'
import { type ProposalFormValues, toProposalPayload } from '../form/proposal-form-values.ts'
import { liveTotals } from '../prices/live-totals.ts'

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
  | 'included'
  | 'excluded'
  | 'conditions'
  | 'payments'
  | 'cancellation'
  | 'hold'
  | 'validUntil'
>

const isWhole = (amount: unknown) => typeof amount === 'number'

/** Returns the draft typed so far as it would be shown: rows without their number are not there yet. */
export function previewOf(values: ProposalFormValues, lang: Proposal['lang']): ShownProposal {
  const written = toProposalPayload(values) as Omit<ShownProposal, 'lang' | 'totals'>
  const { pax, prices, scale, payments, cancellation } = written
  return {
    ...written,
    lang,
    pax: pax && isWhole(pax.adults) ? pax : null,
    prices: prices.filter(({ quantity, unit }) => isWhole(quantity) && isWhole(unit.amount)),
    scale: scale.filter(
      ({ minPax, maxPax, perPerson }) =>
        isWhole(minPax) && isWhole(maxPax) && isWhole(perPerson.amount),
    ),
    payments: payments.filter(
      ({ due, percent, amount }) =>
        (percent !== null || amount !== null) &&
        (typeof due === 'string' ? due !== '' : isWhole(due.daysBefore)),
    ),
    cancellation: cancellation.filter(
      ({ fromDaysBefore, percent }) => isWhole(fromDaysBefore) && isWhole(percent),
    ),
    totals: liveTotals(values),
  }
}
