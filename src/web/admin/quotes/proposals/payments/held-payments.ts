import type { PayloadOf } from '#contract/index.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { holdAmount, sendAmount } from '#web/admin/kit/form/fields/amounts.ts'
import type { HeldNumber } from '#web/admin/kit/form/fields/number-field.tsx'

export const paymentMoments = ['acceptance', 'day', 'daysBefore'] as const

export type PaymentMoment = (typeof paymentMoments)[number]

/** A part of the price as the form holds it: the fields of every choice, of which the chosen ones count. */
export interface HeldPayment {
  due: PaymentMoment
  day: string
  daysBefore: HeldNumber
  by: 'percent' | 'amount'
  percent: HeldNumber
  amount: HeldNumber
  note: string
}

type SentPayment = NonNullable<PayloadOf<'editProposal'>['payments']>[number]

/** The rest of what is not asked for yet, due on acceptance where it is the first. */
export function blankPayment(payments: readonly HeldPayment[]): HeldPayment {
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
export function percentsOf(payments: readonly HeldPayment[]): number {
  return payments.reduce((sum, { by, percent }) => sum + (by === 'percent' ? percent || 0 : 0), 0)
}

/** A stored payment, in the proposal's currency. */
export function holdPayment(
  { due, percent, amount, note }: Proposal['payments'][number],
  currency: string,
): HeldPayment {
  const isDay = typeof due === 'string' && due !== 'acceptance'
  return {
    due: typeof due === 'object' ? 'daysBefore' : isDay ? 'day' : 'acceptance',
    day: isDay ? due : '',
    daysBefore: typeof due === 'object' ? due.daysBefore : '',
    by: amount ? 'amount' : 'percent',
    percent: percent ?? '',
    amount: amount ? holdAmount(amount.amount, currency) : '',
    note: note ?? '',
  }
}

/** The same as the operations take it. */
export function sendPayment(held: HeldPayment, currency: string): SentPayment {
  const amount = sendAmount(held.amount, currency)
  return {
    due: dueOf(held),
    percent: held.by === 'percent' && held.percent !== '' ? held.percent : null,
    amount: held.by === 'amount' && amount !== undefined ? { amount, currency } : null,
    note: held.note.trim() || null,
  }
}

function dueOf({ due, day, daysBefore }: HeldPayment): SentPayment['due'] {
  if (due === 'acceptance') return due
  // A number that is missing is refused as such.
  return due === 'day' ? day : { daysBefore: daysBefore === '' ? (undefined as never) : daysBefore }
}
