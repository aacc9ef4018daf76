import type { PayloadOf } from '#contract/index.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { toMajorUnits, toMinorUnits } from '#web/admin/kit/form/fields/amounts.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'

export const paymentMoments = ['acceptance', 'day', 'daysBefore'] as const

export type PaymentMoment = (typeof paymentMoments)[number]

/** A part of the price as the form holds it: the fields of every choice, of which the chosen ones count. */
export interface PaymentFormValues {
  due: PaymentMoment
  day: string
  daysBefore: NumberFieldValue
  by: 'percent' | 'amount'
  percent: NumberFieldValue
  amount: NumberFieldValue
  note: string
}

type PaymentPayload = NonNullable<PayloadOf<'editProposal'>['payments']>[number]

/** The rest of what is not asked for yet, due on acceptance where it is the first. */
export function blankPayment(payments: readonly PaymentFormValues[]): PaymentFormValues {
  return {
    due: payments.length === 0 ? 'acceptance' : 'daysBefore',
    day: '',
    daysBefore: '',
    by: 'percent',
    percent: Math.max(0, 100 - percentsOf(payments)) || '',
    amount: '',
    note: '',
  }
}

/** Returns the sum of the percents. */
export function percentsOf(payments: readonly PaymentFormValues[]): number {
  return payments.reduce((sum, { by, percent }) => sum + (by === 'percent' ? percent || 0 : 0), 0)
}

/** A stored payment, in the proposal's currency. */
export function toPaymentFormValues(
  { due, percent, amount, note }: Proposal['payments'][number],
  currency: string,
): PaymentFormValues {
  const isDay = typeof due === 'string' && due !== 'acceptance'
  return {
    due: typeof due === 'object' ? 'daysBefore' : isDay ? 'day' : 'acceptance',
    day: isDay ? due : '',
    daysBefore: typeof due === 'object' ? due.daysBefore : '',
    by: amount ? 'amount' : 'percent',
    percent: percent ?? '',
    amount: amount ? toMajorUnits(amount.amount, currency) : '',
    note: note ?? '',
  }
}

/** The same as the operations take it. */
export function toPaymentPayload(values: PaymentFormValues, currency: string): PaymentPayload {
  const amount = toMinorUnits(values.amount, currency)
  return {
    due: dueOf(values),
    percent: values.by === 'percent' && values.percent !== '' ? values.percent : null,
    amount: values.by === 'amount' && amount !== undefined ? { amount, currency } : null,
    note: values.note.trim() || null,
  }
}

function dueOf({ due, day, daysBefore }: PaymentFormValues): PaymentPayload['due'] {
  if (due === 'acceptance') return due
  // A number that is missing is refused as such.
  return due === 'day' ? day : { daysBefore: daysBefore === '' ? (undefined as never) : daysBefore }
}
