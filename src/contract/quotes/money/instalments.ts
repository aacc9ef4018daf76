import type { Money } from '#contract/base/money/money-text.ts'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { percentOf } from '#contract/trade/rates/half-even.ts'
import { chosenTotal, extrasAmount, sumOf, travellersOf } from './totals.ts'
import type { Choice, Priced } from './totals.ts'

/** When a payment is due: `acceptance`, `confirmation` or a day, or some days after or before a moment. */
export type PaymentDue = string | { daysAfterConfirmation: number } | { daysBefore: number }

/** A payment as a proposal agrees on it: a percent of the total, an amount, or what is left. */
export interface Payment {
  due: PaymentDue
  percent?: number | null | undefined
  amount?: Money | null | undefined
  /** Of an amount: once for each traveller. */
  perPerson?: boolean | undefined
  /** The last alone: what the others leave of the total. */
  rest?: boolean | undefined
  note?: string | null | undefined
}

/** A payment in money. */
export interface Instalment {
  due: PaymentDue
  /** `YYYY-MM-DD`; null while it depends on what has not happened. */
  dueOn: string | null
  amount: Money
  note: string | null
}

/** The prices and payments of a proposal. */
export interface Scheduled extends Priced {
  payments: readonly Payment[]
  /** First day of the journey, `YYYY-MM-DD`. */
  startOn: string | null
}

/** The days that due days follow from, `YYYY-MM-DD`, where the agency is. */
export interface PaymentDays {
  /** The day of acceptance; before that, the day on which it would be accepted. */
  acceptance: string
  isAccepted: boolean
  confirmation: string | null
}

/**
 * Returns the instalments of a choice, in the order of the payments. Percents are of the total without extras, half
 * to even; a last row of a percent or of the rest takes the difference. Those due before the day of acceptance join
 * the first, which is due on acceptance if its own day is over. Extras are paid with the last. Empty without
 * payments, or without a total.
 */
export function instalmentsOf(
  scheduled: Scheduled,
  choice: Choice,
  days: PaymentDays,
): Instalment[] {
  const { payments } = scheduled
  const total = chosenTotal(scheduled, { ...choice, extras: [] })
  if (!total || payments.length === 0) return []
  const amounts = amountsOf(payments, total, choice.pax ?? travellersOf(scheduled) ?? 1)
  const rows = payments.map(({ due, note }, index) => ({
    due,
    dueOn: dueOn(due, scheduled.startOn, days),
    amount: { ...total, amount: amounts[index] ?? 0 },
    note: note ?? null,
  }))
  return withExtras(joined(rows, days), extrasAmount(scheduled, choice))
}

/** The amounts of payments in minor units: as they were typed where the last is an amount, else the total together. */
function amountsOf(payments: readonly Payment[], total: Money, travellers: number): number[] {
  const amounts = payments.map(({ percent, amount, perPerson, rest }) => {
    if (amount) return amount.amount * (perPerson ? travellers : 1)
    return rest ? 0 : percentOf(total.amount, percent ?? 0)
  })
  if (payments.at(-1)?.amount) return amounts
  const others = amounts.slice(0, -1)
  return [...others, total.amount - sumOf(others)]
}

function dueOn(due: PaymentDue, startOn: string | null, days: PaymentDays): string | null {
  const { acceptance, isAccepted, confirmation } = days
  if (due === 'acceptance') return isAccepted ? acceptance : null
  if (due === 'confirmation') return confirmation
  if (typeof due === 'string') return due
  if ('daysBefore' in due) return startOn && daysFrom(startOn, -due.daysBefore)
  return confirmation && daysFrom(confirmation, due.daysAfterConfirmation)
}

const daysFrom = (day: string, days: number) => dayOfNumber(dayNumber(day) + days)

/** The rows without those that are due too early, whose amounts the first has. */
function joined(rows: Instalment[], { acceptance, isAccepted }: PaymentDays): Instalment[] {
  const isOver = (row: Instalment) => row.dueOn !== null && row.dueOn < acceptance
  const [first, ...others] = rows
  if (!first) return []
  const early = others.filter(isOver)
  const amount = sumOf([first, ...early].map((row) => row.amount.amount))
  const whole = { ...first, amount: { ...first.amount, amount } }
  const isLate = isOver(first) && { due: 'acceptance', dueOn: isAccepted ? acceptance : null }
  return [{ ...whole, ...isLate }, ...others.filter((row) => !isOver(row))]
}

function withExtras(rows: Instalment[], extras: number): Instalment[] {
  return rows.map((row, index) =>
    index < rows.length - 1
      ? row
      : { ...row, amount: { ...row.amount, amount: sumOf([row.amount.amount, extras]) } },
  )
}

/** The sum of the payments that are no rest, in minor units of a total: more than it is no schedule. */
export function fixedPart(payments: readonly Payment[], total: Money, travellers: number): number {
  return sumOf(amountsOf(payments, total, travellers).slice(0, -1))
}

/** The sum that is due by a day, `YYYY-MM-DD`; null where nothing is. */
export function dueBy(rows: readonly Instalment[], day: string): Money | null {
  const due = rows.filter((row) => row.dueOn !== null && row.dueOn <= day)
  const [first] = due
  return first ? { ...first.amount, amount: sumOf(due.map((row) => row.amount.amount)) } : null
}
