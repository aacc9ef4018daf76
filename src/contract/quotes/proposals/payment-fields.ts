import { z } from 'zod'
import { day } from '#contract/base/dates/days.ts'
import { orEmpty, text } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { answeredMoney, money } from '#contract/base/money/money.ts'
import { messages } from '#contract/base/text/messages.ts'

const paymentDue = z.union([
  z.literal(['acceptance', 'confirmation']),
  day,
  z.object({ daysAfterConfirmation: z.int().min(0).max(limits.daysAfterConfirmationMax) }).strict(),
  z.object({ daysBefore: z.int().min(0).max(limits.daysMax) }).strict(),
])

/** A percentage of 0 to 100, with two decimals at most. */
export const sharePercent = z
  .number()
  .min(0)
  .max(100)
  .overwrite((value) => Math.round(value * 100) / 100)

const payment = z
  .object({
    due: paymentDue,
    percent: sharePercent.nullish(),
    amount: money.nullish(),
    /** Of an amount: once for each traveller. */
    perPerson: z.boolean().optional(),
    /** The part of the total that the other payments leave; the last alone. */
    rest: z.boolean().optional(),
    note: text(limits.paymentNoteMaxLength).nullish(),
  })
  .refine((given) => waysOf(given) > 0, { error: messages.required, path: ['percent'] })
  .refine((given) => waysOf(given) < 2, { error: messages.invalid, path: ['amount'] })
  .refine(({ perPerson, amount }) => !perPerson || amount, {
    error: messages.invalid,
    path: ['perPerson'],
  })

interface PaymentShare {
  percent?: number | null | undefined
  amount?: unknown
  rest?: boolean | undefined
}

/** How many ways a payment says how much it is; one is right. */
function waysOf({ percent, amount, rest }: PaymentShare): number {
  return [typeof percent === 'number', Boolean(amount), rest === true].filter(Boolean).length
}

const paymentList = z
  .array(payment)
  .max(limits.paymentsMax, { error: messages.tooMany })
  .superRefine((list, context) => {
    for (const [index, { rest }] of list.entries()) {
      if (!rest || index === list.length - 1) continue
      context.addIssue({ code: 'custom', message: messages.restIsLast, path: [index, 'rest'] })
    }
  })
  .refine((list) => list.at(-1)?.rest || sumsToAll(list.map((each) => each.percent)), {
    error: messages.percentsSum,
  })

/** Whether the percents, where there are any, are a hundred together. */
function sumsToAll(percents: readonly (number | null | undefined)[]): boolean {
  const given = percents.filter((each) => typeof each === 'number')
  return (
    given.length === 0 || given.reduce((sum, each) => sum + Math.round(each * 100), 0) === 10_000
  )
}

const cancellationStep = z.object({
  fromDaysBefore: z.int().min(0).max(limits.daysMax),
  percent: z.int().min(0).max(100),
})

/** When what is paid, and what a cancellation costs; null empties each. */
export const paymentFields = {
  payments: orEmpty(paymentList, []),
  cancellation: orEmpty(
    z.array(cancellationStep).max(limits.cancellationMax, { error: messages.tooMany }),
    [],
  ),
}

const answeredDue = z.union([
  z.string(),
  z.object({ daysAfterConfirmation: z.int() }),
  z.object({ daysBefore: z.int() }),
])

/** The same as answered. */
export const answeredPaymentFields = {
  payments: z.array(
    z.object({
      due: answeredDue,
      percent: z.number().nullable().optional(),
      amount: answeredMoney.nullable().optional(),
      perPerson: z.boolean().optional(),
      rest: z.boolean().optional(),
      note: z.string().nullable().optional(),
    }),
  ),
  cancellation: z.array(z.object({ fromDaysBefore: z.int(), percent: z.int() })),
}

/** A payment in money, as answered. */
export const answeredInstalment = z
  .object({
    due: answeredDue,
    /** `YYYY-MM-DD`; null while it depends on what has not happened. */
    dueOn: z.string().nullable(),
    amount: answeredMoney,
    note: z.string().nullable(),
  })
  .meta({ id: 'Instalment' })
