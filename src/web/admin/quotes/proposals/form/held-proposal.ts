import type { PayloadOf } from '#contract/index.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { holdAmount, sendAmount, usualCurrency } from '#web/admin/kit/form/fields/amounts.ts'
import { entriesIn } from '#web/admin/kit/form/fields/entries.ts'
import type { HeldNumber } from '#web/admin/kit/form/fields/number-field.tsx'
import type { Request } from '../../request/request.ts'
import { type HeldPayment, holdPayment, sendPayment } from '../payments/held-payments.ts'

export interface HeldDay {
  title: string
  text: string
  hotel: string
  meals: string[]
}

export interface HeldPrice {
  label: string
  quantity: HeldNumber
  /** Of one, in whole units of the currency. */
  amount: HeldNumber
  /** The key of its option; '' where it is part of all. */
  option: string
  optional: boolean
  onSpot: boolean
  /** Of what is paid on the spot alone: '' where it is the proposal's. */
  ownCurrency: string
}

export interface HeldOptionHotel {
  place: string
  hotel: string
  nights: HeldNumber
}

export interface HeldOption {
  /** Key by which prices name it; nobody reads it. */
  key: string
  name: string
  hotels: HeldOptionHotel[]
}

export interface HeldScaleStep {
  minPax: HeldNumber
  maxPax: HeldNumber
  amount: HeldNumber
  freePlaces: HeldNumber
}

export interface HeldCancellation {
  fromDaysBefore: HeldNumber
  percent: HeldNumber
}

/** A draft as the form holds it: '' for what is not said, amounts as one types them, lists a line each. */
export interface HeldProposal extends Record<string, unknown> {
  title: string
  intro: string
  startOn: string
  pax: { adults: HeldNumber; children: HeldNumber }
  validUntil: string
  hold: { until: string }
  days: HeldDay[]
  currency: string
  options: HeldOption[]
  prices: HeldPrice[]
  scale: HeldScaleStep[]
  payments: HeldPayment[]
  cancellation: HeldCancellation[]
  included: string
  excluded: string
  conditions: string
  commission: HeldNumber
}

/** The currency of a line: the proposal's, but for what is paid on the spot in another. */
export function currencyOf(
  { onSpot, ownCurrency }: Pick<HeldPrice, 'onSpot' | 'ownCurrency'>,
  currency: string,
): string {
  return (onSpot && ownCurrency) || currency
}

/** A line as the form holds it, in a proposal of a currency. */
export function holdPrice(line: Proposal['prices'][number], currency: string): HeldPrice {
  const { label, quantity, unit, option, optional, onSpot } = line
  const ownCurrency = onSpot && unit.currency !== currency ? unit.currency : ''
  const amount = holdAmount(unit.amount, currencyOf({ onSpot, ownCurrency }, currency))
  return { label, quantity, amount, option: option ?? '', optional, onSpot, ownCurrency }
}

/** Returns the form's values of a draft; its currency, while it has no money, is that of the request's budget. */
export function holdProposal(proposal: Proposal, request: Request): HeldProposal {
  const currency = proposal.currency ?? request.budget?.currency ?? usualCurrency
  return {
    title: proposal.title,
    intro: proposal.intro,
    startOn: proposal.startOn ?? '',
    pax: { adults: proposal.pax?.adults ?? '', children: proposal.pax?.children ?? '' },
    validUntil: proposal.validUntil ?? '',
    hold: { until: proposal.hold?.until ?? '' },
    days: proposal.days.map((day) => ({ ...day, hotel: day.hotel ?? '' })),
    currency,
    options: proposal.options,
    prices: proposal.prices.map((line) => holdPrice(line, currency)),
    scale: proposal.scale.map(({ minPax, maxPax, perPerson, freePlaces }) => ({
      minPax,
      maxPax,
      amount: holdAmount(perPerson.amount, currency),
      freePlaces,
    })),
    payments: proposal.payments.map((payment) => holdPayment(payment, currency)),
    cancellation: proposal.cancellation,
    included: proposal.included.join('\n'),
    excluded: proposal.excluded.join('\n'),
    conditions: proposal.conditions,
    commission: proposal.commission ?? '',
  }
}

/** Returns the typed value; the operation's schema reports a missing one. */
const given = <Value>(value: Value | '') => (value === '' ? (undefined as never) : value)

/** The draft as editProposal takes it. */
export function writeProposal(held: HeldProposal): Omit<PayloadOf<'editProposal'>, 'id'> {
  const { currency, pax, hold } = held
  const money = (typed: HeldNumber, of = currency) => ({
    amount: given(sendAmount(typed, of) ?? ''),
    currency: of,
  })
  return {
    title: held.title,
    intro: held.intro,
    startOn: held.startOn || null,
    pax:
      pax.adults === '' && pax.children === ''
        ? null
        : { adults: given(pax.adults), children: pax.children || 0 },
    validUntil: held.validUntil || null,
    hold: hold.until ? { until: hold.until } : null,
    days: held.days.map((day) => ({
      ...day,
      hotel: day.hotel.trim() || null,
      meals: day.meals as [],
    })),
    options: held.options.map(({ key, name, hotels }) => ({
      key,
      name,
      hotels: hotels.map((each) => ({ ...each, nights: given(each.nights) })),
    })),
    prices: held.prices.map((line) => {
      const { label, quantity, amount, option, optional, onSpot } = line
      const unit = money(amount, currencyOf(line, currency))
      return { label, quantity: given(quantity), unit, option: option || null, optional, onSpot }
    }),
    scale: held.scale.map(({ minPax, maxPax, amount, freePlaces }) => ({
      minPax: given(minPax),
      maxPax: given(maxPax),
      perPerson: money(amount),
      freePlaces: freePlaces || 0,
    })),
    payments: held.payments.map((payment) => sendPayment(payment, currency)),
    cancellation: held.cancellation.map(({ fromDaysBefore, percent }) => ({
      fromDaysBefore: given(fromDaysBefore),
      percent: given(percent),
    })),
    included: entriesIn(held.included),
    excluded: entriesIn(held.excluded),
    conditions: held.conditions,
    commission: held.commission === '' ? null : held.commission,
  }
}
