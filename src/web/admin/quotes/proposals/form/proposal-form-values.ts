import type { PayloadOf } from '#contract/index.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { toMajorUnits, toMinorUnits, usualCurrency } from '#web/admin/kit/form/fields/amounts.ts'
import { entriesIn } from '#web/admin/kit/form/fields/entries.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'
import type { QuoteDetail } from '../../detail/quote-detail.ts'
import {
  type PaymentFormValues,
  toPaymentFormValues,
  toPaymentPayload,
} from '../payments/payments-form-values.ts'

export interface ProposalDayFormValues {
  title: string
  text: string
  hotel: string
  meals: string[]
  /** The place, hotel and pictures of the catalogue that it was made from. */
  destinationId: string | null
  hotelId: string | null
  pictures: Proposal['days'][number]['pictures']
}

export interface PriceFormValues {
  label: string
  quantity: NumberFieldValue
  /** Of one, in whole units of the currency. */
  amount: NumberFieldValue
  /** The key of its option; '' where it is part of all. */
  option: string
  optional: boolean
  onSpot: boolean
  /** Of what is paid on the spot alone: '' where it is the proposal's. */
  ownCurrency: string
  /** Whether an agency earns a commission by it. */
  commissionable: boolean
  commissionPercent: number | null
  /** The rate that suggested it; null once its amount is another one. */
  from: Proposal['prices'][number]['from']
}

export interface OptionHotelFormValues {
  place: string
  hotel: string
  nights: NumberFieldValue
}

export interface OptionFormValues {
  /** Key by which prices name it; nobody reads it. */
  key: string
  name: string
  hotels: OptionHotelFormValues[]
}

export interface ScaleStepFormValues {
  minPax: NumberFieldValue
  maxPax: NumberFieldValue
  amount: NumberFieldValue
  freePlaces: NumberFieldValue
  /** The key of its option; '' where it counts for all. */
  option: string
}

export interface CancellationFormValues {
  fromDaysBefore: NumberFieldValue
  percent: NumberFieldValue
}

/** A draft as the form holds it: '' for what is not said, amounts as one types them, lists a line each. */
export interface ProposalFormValues extends Record<string, unknown> {
  title: string
  intro: string
  startOn: string
  pax: { adults: NumberFieldValue; children: NumberFieldValue }
  validUntil: string
  hold: { until: string }
  days: ProposalDayFormValues[]
  currency: string
  options: OptionFormValues[]
  prices: PriceFormValues[]
  scale: ScaleStepFormValues[]
  payments: PaymentFormValues[]
  cancellation: CancellationFormValues[]
  included: string
  excluded: string
  conditions: string
  itemConditions: string
  payHow: string
  tax: string
  validDays: NumberFieldValue
  commission: NumberFieldValue
}

/** The currency of a line: the proposal's, but for what is paid on the spot in another. */
export function currencyOf(
  { onSpot, ownCurrency }: Pick<PriceFormValues, 'onSpot' | 'ownCurrency'>,
  currency: string,
): string {
  return (onSpot && ownCurrency) || currency
}

/** A line as the form holds it, in a proposal of a currency. */
export function toPriceFormValues(
  line: Proposal['prices'][number],
  currency: string,
): PriceFormValues {
  const { label, quantity, unit, option, optional, onSpot, ...kept } = line
  const ownCurrency = onSpot && unit.currency !== currency ? unit.currency : ''
  const amount = toMajorUnits(unit.amount, currencyOf({ onSpot, ownCurrency }, currency))
  return { label, quantity, amount, option: option ?? '', optional, onSpot, ownCurrency, ...kept }
}

/** Returns the form's values of a draft; its currency, while it has no money, is that of the quote's budget. */
export function toProposalFormValues(proposal: Proposal, quote: QuoteDetail): ProposalFormValues {
  const currency = proposal.currency ?? quote.budget?.currency ?? usualCurrency
  return {
    title: proposal.title,
    intro: proposal.intro,
    startOn: proposal.startOn ?? '',
    pax: { adults: proposal.pax?.adults ?? '', children: proposal.pax?.children ?? '' },
    validUntil: proposal.validUntil ?? '',
    hold: { until: proposal.hold?.until ?? '' },
    days: proposal.days.map(({ mediaIds: _ids, ...day }) => ({ ...day, hotel: day.hotel ?? '' })),
    currency,
    options: proposal.options,
    prices: proposal.prices.map((line) => toPriceFormValues(line, currency)),
    scale: proposal.scale.map(({ minPax, maxPax, perPerson, freePlaces, option }) => ({
      minPax,
      maxPax,
      amount: toMajorUnits(perPerson.amount, currency),
      freePlaces,
      option: option ?? '',
    })),
    payments: proposal.payments.map((payment) => toPaymentFormValues(payment, currency)),
    cancellation: proposal.cancellation,
    included: proposal.included.join('\n'),
    excluded: proposal.excluded.join('\n'),
    conditions: proposal.conditions,
    itemConditions: proposal.itemConditions,
    payHow: proposal.payHow,
    tax: proposal.tax,
    validDays: proposal.validDays ?? '',
    commission: proposal.commission ?? '',
  }
}

/** Returns the typed value; the operation's schema reports a missing one. */
const given = <Value>(value: Value | '') => (value === '' ? (undefined as never) : value)

/** The draft as editProposal takes it. */
export function toProposalPayload(
  values: ProposalFormValues,
): Omit<PayloadOf<'editProposal'>, 'id'> {
  const { currency, pax, hold } = values
  const money = (typed: NumberFieldValue, of = currency) => ({
    amount: given(toMinorUnits(typed, of) ?? ''),
    currency: of,
  })
  return {
    title: values.title,
    intro: values.intro,
    startOn: values.startOn || null,
    pax:
      pax.adults === '' && pax.children === ''
        ? null
        : { adults: given(pax.adults), children: pax.children || 0 },
    validUntil: values.validUntil || null,
    hold: hold.until ? { until: hold.until } : null,
    days: values.days.map(({ pictures, ...day }) => ({
      ...day,
      mediaIds: pictures.map(({ id }) => id),
      hotel: day.hotel.trim() || null,
      meals: day.meals as [],
    })),
    options: values.options.map(({ key, name, hotels }) => ({
      key,
      name,
      hotels: hotels.map((each) => ({ ...each, nights: given(each.nights) })),
    })),
    prices: values.prices.map((line) => {
      const { amount, ownCurrency: _own, quantity, option, ...said } = line
      const unit = money(amount, currencyOf(line, currency))
      return { ...said, quantity: given(quantity), unit, option: option || null }
    }),
    scale: values.scale.map(({ minPax, maxPax, amount, freePlaces, option }) => ({
      minPax: given(minPax),
      maxPax: given(maxPax),
      perPerson: money(amount),
      freePlaces: freePlaces || 0,
      option: option || null,
    })),
    payments: values.payments.map((payment) => toPaymentPayload(payment, currency)),
    cancellation: values.cancellation.map(({ fromDaysBefore, percent }) => ({
      fromDaysBefore: given(fromDaysBefore),
      percent: given(percent),
    })),
    included: entriesIn(values.included),
    excluded: entriesIn(values.excluded),
    conditions: values.conditions,
    itemConditions: values.itemConditions,
    payHow: values.payHow,
    tax: values.tax,
    validDays: values.validDays === '' ? null : values.validDays,
    commission: values.commission === '' ? null : values.commission,
  }
}
