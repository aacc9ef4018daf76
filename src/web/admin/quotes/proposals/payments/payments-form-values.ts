import type { PayloadOf } from '#contract/index.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { toMajorUnits, toMinorUnits } from '#web/admin/kit/form/fields/amounts.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'

export const paymentMoments = [
  'acceptance',
  'confirmation',
  'afterConfirmation',
  'day',
  'daysBefore',
] as const

export type PaymentMoment = (typeof paymentMoments)[number]

/** A part of the price as the form holds it: the fields of every choice, of which the chosen ones count. */
export interface PaymentFormValues {
  due: PaymentMoment
  day: string
  daysBefore: NumberFieldValue
  /** After the agency's confirmation. */
  daysAfter: NumberFieldValue
  by: 'percent' | 'amount' | 'rest'
  percent: NumberFieldValue
  amount: NumberFieldValue
  perPerson: boolean
  note: string
}

type PaymentPayload = NonNullable<PayloadOf<'editProposal'>['payments']>[number]

/** The rest of what is not asked for yet, due on acceptance where it is the first. */
export function blankPayment(payments: readonly PaymentFormValues[]): PaymentFormValues {
  return {
    due: payments.length === 0 ? 'acceptance' : 'daysBefore',
    day: '',
    daysBefore: '',
    daysAfter: '',
    by: 'percent',
    percent: Math.max(0, 100 - percentsOf(payments)) || '',
    amount: '',
    perPerson: false,
    note: '',
  }
}

/** Returns the sum of the percents. */
export function percentsOf(payments: readonly PaymentFormValues[]): number {
  return payments.reduce((sum, { by, percent }) => sum + (by === 'percent' ? percent || 0 : 0), 0)
}

/** A stored payment, in the proposal's currency. */
export function toPaymentFormValues(
  { due, percent, amount, perPerson, rest, note }: Proposal['payments'][number],
  currency: string,
): PaymentFormValues {
  const moment = momentOf(due)
  return {
    due: moment,
    day: typeof due === 'string' && moment === 'day' ? due : '',
    daysBefore: typeof due === 'object' && 'daysBefore' in due ? due.daysBefore : '',
    daysAfter:
      typeof due === 'object' && 'daysAfterConfirmation' in due ? due.daysAfterConfirmation : '',
    by: rest ? 'rest' : amount ? 'amount' : 'percent',
    percent: percent ?? '',
    amount: amount ? toMajorUnits(amount.amount, currency) : '',
    perPerson: perPerson ?? false,
    note: note ?? '',
  }
}

function momentOf(due: Proposal['payments'][number]['due']): PaymentMoment {
  if (due === 'acceptance' || due === 'confirmation') return due
  if (typeof due === 'string') return 'day'
  return 'daysBefore' in due ? 'daysBefore' : 'afterConfirmation'
}

/** The same as the operations take it. */
export function toPaymentPayload(values: PaymentFormValues, currency: string): PaymentPayload {
  const amount = toMinorUnits(values.amount, currency)
  return {
    due: dueOf(values),
    percent: values.by === 'percent' && values.percent !== '' ? values.percent : null,
    amount: values.by === 'amount' && amount !== undefined ? { amount, currency } : null,
    ...(values.by === 'amount' && values.perPerson && { perPerson: true }),
    ...(values.by === 'rest' && { rest: true }),
    note: values.note.trim() || null,
  }
}

function dueOf({ due, day, daysBefore, daysAfter }: PaymentFormValues): PaymentPayload['due'] {
  // A number that is missing is refused as such.
  const given = (number: NumberFieldValue) => (number === '' ? (undefined as never) : number)
  if (due === 'acceptance' || due === 'confirmation') return due
  if (due === 'day') return day
  return due === 'daysBefore'
    ? { daysBefore: given(daysBefore) }
    : { daysAfterConfirmation: given(daysAfter) }
}
